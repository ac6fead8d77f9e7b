import { readAt } from '@/staff/domain/stored'
import { countDocuments, findDocuments } from './database'
import { lastStepsSince } from './orderSteps'
import { inRange } from './wireFormat'

/** 90 days ago. */
export const recently = () => new Date(Date.now() - 90 * 24 * 60 * 60_000)

/** Orders of the last 90 days, less those handed over or cancelled in that time. 2 reads. */
export async function countOpenOrders(): Promise<number> {
  const since = recently()
  const [placed, done] = await Promise.all([
    countDocuments({ collection: 'placed', where: inRange('at', since) }),
    countDocuments(lastStepsSince(since)),
  ])
  return placed - done
}

/** Pledges since the last confirmation (`since`), or all of them. 2 reads. */
export async function countNewPledges(): Promise<{ atLeast: number; since: Date | null }> {
  const [last] = await findDocuments({
    collection: 'confirmations',
    orderBy: [['at', 'DESCENDING']],
    limit: 1,
  })
  const since = last ? readAt(last.fields) : null
  const where = inRange('timestamp', since ?? undefined)
  return { atLeast: await countDocuments({ collection: 'Donations', where }), since }
}
