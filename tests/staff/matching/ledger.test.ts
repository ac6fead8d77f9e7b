import { describe, expect, it } from 'vitest'
import { Failure, type FailureCode } from '@/domain/failure'
import { createLedger, withChange, type Work } from '@/staff/matching/ledger'
import type { NamedPair, Pair } from '@/staff/matching/matching'
import { newRecord, readConfirmation, type ArrivedPayment } from '@/staff/domain/confirmation'

function pairOf(code: string, id: string): NamedPair {
  return {
    by: 'message',
    expected: { kind: 'donation', id, name: 'Wanjiru Otieno', amount: 500 },
    line: {
      code,
      at: 0,
      swappedAt: null,
      amount: 500,
      ...{
        payer: '',
        phone: '',
        account: '',
        label: 'Pay Merchant',
      },
    },
  }
}

const first = pairOf('UKA1111111', 'ONE')
const sameLine = pairOf('UKA1111111', 'TWO')
const samePledge = pairOf('UKA2222222', 'ONE')
const other = pairOf('UKA2222222', 'TWO')
const pairs = [first, sameLine, samePledge, other]
const matched = {
  statement: {
    lines: [first.line, other.line],
    leftOut: [],
    reversals: [],
    covered: [],
    balances: [],
  },
  records: { bookings: [] },
  expected: [first.expected, other.expected],
}

function paymentOf({ line, expected }: Pair): ArrivedPayment {
  return {
    code: line.code,
    method: 'mpesa',
    kind: 'donation',
    ...{
      document: expected.id,
      amount: 500,
      paidOn: '2026-11-20',
    },
  }
}
const bookingOf = (payment: ArrivedPayment) =>
  readConfirmation(payment.code, { ...newRecord(payment, 1), byEmail: 'staff@example.org' })
const toggle = (work: Work, pair: Pair) => withChange(work, { toggle: pair })
const confirm = (work: Work, pair: Pair) => {
  const payment = paymentOf(pair)
  const outcome = { payment, confirmation: payment.code }
  return withChange(withChange(work, { booked: bookingOf(payment) }), { outcome })
}
const fail = (work: Work, pair: Pair, code: FailureCode) => {
  const outcome = { payment: paymentOf(pair), failure: new Failure(code) }
  return withChange(work, { outcome })
}
const ledgerOf = (work: Work) => createLedger(matched, work)
const statesOf = (work: Work) => pairs.map((pair) => ledgerOf(work).stateOf(pair))
const stateOf = (work: Work, pair: Pair) => {
  const ledger = ledgerOf(work)
  return [ledger.stateOf(pair), ledger.isRefused(pair)]
}

const nothing: Work = {
  bookings: [],
  paidBack: new Map(),
  payments: new Map(),
  left: [],
  ticked: [],
  dismissed: new Set(),
  outcomes: new Map(),
}

describe('a pair', () => {
  it('is ticked and unticked', () => {
    const ticked = toggle(nothing, first)
    expect(statesOf(ticked)).toEqual(['ticked', 'open', 'open', 'open'])
    for (const unticked of [toggle(ticked, first), withChange(ticked, { untick: 'all' })]) {
      expect(statesOf(unticked)).toEqual(['open', 'open', 'open', 'open'])
    }
    expect(stateOf(ticked, first)).toEqual(['ticked', false])
  })

  it('unticks others with its line or its pledge', () => {
    expect(statesOf(toggle(toggle(nothing, first), other))).toEqual([
      'ticked',
      'open',
      'open',
      'ticked',
    ])
    for (const next of [sameLine, samePledge]) {
      const state = toggle(toggle(nothing, first), next)
      expect(state.ticked).toEqual([next])
    }
  })

  it('is ticked with others, unless its line or its pledge is used up', () => {
    const state = confirm(nothing, first)
    expect(statesOf(withChange(state, { tick: pairs }))).toEqual([
      'confirmed',
      'used',
      'used',
      'ticked',
    ])
  })

  it('is confirmed, which uses up its line and its pledge', () => {
    const state = confirm(toggle(nothing, first), first)
    expect(statesOf(state)).toEqual(['confirmed', 'used', 'used', 'open'])
    expect(ledgerOf(state).rows.confirmed.entries).toMatchObject([{ cents: 50_000 }])
  })

  it('stays ticked after a failure, shows a refusal, and can be tried again', () => {
    const ticked = toggle(nothing, first)
    const lost = fail(ticked, first, 'no-connection')
    expect(stateOf(lost, first)).toEqual(['ticked', false])
    const refused = fail(lost, first, 'refused')
    expect(stateOf(refused, first)).toEqual(['ticked', true])
    const confirmed = confirm(refused, first)
    expect(stateOf(confirmed, first)).toEqual(['confirmed', false])
  })

  it('is open again after its void', () => {
    const confirmed = confirm(toggle(nothing, first), first)
    const work = withChange(confirmed, { voided: first.line.code })
    expect(statesOf(work)).toEqual(['ticked', 'open', 'open', 'open'])
    expect(ledgerOf(work).rows.open.cents).toBe(100_000)
  })

  it('keeps what is stored while the book is read again', () => {
    const work = confirm(nothing, first)
    const booked = bookingOf(paymentOf(first))
    const records = { ...nothing, bookings: [bookingOf(paymentOf(other))] }
    const after = (since: Work) => withChange(work, { records, since }).bookings
    expect(after(nothing)).toEqual([...records.bookings, booked])
    // Somebody has voided it.
    expect(after(work)).toEqual(records.bookings)
  })
})
