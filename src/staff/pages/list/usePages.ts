import { useFetched } from '@/components/form/useFetched'
import { Failure } from '@/domain/failure'
import { loadAll, type ListCursor, type ListPage } from '@/staff/services/listPage'

export type Pages<T> = ReturnType<typeof usePages<T>>

/**
 * `load` fetches a page, or the whole list. Restarts when `key` changes. `reload` fetches one item, or
 * nothing if it is gone.
 */
export function usePages<T>(
  load: (after: ListCursor | null) => Promise<ListPage<T> | readonly T[]>,
  key?: string,
  reload?: (item: T) => Promise<readonly T[]>,
) {
  const loadPage = async (after: ListCursor | null) => {
    const found = await load(after)
    return 'items' in found ? found : { items: found, next: null }
  }
  const { value, loadMore, change, ...state } = useFetched<ListPage<T>>(async (before) => {
    const { items, next } = await loadPage(before?.next ?? null)
    return { items: [...(before?.items ?? []), ...items], next }
  }, key)
  const { items = null, next = null } = value ?? {}
  const replace = (item: T, by: readonly T[]) =>
    change((page) => ({
      ...page,
      items: page.items.flatMap((each) => (each === item ? by : [each])),
    }))
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
    drop: (item: T) => replace(item, []),
    /** Fetches it again, or the whole list on failure. */
    async refresh(item: T): Promise<void> {
      if (!reload) {
        state.refetch()
        return
      }
      try {
        replace(item, await reload(item))
      } catch (failure) {
        if (!(failure instanceof Failure)) throw failure
        state.refetch()
      }
    },
  }
}
