import { useEffect, useState, useSyncExternalStore } from 'react'
import * as marks from '@/config/marks'
import { hoursSince } from '@/content/texts/helplineTerms'
import { listenTo } from '@/device/listenTo'
import { kenyanMoment } from '@/domain/care/openingHours'

const never = () => () => undefined
const read = () => kenyanMoment(new Date(), hoursSince)
/** What the first script sorted by; null in the prerendered page. */
const early = () =>
  typeof document === 'undefined'
    ? null
    : Number(document.documentElement.getAttribute(marks.moment)) || null

/** Changes when the page is opened or seen again, never under the eyes; null: no clock to go by. */
export function useKenyanMoment(): number | null {
  const [opened] = useState(read)
  const [seenAgain, setSeenAgain] = useState<number | null>()
  const atFirst = useSyncExternalStore(never, () => early() ?? opened, early)

  useEffect(() => {
    const stopListening = listenTo(['visibilitychange'], () => {
      if (!document.hidden) setSeenAgain(read())
    })
    return () => {
      stopListening()
      // The next visit has a moment of its own.
      document.documentElement.removeAttribute(marks.moment)
    }
  }, [])

  return seenAgain === undefined ? atFirst : seenAgain
}
