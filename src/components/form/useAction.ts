import { useEffect, useRef, useState } from 'react'
import { Failure } from '@/domain/failure'

/**
 * Runs something that takes time and may fail. A second call while one is under way is ignored, so
 * a double tap is one call. An expected failure is shown by `failure` until the next call; anything
 * else is a bug and goes to the error page. `isStillHere` tells whether the page is still open: a
 * person who has moved on is not taken elsewhere.
 */
export function useAction<Input = void>(
  action: (input: Input, isStillHere: () => boolean) => Promise<void>,
): {
  readonly run: (input: Input) => void
  readonly isPending: boolean
  readonly failure: Failure | null
} {
  const isRunning = useRef(false)
  const isMounted = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const failure = error instanceof Failure ? error : null
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  if (error !== null && !failure) throw error

  async function run(input: Input) {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    setError(null)
    try {
      await action(input, () => isMounted.current)
    } catch (thrown) {
      setError(thrown)
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }

  return { run: (input) => void run(input), isPending, failure }
}
