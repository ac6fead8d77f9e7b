import { expect, it } from 'vitest'
import { timeText } from '@/pages/staff/list/timeText'

it.each([
  ['2026-11-20T06:05:00Z', '20 Nov 2026, 09:05'],
  ['2026-11-20T21:30:00Z', '21 Nov 2026, 00:30'],
])('%s is shown as %s in Kenya', (at, text) => {
  expect(timeText(new Date(at))).toBe(text)
})
