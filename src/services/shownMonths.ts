import { monthsBefore } from '@/domain/calendar/calendar'
import { shownMonthSchema, type ShownMonth } from '@/domain/giving/shownMonth'
import { fetchPublicDocuments } from './publicDocuments'

/** The last of the two before `today`. Null: neither is published, or nobody can say. Never rejects. */
export async function loadShownMonth(today: string): Promise<ShownMonth | null> {
  const first = new Date(`${today.slice(0, 7)}-01`)
  const months = [1, 2].map((back) => monthsBefore(first, back).toISOString().slice(0, 7))
  try {
    const found = await fetchPublicDocuments('monthsShown', months, shownMonthSchema)
    for (const month of months) {
      const shown = found.get(month)
      if (shown) return { month, ...shown }
    }
  } catch {
    // It is an extra.
  }
  return null
}
