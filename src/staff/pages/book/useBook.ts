import { useState } from 'react'
import { isInFilter, type BookFilter } from '@/staff/domain/book'
import { usePages } from '@/staff/pages/list/usePages'
import { useDesk } from '@/staff/pages/useDesk'
import { findInBook, loadMonth } from '@/staff/services/book'
import { loadLeftPayments } from '@/staff/services/leftPayments'
import type { KnownPayers } from '@/staff/services/payers'

/**
 * `book`: all entries of a month, or those found in all months (''). `pages`: those that the filter lets through.
 * `left`: what a month's statements have and the book does not.
 */
export function useBook(month: string, filter: BookFilter) {
  const { people, searchText } = useDesk()
  const [known] = useState<KnownPayers>(() => new Map())
  const pages = usePages(
    () => (month ? loadMonth(month, known) : findInBook(searchText, people, known)),
    month || `all ${searchText}`,
  )
  const left = usePages(async () => (month ? loadLeftPayments(month) : []), month)
  const { items: book } = pages
  const items = book && book.filter((entry) => isInFilter(entry, filter))
  // What is booked or void by now changes what is left.
  const refetch = () => {
    pages.refetch()
    left.refetch()
  }
  const refresh = () => Promise.resolve(refetch())
  return { book, pages: { ...pages, items, refetch, refresh }, left }
}
