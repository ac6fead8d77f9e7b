import type { Arrival, PaymentKind } from '@/domain/staff/confirmation'
import { askDatabase } from './database'

/** What to add up; all that was ever confirmed without a filter. */
export interface TotalFilter {
  /** The month of arrival, YYYY-MM. */
  readonly month?: string | undefined
  readonly method?: Arrival | undefined
  readonly kind?: PaymentKind | undefined
}

/** How many payments are confirmed and not void, and what they come to in whole Ksh. @throws Failure */
export function countAndSum(
  filter: TotalFilter = {},
): Promise<{ readonly count: number; readonly sum: number }> {
  const where = (['month', 'method', 'kind'] as const).flatMap((field) => {
    const value = filter[field]
    return value === undefined ? [] : ([[field, 'EQUAL', value]] as const)
  })
  return askDatabase(async ({ countDocuments }) => {
    const [confirmed, voided] = await Promise.all([
      countDocuments({ collection: 'confirmations', where }, 'amount'),
      countDocuments({ collection: 'voids', where }, 'amount'),
    ])
    return { count: confirmed.count - voided.count, sum: confirmed.sum - voided.sum }
  })
}
