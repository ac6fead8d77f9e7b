import { useEffect, useState, useSyncExternalStore } from 'react'
import * as marks from '@/config/marks'
import { holidays, hoursSince } from '@/content/texts/helplineTerms'
import { listenTo } from '@/device/listenTo'
import { kenyanMoment } from '@/domain/care/openingHours'

const never = () => () => undefined
const read = () => kenyanMoment(new Date(), hoursSince, holidays)
/** The moment that the first script sorted by; null in the prerendered page. */
const early = () =>
  typeof document === 'undefined'
    ? null
    : Number(document.documentElement.getAttribute(marks.moment)) || null

/** Changes only when the page is opened or seen again, never during reading. Null without a clock to trust. */
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
      // The next visit has its own moment.
      document.documentElement.removeAttribute(marks.moment)
    }
  }, [])

  return seenAgain === undefined ? atFirst : seenAgain
}
