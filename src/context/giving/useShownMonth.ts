import { useEffect, useState } from 'react'
import { dayInKenya } from '@/domain/calendar/calendar'
import type { ShownMonth } from '@/domain/giving/shownMonth'
import { loadShownMonth } from '@/services/shownMonths'

/** Loads only once. */
export function useShownMonth(): ShownMonth | null {
  const [shown, setShown] = useState<ShownMonth | null>(null)
  useEffect(() => void loadShownMonth(dayInKenya(new Date())).then(setShown), [])
  return shown
}
