import { expect, it } from 'vitest'
import { firstVisitKb } from '@/content/frame'
import { budgets } from '../../bench/budgets.mjs'

it('the footer tells no fewer kilobytes than the first page of a visit may cost', () => {
  const most = Object.values(budgets).flatMap(({ openedKb, usedKb }) => [openedKb, usedKb])
  expect(Math.max(...most)).toBeLessThanOrEqual(firstVisitKb)
})
