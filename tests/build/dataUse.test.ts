import { expect, it } from 'vitest'
import { firstVisitKb } from '@/content/frame'
import { budgets, overweight } from '../../scripts/bench/budgets.mjs'

it('the footer tells no fewer kilobytes than the first page of a visit may cost', () => {
  const allowed = [...Object.values(budgets), ...Object.values(overweight)]
  const most = allowed.flatMap(
    ({ openedKb = 0, usedKb = 0 }: { openedKb?: number; usedKb?: number }) => [openedKb, usedKb],
  )
  expect(Math.max(...most)).toBeLessThanOrEqual(firstVisitKb)
})
