import { useEffect, useState } from 'react'
import { helplines } from '@/content/helplines'
import { newestDay } from '@/domain/care/phoned'
import { loadPhonedDays } from '@/services/phonedHelplines'

const builtDays = () =>
  Object.fromEntries(helplines.map(({ number, verifiedOn }) => [number, verifiedOn] as const))

/**
 * The day on which each helpline was last phoned, by its number. The page says what it was built with;
 * what staff have noted since is asked for once, when the page is idle and its visitor saves no data.
 */
export function usePhonedDays(): Readonly<Record<string, string | null>> {
  const [days, setDays] = useState(builtDays)

  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData) return undefined
    let isHere = true
    const ask = async () => {
      const noted = await loadPhonedDays(Object.keys(builtDays()))
      if (!isHere) return
      setDays((built) =>
        Object.fromEntries(
          Object.entries(built).map(([number, day]) => [number, newestDay(day, noted[number])]),
        ),
      )
    }
    const cancel = whenIdle(() => void ask())
    return () => {
      isHere = false
      cancel()
    }
  }, [])

  return days
}

function whenIdle(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act)
  return () => cancelIdleCallback(request)
}
