import { useState } from 'react'
import { useFetched } from '@/components/form/useFetched'
import { isInFilter, type BookEntry, type BookFilter } from '@/staff/domain/book'

import { useDesk } from '@/staff/pages/useDesk'
import { findInBook, loadMonth } from '@/staff/services/book'
import { loadLeftPayments, type LeftInMonth } from '@/staff/services/leftPayments'
import type { KnownPayers } from '@/staff/services/payers'

/**
 * `book`: all entries of a month, or those found in all months (''). `pages`: those in the filter. `left`: what a
 * month's statements have and the book has not.
 */
export function useBook(month: string, filter: BookFilter) {
  const { people, searchText } = useDesk()
  const [known] = useState<KnownPayers>(() => new Map())
  const { value: book, ...fetched } = useFetched<readonly BookEntry[]>(
    () => (month ? loadMonth(month, known) : findInBook(searchText, known, people)),
    month || `all ${searchText}`,
  )
  const { value: left, ...fetchedLeft } = useFetched<readonly LeftInMonth[]>(
    async () => (month ? loadLeftPayments(month) : []),
    month,
  )
  return {
    book,
    pages: { ...fetched, items: book && book.filter((entry) => isInFilter(entry, filter)) },
    left: { ...fetchedLeft, items: left },
  }
}
