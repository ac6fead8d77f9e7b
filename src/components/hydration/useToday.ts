import { useSyncExternalStore } from 'react'
import { dayInKenya } from '@/domain/calendar/calendar'

const never = () => () => undefined
const read = () => dayInKenya(new Date())

/** The day it is in Kenya, YYYY-MM-DD; null in the prerendered page, which must not hold the day of its building. */
export function useToday(): string | null {
  return useSyncExternalStore(never, read, () => null)
}
