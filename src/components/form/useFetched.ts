import { useEffect, useState } from 'react'
import { useAction } from './useAction'

export type Fetched<T> = ReturnType<typeof useFetched<T>>

/** Fetches on mount and when `key` changes. */
export function useFetched<T>(load: (before: T | null) => Promise<T>, key = '') {
  const [fetched, setFetched] = useState<{ key: string; value: T } | null>(null)
  const [asked, setAsked] = useState<{ wanted: string; before: T | null } | null>(null)
  const [round, setRound] = useState(0)
  const wanted = `${round} ${key}`
  const value = fetched?.key === key ? fetched.value : null
  const { run, isPending, failure } = useAction<T | null>(async (before) => {
    setAsked({ wanted, before })
    setFetched({ key, value: await load(before) })
  })

  useEffect(() => {
    if (!isPending && asked?.wanted !== wanted) run(null)
  })

  return {
    /** Stays during a refetch. */
    value,
    isPending,
    failure,
    /** Refetches, after any call under way. */
    refetch: () => setRound((before) => before + 1),
    /** Loads more, starting from the value. */
    loadMore: () => run(value),
    change: (next: (before: T) => T) =>
      setFetched((before) => (before?.key === key ? { key, value: next(before.value) } : before)),
    // With what was changed since.
    retry: () => run(asked?.before ? value : null),
  }
}
