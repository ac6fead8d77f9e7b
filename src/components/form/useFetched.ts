import { useEffect, useState } from 'react'
import type { Failure } from '@/domain/failure'
import { useAction } from './useAction'

/** Something that a component fetches when it appears. */
export interface Fetched<T> {
  /** Null until it is here; it stays while it is fetched again. */
  readonly value: T | null
  readonly isPending: boolean
  readonly failure: Failure | null
  /** Fetches it again, once what is under way has ended. */
  readonly again: () => void
  /** Fetches more, beginning from the value. */
  readonly extend: () => void
  /** Does again what failed. */
  readonly retry: () => void
}

/** Fetches something when the component appears, and once more whenever `key` changes. */
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
