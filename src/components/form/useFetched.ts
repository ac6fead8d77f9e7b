import { useEffect, useState } from 'react'
import type { Failure } from '@/domain/failure'
import { useAction } from './useAction'

export interface Fetched<T> {
  /** Stays while it is fetched again. */
  readonly value: T | null
  readonly isPending: boolean
  readonly failure: Failure | null
  /** Fetches it again, after the call under way. */
  readonly again: () => void
  /** Fetches more, starting from the value. */
  readonly extend: () => void
  /** Repeats the failed call. */
  readonly retry: () => void
}

/** Fetches when the component appears and whenever `key` changes. */
export function useFetched<T>(load: (before: T | null) => Promise<T>, key = ''): Fetched<T> {
  const [fetched, setFetched] = useState<{ key: string; value: T } | null>(null)
  const [asked, setAsked] = useState<{ wanted: string; before: T | null } | null>(null)
  const [round, setRound] = useState(0)
  const wanted = `${round} ${key}`
  const value = fetched?.key === key ? fetched.value : null
  const { run, isPending, failure } = useAction<T | null>(async (before, isStillHere) => {
    setAsked({ wanted, before })
    const next = await load(before)
    if (isStillHere()) setFetched({ key, value: next })
  })

  useEffect(() => {
    if (!isPending && asked?.wanted !== wanted) run(null)
  })

  return {
    value,
    isPending,
    failure,
    again: () => setRound((before) => before + 1),
    extend: () => run(value),
    retry: () => run(asked?.before ?? null),
  }
}
