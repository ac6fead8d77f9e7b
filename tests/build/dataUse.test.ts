import { expect, it } from 'vitest'
import { firstVisitKb } from '@/content/frame'
import { budgets, offlineKb } from '../../bench/budgets.mjs'

it('the footer tells no fewer kilobytes than a first visit may cost, with what is kept for offline', () => {
  const most = Object.values(budgets).flatMap(({ openedKb, usedKb }) => [openedKb, usedKb])
  expect(Math.max(...most) + offlineKb).toBeLessThanOrEqual(firstVisitKb)
})
