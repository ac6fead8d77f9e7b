import { useState } from 'react'
import type { Pages } from './usePages'

const atOnce = 50

/** Shows a complete list fifty rows at a time. Restarts when `key` changes. */
export function useShowMore<T>(pages: Pages<T>, items: readonly T[] | null, key = ''): Pages<T> {
  const [shown, setShown] = useState({ key, count: atOnce })
  const count = shown.key === key ? shown.count : atOnce
  return {
    ...pages,
    items: items?.slice(0, count) ?? null,
    hasMore: (items?.length ?? 0) > count,
    more: () => setShown({ key, count: count + atOnce }),
    all: async () => [...(items ?? [])],
  }
}
