import { askDatabase } from './database'

/** `since`: the time of one that waits; null where none is known. */
export interface Waiting {
  readonly atLeast: number
  readonly since: Date | null
}

/**
 * Of the messages without an answer. At least: answers to deleted messages stay and count against it,
 * but those from before the oldest message. 6 reads.
 */
export function countWaitingMessages(): Promise<Waiting> {
  return askDatabase(async ({ countDocuments, findDocuments }) => {
    const [[oldest], [lastAnswer]] = await Promise.all([
      findDocuments({
        collection: 'contactMessages',
        orderBy: [['timestamp', 'ASCENDING']],
        limit: 1,
      }),
      findDocuments({ collection: 'answers', orderBy: [['at', 'DESCENDING']], limit: 1 }),
    ])
    if (!oldest) return { atLeast: 0, since: null }
    const messages = {
      collection: 'contactMessages',
      where: from('timestamp', lastAnswer?.fields['at']),
    }
    const [all, answers, sinceAnswer, [first]] = await Promise.all([
      countDocuments({ collection: 'contactMessages' }),
      countDocuments({ collection: 'answers', where: from('at', oldest.fields['timestamp']) }),
      countDocuments(messages),
      findDocuments({ ...messages, orderBy: [['timestamp', 'ASCENDING']], limit: 1 }),
    ])
    const atLeast = Math.max(all.count - answers.count, sinceAnswer.count)
    return { atLeast, since: dateOf(first?.fields['timestamp']) }
  })
}

/** Pledges that came after the last confirmation, at `since`; all where nothing is confirmed. 2 reads. */
export function countNewPledges(): Promise<Waiting> {
  return askDatabase(async ({ countDocuments, findDocuments }) => {
    const [last] = await findDocuments({
      collection: 'confirmations',
      orderBy: [['at', 'DESCENDING']],
      limit: 1,
    })
    const at = last?.fields['at']
    const { count } = await countDocuments({
      collection: 'Donations',
      where: from('timestamp', at),
    })
    return { atLeast: count, since: dateOf(at) }
  })
}

function from(field: string, at: unknown) {
  return at instanceof Date ? ([[field, 'GREATER_THAN_OR_EQUAL', at]] as const) : []
}

function dateOf(field: unknown): Date | null {
  return field instanceof Date ? field : null
}
