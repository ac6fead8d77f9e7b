import { useEffect, useRef, useState } from 'react'
import { Failure } from '@/domain/failure'

/**
 * Ignores a call during another, such as a double tap. Errors other than `Failure` go to the error
 * page. `isStillHere` is false once unmounted.
 */
export function useAction<Input = void>(
  action: (input: Input, isStillHere: () => boolean) => Promise<void>,
) {
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

  return { run: (input: Input) => void run(input), isPending, failure }
}
