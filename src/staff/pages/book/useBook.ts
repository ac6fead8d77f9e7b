import { useState } from 'react'
import { useFetched } from '@/components/form/useFetched'
import { isInFilter, type BookEntry, type BookFilter } from '@/staff/domain/book'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { useMonths } from '@/staff/pages/list/useMonths'
import { useShowMore } from '@/staff/pages/list/usePages'
import { findInBook, loadMonth } from '@/staff/services/book'
import { loadLeftPayments } from '@/staff/services/leftPayments'
import type { KnownPayers } from '@/staff/services/payers'
import type { ReadPeople } from '@/staff/services/people'

/**
 * `book`: all entries of a month, or those found in all months. `pages`: those in the filter. `left`: what a month's
 * statements have and the book has not.
 */
export function useBook(thisMonth: string, searchText: string, people: ReadPeople) {
  /** '': all months. */
  const [month, setMonth] = useState(searchText ? '' : thisMonth)
  const [kind, setKind] = useState<BookFilter['kind']>('')
  const [method, setMethod] = useState<BookFilter['method']>('')
  const [known] = useState<KnownPayers>(() => new Map())
  const { months, refetch: refetchMonths } = useMonths(thisMonth, month)
  const { value: book, ...fetched } = useFetched<readonly BookEntry[]>(
    () => (month ? loadMonth(month, known) : findInBook(searchText, known, people)),
    month || `all ${searchText}`,
  )
  const { value: left, ...fetchedLeft } = useFetched<readonly LeftPayment[]>(
    async () => (month ? loadLeftPayments(month) : []),
    month,
  )
  const leftPages = useShowMore(fetchedLeft, left, month)
  const filter = { kind, method, searchText }
  const pages = useShowMore(
    fetched,
    book && book.filter((entry) => isInFilter(entry, filter)),
    [month, kind, method, searchText].join(),
  )
  return {
    month,
    setMonth,
    months,
    refetchMonths,
    kind,
    setKind,
    method,
    setMethod,
    book,
    pages,
    left,
    leftPages,
  }
}
