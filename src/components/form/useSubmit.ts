import { useRef, useState } from 'react'
import { Failure } from '@/domain/failure'

/**
 * Runs what a form sends. A second call while one is pending is ignored, so a double tap is one
 * write. An expected failure goes to `onFailure`; anything else is a bug and goes to the error page.
 */
export function useSubmit<Input>(
  action: (input: Input) => Promise<void>,
  onFailure: (failure: Failure) => void,
): { submit: (input: Input) => void; isPending: boolean } {
  const pending = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const [bug, setBug] = useState<unknown>(null)
  if (bug !== null) throw bug

  async function run(input: Input) {
    if (pending.current) return
    pending.current = true
    setIsPending(true)
    try {
      await action(input)
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
