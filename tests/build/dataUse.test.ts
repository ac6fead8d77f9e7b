import { expect, it } from 'vitest'
import { firstVisitKb } from '@/content/texts/frame'
import { budgets, offlineKb } from '../../bench/budgets.mjs'

it('the footer states at least the kilobytes of a first visit, offline copies included', () => {
  const most = Object.values(budgets).flatMap(({ openedKb, usedKb }) => [openedKb, usedKb])
  expect(Math.max(...most) + offlineKb).toBeLessThanOrEqual(firstVisitKb)
})
