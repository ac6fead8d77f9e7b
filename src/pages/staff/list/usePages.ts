import { useFetched, type Fetched } from '@/components/form/useFetched'
import { loadAll, type ListCursor, type ListPage } from '@/services/staff/listPage'

/** A list that is fetched page by page. */
export interface Pages<T> extends Pick<
  Fetched<unknown>,
  'isPending' | 'failure' | 'retry' | 'again'
> {
  /** The items so far; null until the first page is here. */
  readonly items: readonly T[] | null
  readonly hasMore: boolean
  /** Fetches the next page. */
  readonly more: () => void
  /** The whole list, fetching only what is missing. @throws Failure */
  readonly all: () => Promise<readonly T[]>
}

/** Fetches a list page by page, and begins again whenever `key` changes. */
export function usePages<T>(
  load: (after: ListCursor | null) => Promise<ListPage<T>>,
  key?: string,
): Pages<T> {
  const { value, extend, ...state } = useFetched<ListPage<T>>(async (before) => {
    const { items, next } = await load(before?.next ?? null)
    return { items: [...(before?.items ?? []), ...items], next }
  }, key)
  const { items = null, next = null } = value ?? {}
  return {
    ...state,
    items,
    hasMore: next !== null,
    more: extend,
    all: async () => [...(items ?? []), ...(next ? await loadAll(load, next) : [])],
  }
}
