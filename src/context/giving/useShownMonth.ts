import { useEffect, useState } from 'react'
import { whenIdle } from '@/device/whenIdle'
import { dayInKenya } from '@/domain/calendar/calendar'
import type { ShownMonth } from '@/domain/giving/shownMonth'

/** Loads once, when idle and not saving data. */
export function useShownMonth(): ShownMonth | null {
  const [shown, setShown] = useState<ShownMonth | null>(null)
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData) return undefined
    return whenIdle(async () => {
      const part = await import('@/services/shownMonths').catch(() => null)
      setShown((await part?.loadShownMonth(dayInKenya(new Date()))) ?? null)
    })
  }, [])
  return shown
}
