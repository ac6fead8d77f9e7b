import { useSyncExternalStore } from 'react'
import { dayInKenya } from '@/domain/calendar/calendar'

const never = () => () => undefined
const read = () => dayInKenya(new Date())

/**
 * The day in Kenya, YYYY-MM-DD; null in the prerendered page, which would hold the day of its
 * build.
 */
export function useToday(): string | null {
  return useSyncExternalStore(never, read, () => null)
}
