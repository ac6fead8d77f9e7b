import type { ShownMonth } from '@/domain/giving/shownMonth'
import type { Account } from '@/domain/members/account'
import { readPublication, type Publication } from '@/staff/domain/publication'
import { findDocuments } from './database'
import { storeOnce, takeBack } from './storeOnce'

/** What everybody sees of a month, or null. */
export async function loadPublication(month: string): Promise<Publication | null> {
  const found = await findDocuments({
    collection: 'publications',
    where: [['month', 'EQUAL', month]],
  })
  return found.map(readPublication).find(({ backAt }) => backAt === null) ?? null
}

/** Safe to repeat with the same id. */
export function publishMonth(id: string, shown: ShownMonth, staff: Account): Promise<void> {
  const { month, ...sums } = shown
  return storeOnce('publications', id, { ...shown }, staff, [
    { collection: 'monthsShown', id: month, set: { ...sums, publication: id } },
  ])
}

/** Only for staff other than the publisher. */
export function takeBackMonth(
  { id, month }: Pick<Publication, 'id' | 'month'>,
  staff: Account,
): Promise<void> {
  return takeBack('publications', id, staff, [
    { collection: 'monthsShown', id: month, delete: true },
  ])
}
