import { monthsBefore } from '@/domain/calendar/calendar'
import { shownMonthSchema, type ShownMonth } from '@/domain/giving/shownMonth'
import { fetchPublicDocuments } from './publicDocuments'

/** The last published of the two months before `today`; null without one, or if it cannot be read. Never rejects. */
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
    // The page works without it.
  }
  return null
}
