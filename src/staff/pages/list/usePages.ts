import { useRef } from 'react'
import { useFetched } from '@/components/form/useFetched'
import { Failure } from '@/domain/failure'
import { loadAll, type ListCursor, type ListPage } from '@/staff/services/listPage'
import type { Item } from './StaffTable'

export type Pages<T extends Item> = ReturnType<typeof usePages<T>>

/** `load` fetches a page or the whole list; a new `key` starts again. `reload` fetches items, without deleted ones. */
export function usePages<T extends Item>(
  load: (after: ListCursor | null) => Promise<ListPage<T> | readonly T[]>,
  key?: string,
  reload?: (items: readonly T[]) => Promise<readonly T[]>,
) {
  const loadPage = async (after: ListCursor | null) => {
    const found = await load(after)
    return 'items' in found ? found : { items: found, next: null }
  }
  /** What was changed since the last call began: its answer may be older. */
  const changes = useRef<((page: ListPage<T>) => ListPage<T>)[]>([])
  const { value, loadMore, change, ...state } = useFetched<ListPage<T>>(async (before) => {
    changes.current = []
    const { items, next } = await loadPage(before?.next ?? null)
    const page: ListPage<T> = { items: [...(before?.items ?? []), ...items], next }
    return changes.current.reduce((now, each) => each(now), page)
  }, key)
  const { items = null, next = null } = value ?? {}
  function replace(those: readonly T[], by: readonly T[]): void {
    const ids = new Set(those.map(({ id }) => id))
    const now = new Map(by.map((each) => [each.id, each]))
    const put = (page: ListPage<T>) => ({
      ...page,
      items: page.items.flatMap((each) => (ids.has(each.id) ? (now.get(each.id) ?? []) : each)),
    })
    changes.current.push(put)
    change(put)
  }
  return {
    ...state,
    /** Null until the first page. */
    items,
    hasMore: next !== null,
    more: (): void => loadMore(),
    /** Fetches only what is missing. */
    all: async (): Promise<readonly T[]> => [
      ...(items ?? []),
      ...(next ? await loadAll(loadPage, next) : []),
    ],
    replace,
    drop: (those: readonly T[]) => replace(those, []),
    /** Fetches them again, or the whole list if that fails or there is no `reload`. */
    refresh: async (those: readonly T[]): Promise<void> => {
      if (!reload) return state.refetch()
      try {
        replace(those, await reload(those))
      } catch (failure) {
        if (!(failure instanceof Failure)) throw failure
        state.refetch()
      }
    },
  }
}
