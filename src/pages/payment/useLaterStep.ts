import { useEffect, useState } from 'react'
import type { LaterStep } from './LaterStep'

let fetched: typeof LaterStep | null = null

async function fetchLaterStep() {
  fetched = (await import('./LaterStep')).LaterStep
  return fetched
}

/** Fetches the steps after the first, so that they are here when the phone has lost its network. */
export function prepareLaterStep(): void {
  fetchLaterStep().catch(() => undefined)
}

/** The steps after the first once they are here; `hasFailed` when they cannot be fetched. */
export function useLaterStep(isNeeded: boolean): {
  readonly LaterStep: typeof LaterStep | null
  readonly hasFailed: boolean
  readonly fetchAgain: () => void
} {
  const [Step, setStep] = useState(() => fetched)
  const [hasFailed, setHasFailed] = useState(false)
  const isMissing = isNeeded && Step === null && !hasFailed
  useEffect(() => {
    if (!isMissing) return undefined
    let isHere = true
    fetchLaterStep().then(
      (step) => isHere && setStep(() => step),
      () => isHere && setHasFailed(true),
    )
    return () => {
      isHere = false
    }
  }, [isMissing])
  return { LaterStep: fetched ?? Step, hasFailed, fetchAgain: () => setHasFailed(false) }
}
