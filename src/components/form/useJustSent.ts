import { useRef } from 'react'

const momentMs = 10_000

/** Notes that something was sent, and answers whether something else was within the last ten seconds. */
export function useJustSent(): () => boolean {
  const last = useRef(-Infinity)
  return () => {
    const before = last.current
    last.current = Date.now()
    return last.current - before < momentMs
  }
}
