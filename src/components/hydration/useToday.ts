import { useSyncExternalStore } from 'react'
import { dayInKenya } from '@/domain/calendar/calendar'

const never = () => () => undefined
const read = () => dayInKenya(new Date())

/** YYYY-MM-DD in Kenya; null in the prerendered page. */
export function useToday(): string | null {
  return useSyncExternalStore(never, read, () => null)
}
