import { useEffect, useState } from 'react'

/** Once fetched it is there at once, whoever asks. */
const fetched = new Map<unknown, unknown>()

/**
 * A part of the site's code, fetched as soon as it is needed. Null before that, and while it cannot be
 * fetched; tried again when the network is back. `load` must be the same function every time.
 */
export function useFetchedWhen<Part extends object>(
  isNeeded: boolean,
  load: () => Promise<Part>,
): Part | null {
  const [part, setPart] = useState<Part | null>(null)

  useEffect(() => {
    if (!isNeeded || part) return undefined
    const fetchPart = async () => {
      try {
        if (!fetched.has(load)) fetched.set(load, await load())
        setPart(fetched.get(load) as Part)
      } catch {
        // Tried again when the network is back.
      }
    }
    void fetchPart()
    const leaving = new AbortController()
    addEventListener('online', () => void fetchPart(), { signal: leaving.signal })
    return () => leaving.abort()
  }, [isNeeded, part, load])

  return part
}
