import { useEffect, useRef, useState } from 'react'
import { Failure } from '@/domain/failure'

/**
 * Runs what a form sends. A second call while one is pending is ignored, so a double tap is one
 * write. An expected failure goes to `onFailure`; anything else is a bug and goes to the error page.
 * `isStillHere` tells the action whether its form is still on screen: nobody who has moved on
 * meanwhile is to be taken elsewhere.
 */
export function useSubmit<Input>(
  action: (input: Input, isStillHere: () => boolean) => Promise<void>,
  onFailure: (failure: Failure) => void,
): { submit: (input: Input) => void; isPending: boolean } {
  const pending = useRef(false)
  const mounted = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const [bug, setBug] = useState<unknown>(null)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  if (bug !== null) throw bug

  async function run(input: Input) {
    if (pending.current) return
    pending.current = true
    setIsPending(true)
    try {
      await action(input, () => mounted.current)
    } catch (error) {
      if (error instanceof Failure) onFailure(error)
      else setBug(error)
    } finally {
      pending.current = false
      setIsPending(false)
    }
  }

  return { submit: (input) => void run(input), isPending }
}
