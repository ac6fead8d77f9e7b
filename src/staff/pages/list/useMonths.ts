import { useFetched } from '@/components/form/useFetched'
import { monthsBefore } from '@/domain/calendar/calendar'
import { loadFirstMonth } from '@/staff/services/book'

/** `months`: YYYY-MM, latest first, back to the first in the book, or to the chosen one if that is earlier. */
export function useMonths(thisMonth: string, chosen = '') {
  const { value, ...state } = useFetched(loadFirstMonth)
  const [first = thisMonth] = [thisMonth, value ?? thisMonth, chosen || thisMonth].sort()
  return { ...state, months: monthsBetween(first, thisMonth) }
}

function monthsBetween(first: string, last: string): readonly string[] {
  const before = monthsBefore(new Date(`${last}-01`), 1)
    .toISOString()
    .slice(0, 7)
  return first < last ? [last, ...monthsBetween(first, before)] : [last]
}
