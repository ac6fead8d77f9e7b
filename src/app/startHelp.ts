import * as marks from '@/config/marks'
import { listenTo } from '@/device/listenTo'
import { showByHour } from './start/byHour'

/** The help page's own first script, inline like start.ts. */
showByHour()

// For a page left open in the afternoon and seen again at night; React does this later.
const stopListening = listenTo(['visibilitychange'], () => {
  if (!document.hidden) showByHour()
})
addEventListener(marks.interactiveEvent, stopListening)
