import * as marks from '@/config/marks'
import { listenTo } from '@/device/listenTo'
import { showByHour } from './start/byHour'

/** The help page's own first script, inline like start.ts. */
showByHour()

// Left open in the afternoon, seen again at night; later React does it.
const stopListening = listenTo(['visibilitychange'], () => {
  if (!document.hidden) showByHour()
})
addEventListener(marks.interactiveEvent, stopListening)
