import { countDocuments, findByIds, findDocuments } from './database'

/** `since`: when one of them came, if known. */
export interface Waiting {
  readonly atLeast: number
  readonly since: Date | null
}

/** Only these are checked one by one. */
const newestChecked = 3

/**
 * `since`: the newest without an answer. At least, because answers to deleted messages count,
 * except those before the oldest message. At most 9 reads.
 */
export async function countWaitingMessages(): Promise<Waiting> {
  const collection = 'contactMessages'
  const [[oldest], newest] = await Promise.all([
    findDocuments({ collection, orderBy: [['timestamp', 'ASCENDING']], limit: 1 }),
    findDocuments({ collection, orderBy: [['timestamp', 'DESCENDING']], limit: newestChecked }),
  ])
  if (!oldest) return { atLeast: 0, since: null }
  const ids = newest.map(({ id }) => id)
  const [all, answers, newestAnswers] = await Promise.all([
    countDocuments({ collection }),
    countDocuments({ collection: 'answers', where: from('at', oldest.fields['timestamp']) }),
    findByIds('answers', ids),
  ])
  const waiting = newest.filter(({ id }) => !newestAnswers.has(id))
  return {
    atLeast: Math.max(all - answers, waiting.length),
    since: dateOf(waiting.at(-1)?.fields['timestamp']),
  }
}

export const recentDays = 90

/** Less those handed over or cancelled in these days. 2 reads. */
export async function countOpenOrders(): Promise<Waiting> {
  const since = from('at', new Date(Date.now() - recentDays * 24 * 60 * 60_000))
  const [placed, done] = await Promise.all([
    countDocuments({ collection: 'placed', where: since }),
    countDocuments({
      collection: 'orderSteps',
      where: [['step', 'IN', ['handedOver', 'cancelled']], ...since],
      orderBy: [['at', 'DESCENDING']],
    }),
  ])
  return { atLeast: placed - done, since: null }
}

/** Since the last confirmation (`since`), or all. 2 reads. */
export async function countNewPledges(): Promise<Waiting> {
  const [last] = await findDocuments({
    collection: 'confirmations',
    orderBy: [['at', 'DESCENDING']],
    limit: 1,
  })
  const at = last?.fields['at']
  const atLeast = await countDocuments({
    collection: 'Donations',
    where: from('timestamp', at),
  })
  return { atLeast, since: dateOf(at) }
}

function from(field: string, at: unknown) {
  return at instanceof Date ? ([[field, 'GREATER_THAN_OR_EQUAL', at]] as const) : []
}

function dateOf(field: unknown): Date | null {
  return field instanceof Date ? field : null
}
