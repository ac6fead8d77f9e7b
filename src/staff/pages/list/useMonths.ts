import { useFetched } from '@/components/form/useFetched'
import { monthsBefore } from '@/domain/calendar/calendar'
import { loadFirstMonth } from '@/staff/services/book'

/** `months`: YYYY-MM, latest first, from the first in the book to this one, and to the chosen one. */
export function useMonths(thisMonth: string, chosen = '') {
  const { value, ...state } = useFetched(loadFirstMonth)
  const known = [thisMonth, value ?? thisMonth, chosen || thisMonth].sort()
  return { ...state, months: monthsBetween(known[0] ?? thisMonth, known.at(-1) ?? thisMonth) }
}

function monthsBetween(first: string, last: string): readonly string[] {
  const before = monthsBefore(new Date(`${last}-01`), 1)
    .toISOString()
    .slice(0, 7)
  return first < last ? [last, ...monthsBetween(first, before)] : [last]
}
