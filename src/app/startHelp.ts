import * as marks from '@/config/marks'
import { showByHour } from './start/byHour'

/** The help page's own first script, inline like start.ts. */
showByHour()

const listening = new AbortController()
addEventListener(marks.interactiveEvent, () => listening.abort(), { once: true })
// Left open in the afternoon, seen again at night; later React does it.
addEventListener(
  'visibilitychange',
  () => {
    if (!document.hidden) showByHour()
  },
  { signal: listening.signal },
)
