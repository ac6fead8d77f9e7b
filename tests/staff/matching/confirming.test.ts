import { describe, expect, it } from 'vitest'
import { Failure, type FailureCode } from '@/domain/failure'
import {
  confirmedPairs,
  confirmingReducer,
  isRefused,
  pairState,
  type Confirming,
} from '@/staff/matching/confirming'
import type { Pair } from '@/staff/matching/matching'
import type { ArrivedPayment } from '@/staff/domain/confirmation'

function pairOf(code: string, id: string): Pair {
  return {
    expected: { kind: 'donation', id, name: 'Wanjiru Otieno', amount: 500 },
    line: {
      ...{ code, at: 0, swappedAt: null, amount: 500 },
      ...{ payer: '', phone: '', account: '', label: 'Pay Merchant' },
    },
  }
}

const first = pairOf('UKA1111111', 'ONE')
const sameLine = pairOf('UKA1111111', 'TWO')
const samePledge = pairOf('UKA2222222', 'ONE')
const other = pairOf('UKA2222222', 'TWO')
const pairs = [first, sameLine, samePledge, other]

function paymentOf({ line, expected }: Pair): ArrivedPayment {
  return {
    ...{ code: line.code, method: 'mpesa', kind: 'donation' },
    ...{ document: expected.id, amount: 500, paidOn: '2026-11-20' },
  }
}
const toggle = (state: Confirming, pair: Pair) => confirmingReducer(state, { toggle: pair })
const confirm = (state: Confirming, pair: Pair) =>
  confirmingReducer(state, {
    outcome: { payment: paymentOf(pair), confirmation: pair.line.code },
  })
const fail = (state: Confirming, pair: Pair, code: FailureCode) =>
  confirmingReducer(state, { outcome: { payment: paymentOf(pair), failure: new Failure(code) } })
const statesOf = (state: Confirming) => pairs.map((pair) => pairState(state, pair))

const nothing: Confirming = { ticked: [], outcomes: new Map() }

describe('a pair', () => {
  it('is ticked and unticked', () => {
    const ticked = toggle(nothing, first)
    expect(statesOf(ticked)).toEqual(['ticked', 'open', 'open', 'open'])
    for (const unticked of [toggle(ticked, first), confirmingReducer(ticked, { untick: 'all' })]) {
      expect(statesOf(unticked)).toEqual(['open', 'open', 'open', 'open'])
    }
    expect(isRefused(ticked, first)).toBe(false)
  })

  it('unticks others with its line or its pledge', () => {
    expect(statesOf(toggle(toggle(nothing, first), other))).toEqual([
      ...['ticked', 'open', 'open', 'ticked'],
    ])
    for (const next of [sameLine, samePledge]) {
      const state = toggle(toggle(nothing, first), next)
      expect(state.ticked).toEqual([next])
    }
  })

  it('is ticked with others, unless its line or its pledge is used up', () => {
    const state = confirm(nothing, first)
    expect(statesOf(confirmingReducer(state, { tick: pairs }))).toEqual([
      ...['confirmed', 'used', 'used', 'ticked'],
    ])
  })

  it('is confirmed, which uses up its line and its pledge', () => {
    const state = confirm(toggle(nothing, first), first)
    expect(statesOf(state)).toEqual(['confirmed', 'used', 'used', 'open'])
    expect(confirmedPairs(state.outcomes)).toHaveLength(1)
  })

  it('stays ticked after a failure, shows a refusal, and can be tried again', () => {
    const ticked = toggle(nothing, first)
    const lost = fail(ticked, first, 'no-connection')
    expect([pairState(lost, first), isRefused(lost, first)]).toEqual(['ticked', false])
    const refused = fail(lost, first, 'refused')
    expect([pairState(refused, first), isRefused(refused, first)]).toEqual(['ticked', true])
    const confirmed = confirm(refused, first)
    expect([pairState(confirmed, first), isRefused(confirmed, first)]).toEqual(['confirmed', false])
  })
})
