import { markId } from '@/staff/domain/confirmation'
import type { StoredMessage } from '@/staff/domain/records'
import { readAt } from '@/staff/domain/stored'
import { findDocuments } from './database'
import { loadEntryTimes } from './entryTimes'
import { findAll } from './listPage'
import { listMessages } from './messages'
import { findLastSteps, lastSteps, stepId } from './orderSteps'
import { inRange } from './wireFormat'
import type { Write } from './write'

/** 90 days ago. */
export const recently = () => new Date(Date.now() - 90 * 24 * 60 * 60_000)

/* What waited when it was loaded; `after` tells what is left of it after later writes. */

/** Oldest first. Reads as much as `listMessages`: an old message may be the one that waits. */
export async function loadWaitingMessages() {
  const messages = await listMessages()
  const answered = messages.flatMap((each) => (each.answered ? each.id : []))
  return {
    after(writes: readonly Write[]): readonly StoredMessage[] {
      const stored = idsAfter(
        writes,
        'contactMessages',
        messages.map(({ id }) => id),
      )
      const done = idsAfter(writes, 'answers', answered)
      return messages.filter(({ id }) => stored.has(id) && !done.has(id))
    },
  }
}

/** Pledges since the last confirmation (`since`), or all of them. One read each. */
export async function loadNewPledges() {
  const [last] = await findDocuments({
    collection: 'confirmations',
    orderBy: [['at', 'DESCENDING']],
    limit: 1,
  })
  const since = last ? readAt(last.fields) : null
  const pledges = await findAll(
    {
      collection: 'Donations',
      where: inRange('timestamp', since ?? undefined),
      orderBy: ['timestamp', 'DESCENDING'],
      select: ['timestamp'],
    },
    ({ id }) => markId('donation', id),
  )
  return {
    since,
    after(writes: readonly Write[]): number {
      const confirmed = idsAfter(writes, 'confirmed')
      return pledges.filter((mark) => !confirmed.has(mark)).length
    },
  }
}

/** Orders placed in the last 90 days and not done. One read for each, and for each that was done in that time. */
export async function loadOpenOrders() {
  const since = recently()
  const [placed, steps] = await Promise.all([loadEntryTimes('placed', since), findLastSteps(since)])
  return {
    after(writes: readonly Write[]): number {
      const taken = idsAfter(
        writes,
        'orderSteps',
        steps.map(({ id }) => id),
      )
      const isOpen = (order: string) => !lastSteps.some((step) => taken.has(stepId(order, step)))
      return [...placed.keys()].filter(isOpen).length
    },
  }
}

/** The documents of a collection after these writes. A mark without its part counts as gone. */
function idsAfter(writes: readonly Write[], collection: string, before: readonly string[] = []) {
  const ids = new Set(before)
  for (const write of writes.filter((each) => each.collection === collection)) {
    if ('delete' in write || ('map' in write && write.value === null)) ids.delete(write.id)
    else ids.add(write.id)
  }
  return ids
}
