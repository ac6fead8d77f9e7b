import { useRef } from 'react'

const momentMs = 10_000

/** True within ten seconds of another message. */
export function useJustSent(): () => boolean {
  const last = useRef(-Infinity)
  return () => {
    const before = last.current
    last.current = Date.now()
    return last.current - before < momentMs
  }
}
