import type { RecordKind, Method } from '@/staff/domain/confirmation'
import { countDocuments } from './database'

export interface TotalFilter {
  /** Of arrival, YYYY-MM. */
  readonly month?: string | undefined
  readonly method?: Method | undefined
  readonly kind?: RecordKind | undefined
}

/** Without void ones; whole Ksh, less refunds. */
export async function countAndSum(filter: TotalFilter = {}) {
  const { kind } = filter
  const [all, refunds] = await Promise.all([
    countNotVoided(filter),
    kind === undefined ? countNotVoided({ ...filter, kind: 'refund' }) : null,
  ])
  const back = kind === 'refund' ? all.sum : (refunds?.sum ?? 0)
  return { count: all.count, sum: all.sum - 2 * back }
}

async function countNotVoided(filter: TotalFilter) {
  const where = (['month', 'method', 'kind'] as const).flatMap((field) => {
    const value = filter[field]
    return value === undefined ? [] : ([[field, 'EQUAL', value]] as const)
  })
  const [confirmed, voided] = await Promise.all([
    countDocuments({ collection: 'confirmations', where }, 'amount'),
    countDocuments({ collection: 'voids', where }, 'amount'),
  ])
  return { count: confirmed.count - voided.count, sum: confirmed.sum - voided.sum }
}
