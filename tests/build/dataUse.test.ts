import { expect, it } from 'vitest'
import { firstVisitKb, frameTexts } from '@/content/texts/frame'
import { budgets, offlineKb } from '../../bench/budgets.mjs'

it('the footer states at least the kilobytes of a first visit, offline copies included', () => {
  const most = Object.values(budgets).flatMap(({ openedKb, usedKb }) => [openedKb, usedKb])
  expect(Math.max(...most) + offlineKb).toBeLessThanOrEqual(firstVisitKb)
  // The facts may hold any number of them, of 60 kB each.
  expect(frameTexts.dataUse).toMatch(/^Without photos, /)
})
