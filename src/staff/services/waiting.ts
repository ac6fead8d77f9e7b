import { countDocuments, findDocuments } from './database'

export const recentDays = 90

/** Less those handed over or cancelled in these days. 2 reads. */
export async function countOpenOrders(): Promise<number> {
  const since = from('at', new Date(Date.now() - recentDays * 24 * 60 * 60_000))
  const [placed, done] = await Promise.all([
    countDocuments({ collection: 'placed', where: since }),
    countDocuments({
      collection: 'orderSteps',
      where: [['step', 'IN', ['handedOver', 'cancelled']], ...since],
      orderBy: [['at', 'DESCENDING']],
    }),
  ])
  return placed - done
}

/** Since the last confirmation (`since`), or all. 2 reads. */
export async function countNewPledges(): Promise<{ atLeast: number; since: Date | null }> {
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
  return { atLeast, since: at instanceof Date ? at : null }
}

function from(field: string, at: unknown) {
  return at instanceof Date ? ([[field, 'GREATER_THAN_OR_EQUAL', at]] as const) : []
}
