import { useFetched } from '@/components/form/useFetched'
import { loadAll, type ListCursor, type ListPage } from '@/services/staff/listPage'

export type Pages<T> = ReturnType<typeof usePages<T>>

/** Begins again whenever `key` changes. */
export function usePages<T>(
  load: (after: ListCursor | null) => Promise<ListPage<T>>,
  key?: string,
) {
  const { value, extend, ...state } = useFetched<ListPage<T>>(async (before) => {
    const { items, next } = await load(before?.next ?? null)
    return { items: [...(before?.items ?? []), ...items], next }
  }, key)
  const { items = null, next = null } = value ?? {}
  return {
    ...state,
    /** Null until the first page is here. */
    items,
    hasMore: next !== null,
    more: extend,
    /** Fetches only what is missing. */
    all: async () => [...(items ?? []), ...(next ? await loadAll(load, next) : [])],
  }
}
