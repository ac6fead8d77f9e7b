import { useFetched, type Fetched } from '@/components/form/useFetched'
import { loadAll, type ListCursor, type ListPage } from '@/services/staff/listPage'

export interface Pages<T> extends Pick<
  Fetched<unknown>,
  'isPending' | 'failure' | 'retry' | 'again'
> {
  /** Null until the first page is here. */
  readonly items: readonly T[] | null
  readonly hasMore: boolean
  readonly more: () => void
  /** Fetches only what is missing. */
  readonly all: () => Promise<readonly T[]>
}

/** Begins again whenever `key` changes. */
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
