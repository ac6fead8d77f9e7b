import { useSyncExternalStore } from 'react'
import { listenTo } from '@/device/listenTo'
import { dayInKenya } from '@/domain/calendar/calendar'

/** A phone may show a page again days later. */
const onReturn = (listener: () => void) => listenTo(['visibilitychange'], listener)
const read = () => dayInKenya(new Date())

/** YYYY-MM-DD in Kenya; null in the prerendered page. Changes when the page is seen again. */
export function useToday(): string | null {
  return useSyncExternalStore(onReturn, read, () => null)
}
