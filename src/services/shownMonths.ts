import { shownMonthSchema, type ShownMonth } from '@/domain/giving/shownMonth'
import { fetchPublicDocuments } from './publicDocuments'

/** The last of the two before `today`. Null: neither is published, or nobody can say. Never rejects. */
export async function loadShownMonth(today: string): Promise<ShownMonth | null> {
  const months = [1, 2].map((back) => {
    const first = new Date(`${today.slice(0, 7)}-01`)
    first.setUTCMonth(first.getUTCMonth() - back)
    return first.toISOString().slice(0, 7)
  })
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
