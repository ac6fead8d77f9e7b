import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Failure, type FailureCode } from '@/domain/failure'
import { createLedger } from '@/staff/matching/ledger'
import { beginWork, withChange, type Loaded, type Work } from '@/staff/matching/work'
import type { NamedPair, Pair } from '@/staff/matching/matching'
import { readLeftPayment } from '@/staff/domain/leftPayment'
import { newRecord, readConfirmation, type RecordInput } from '@/staff/domain/confirmation'
import { nothingBooked } from './statementIn'

/** The 20th in Kenya alone. */
const at = Date.UTC(2026, 10, 19, 22)

function pairOf(code: string, id: string): NamedPair {
  return {
    by: 'message',
    expected: { kind: 'donation', id, name: 'Wanjiru Otieno', amount: 500 },
    line: { code, at, amount: 500, payer: '', phone: '', account: '', label: 'Pay Merchant' },
  }
}

const first = pairOf('UKA1111111', 'ONE')
const sameLine = pairOf('UKA1111111', 'TWO')
const samePledge = pairOf('UKA2222222', 'ONE')
const other = pairOf('UKA2222222', 'TWO')
const pairs = [first, sameLine, samePledge, other]
const empty = { leftOut: [], reversals: [], covered: [], balances: [] }
const statement = { ...empty, lines: [first.line, other.line] }

function paymentOf({ line, expected }: Pair): RecordInput {
  return {
    code: line.code,
    method: 'mpesa',
    kind: 'donation',
    document: expected.id,
    amount: 500,
    paidOn: '2026-11-20',
  }
}
const bookingOf = (payment: RecordInput) =>
  readConfirmation({
    id: payment.code,
    fields: { ...newRecord(payment, 1), byEmail: 'staff@example.org' },
  })
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
const ledgerOf = (work: Work) => createLedger(statement, work)
const statesOf = (work: Work) => pairs.map((pair) => ledgerOf(work).stateOf(pair))
const stateOf = (work: Work, pair: Pair) => {
  const ledger = ledgerOf(work)
  return [ledger.stateOf(pair), ledger.isRefused(pair)]
}

const loaded: Loaded = {
  ...nothingBooked,
  notInStatement: [],
  expected: [first.expected, other.expected],
  messages: [],
  since: 0,
  bookSize: [],
}
const noPairs = { certain: [], suggested: [], expectedLeft: [], linesLeft: [], messagesLeft: [] }
const nothing = beginWork(loaded, noPairs)

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
    const both = toggle(toggle(nothing, first), other)
    expect(statesOf(both)).toEqual(['ticked', 'open', 'open', 'ticked'])
    for (const next of [sameLine, samePledge]) {
      const state = toggle(toggle(nothing, first), next)
      expect(state.ticked).toEqual([next])
    }
  })

  it('is ticked with others, unless its line or its pledge is used up', () => {
    const state = confirm(nothing, first)
    expect(statesOf(withChange(state, { tick: pairs }))).toEqual(['used', 'used', 'used', 'ticked'])
  })

  it('is confirmed, which uses up its line and its pledge', () => {
    const state = confirm(toggle(nothing, first), first)
    expect(statesOf(state)).toEqual(['used', 'used', 'used', 'open'])
    // Of a line split in this visit, the page passes on what is left.
    const rest = { ...first.line, amount: 200 }
    const { paidOn } = paymentOf(first)
    expect(ledgerOf(state).moneyOf(rest)).toMatchObject({ paidOn, received: 500 })
    expect(ledgerOf(state).rows.confirmed.entries).toMatchObject([{ cents: 50_000 }])
    expect(ledgerOf(state).open.expected).toEqual([other.expected])
    const both = confirm(state, other)
    expect(ledgerOf(both).isComplete).toBe(true)
    // The book says another sum than the statement.
    const arrived = { code: first.line.code, received: 5000, attempts: 1 }
    expect(ledgerOf(withChange(both, { arrived })).isComplete).toBe(false)
  })

  it('leaves nothing due of a fee, however little of it came in', () => {
    const fee = { ...first.expected, kind: 'fee' } as const
    const booked = bookingOf({ ...paymentOf(first), kind: 'fee', amount: 300 })
    const begun = beginWork({ ...loaded, expected: [fee] }, nothing.matching)
    expect(ledgerOf(begun).open.expected).toEqual([fee])
    expect(ledgerOf(withChange(begun, { booked })).open.expected).toEqual([])
  })

  it('stays ticked after a failure, shows a refusal, and can be tried again', () => {
    const ticked = toggle(nothing, first)
    const lost = fail(ticked, first, 'no-connection')
    expect(stateOf(lost, first)).toEqual(['ticked', false])
    expect(ledgerOf(lost).failure).toMatchObject({ code: 'no-connection' })
    // It was stored, only the answer was lost.
    const stored = withChange(lost, { booked: bookingOf(paymentOf(first)) })
    expect(ledgerOf(stored).failure).toBeNull()
    const refused = fail(lost, first, 'refused')
    expect(stateOf(refused, first)).toEqual(['ticked', true])
    const confirmed = confirm(refused, first)
    expect(stateOf(confirmed, first)).toEqual(['used', false])
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
    const records = { ...loaded, bookings: [bookingOf(paymentOf(other))] }
    const after = (since: Work) => {
      const { lines, bookingsOf } = ledgerOf(withChange(work, { loaded: records, since }))
      return [...lines.keys()].toReversed().flatMap(bookingsOf)
    }
    expect(after(nothing)).toEqual([...records.bookings, booked])
    // Somebody has voided it.
    expect(after(work)).toEqual(records.bookings)
  })
})

it('the book is read again for what others have stored, once, and not for what this desk has', () => {
  const begun = beginWork({ ...loaded, bookSize: [3, 1, 0] }, nothing.matching)
  const booked = withChange(begun, { booked: bookingOf(paymentOf(first)) })
  const left = readLeftPayment({ id: 'LEFT', fields: { amount: 1, reason: 'Ours' } })
  expect(withChange(withChange(booked, { left }), { counted: [4, 2, 0] }).reload).toBe(0)
  const asked = withChange(booked, { counted: [5, 1, 0] })
  expect([asked.asked, asked.reload, asked.done]).toEqual([1, 1, 0])
  expect(withChange(asked, { counted: [5, 1, 0] })).toBe(asked)
  const voided = withChange(begun, { voided: first.line.code })
  expect([voided.asked, voided.reload]).toEqual([1, 1])
  const dismissed = withChange(begun, { dismiss: first })
  expect([dismissed.asked, dismissed.reload]).toEqual([1, 0])
})

/** Two payments of this week, and one of an earlier week that M-Pesa took back in this one. */
const reversed = 'UKA3333333'
const week = { ...statement, reversals: [{ of: reversed, code: 'UKA4444444', at: 0 }] }
const anyPress = fc.record({
  press: fc.constantFrom('book', 'void', 'leave', 'take back', 'pay back'),
  code: fc.constantFrom(first.line.code, other.line.code, reversed),
  of: fc.nat(20),
  amount: fc.integer({ min: 1, max: 500 }),
})

it('whatever is booked, void, left or paid back, the page is green if every shilling is settled, and only then', () => {
  fc.assert(
    fc.property(fc.array(anyPress, { maxLength: 40 }), (presses) => {
      let work = nothing
      // What counts, by id, and what went back of it.
      const counts = new Map<string, { code: string; amount: number; back: string | null }>()
      const left = new Map<string, number>()
      const settled = (code: string) =>
        [...counts.values()].reduce(
          (sum, each) => sum + (each.code === code && each.back !== 'refund' ? each.amount : 0),
          left.get(code) ?? 0,
        )
      for (const [place, { press, code, of, amount }] of presses.entries()) {
        const ids = [...counts].filter(([, { back }]) => back !== 'refund').map(([id]) => id)
        const id = ids[of % ids.length] ?? ''
        const counted = counts.get(id)
        const record = (told: object) =>
          readConfirmation({ id: `ID${place}`, fields: { attempt: 1, ...told } })
        const rest = 500 - settled(code)
        if (press === 'book' && rest > 0) {
          const part = Math.min(amount, rest)
          const kind = amount % 2 === 0 ? 'income' : 'donation'
          work = withChange(work, { booked: record({ code, kind, document: 'X', amount: part }) })
          counts.set(`ID${place}`, { code, amount: part, back: null })
        } else if (press === 'void' && counted?.back === null) {
          work = withChange(work, { voided: id })
          counts.delete(id)
        } else if (press === 'void' && counted?.back) {
          // Its refund first.
          work = withChange(work, { voided: counted.back })
          counts.delete(counted.back)
          counts.set(id, { ...counted, back: null })
        } else if (press === 'leave' && code !== reversed && rest > 0) {
          work = withChange(work, {
            left: readLeftPayment({ id: code, fields: { amount: rest, reason: 'Ours' } }),
          })
          left.set(code, rest)
        } else if (press === 'take back') {
          work = withChange(work, { takenBack: code })
          left.delete(code)
        } else if (press === 'pay back' && counted?.back === null) {
          const refund = { code: `R${place}`, kind: 'refund', document: id, amount: counted.amount }
          work = withChange(work, { booked: record(refund) })
          counts.set(id, { ...counted, back: `ID${place}` })
          counts.set(`ID${place}`, { ...counted, code: `R${place}`, back: 'refund' })
        }
        const { isComplete, rows, paidIn } = createLedger(week, work)
        const lines = [first, other].map(({ line }) => settled(line.code))
        const isGone = [...counts.values()].every((each) => each.code !== reversed || each.back)
        expect(isComplete).toBe(lines.every((sum) => sum === 500) && isGone)
        expect(rows.open.cents).toBe(lines.reduce((sum, each) => sum + (500 - each) * 100, 0))
        expect(Object.values(rows).reduce((sum, { cents }) => sum + cents, 0)).toBe(paidIn.cents)
      }
    }),
    { numRuns: 300 },
  )
})
