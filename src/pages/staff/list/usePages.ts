import { useEffect, useRef, useState } from 'react'
import { useAction } from '@/components/form/useAction'
import type { Failure } from '@/domain/failure'
import type { ListCursor, ListPage } from '@/services/staff/database'

/** A list that is fetched page by page. */
export interface Pages<T> {
  /** What is fetched so far; null until the first page is here. */
  readonly items: readonly T[] | null
  readonly hasMore: boolean
  /** Fetches the next page; after a failure, the one that failed. */
  readonly more: () => void
  /** Fetches the list anew, from its first page. */
  readonly again: () => void
  readonly isPending: boolean
  readonly failure: Failure | null
  /** All of it, fetching what is missing. @throws Failure */
  readonly all: () => Promise<readonly T[]>
}

interface Fetched<T> {
  readonly by: unknown
  readonly items: readonly T[]
  readonly next: ListCursor | null
}

/** Fetches a list page by page. Another `load`, which has to keep its identity, begins anew. */
export function usePages<T>(load: (after: ListCursor | null) => Promise<ListPage<T>>): Pages<T> {
  const [fetched, setFetched] = useState<Fetched<T> | null>(null)
  const current = fetched?.by === load ? fetched : null
  const asked = useRef<Fetched<T> | null>(null)
  const { run, isPending, failure } = useAction<Fetched<T> | null>(async (before, isStillHere) => {
    asked.current = before
    const { items, next } = await load(before?.next ?? null)
    if (isStillHere()) setFetched({ by: load, items: [...(before?.items ?? []), ...items], next })
  })

  useEffect(() => {
    if (!current && !failure && !isPending) run(null)
  })

  return {
    items: current?.items ?? null,
    hasMore: current !== null && current.next !== null,
    more: () => run(failure && current ? asked.current : current),
    again: () => run(null),
    isPending,
    failure,
    async all() {
      const items = [...(current?.items ?? [])]
      let next = current ? current.next : null
      let isFirst = current === null
      while (isFirst || next) {
        const page = await load(next)
        items.push(...page.items)
        next = page.next
        isFirst = false
      }
      return items
    },
  }
}
