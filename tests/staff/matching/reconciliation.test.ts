import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { reconcile, rowNames } from '@/staff/matching/reconciliation'
import { readConfirmation, type Confirmation, type RecordKind } from '@/staff/domain/confirmation'
import { isDayCovered, type LeftOutLine, type StatementLine } from '@/staff/matching/statement'
import { readLeftPayment, type LeftPayment } from '@/staff/domain/leftPayment'
import { nothingBooked } from './statementIn'

function line(code: string, amount: number): StatementLine {
  const unknown = { payer: '', phone: '', account: '', label: 'Customer Merchant Payment' }
  return { code, amount, at: Date.parse('2026-11-05T10:00:00+03:00'), ...unknown }
}

function moved({ code, amount, label }: StatementLine): LeftOutLine {
  return { code, amount, label, why: 'reversed' }
}

function leftOutFor(why: LeftOutLine['why']): LeftOutLine {
  return { code: '', label: '', why, amount: null }
}

function booking(code: string, amount: number, kind: RecordKind = 'donation'): Confirmation {
  const told = { code, attempt: 1, amount, kind, document: `D${amount}` }
  return readConfirmation({ id: `${code} D${amount}`, fields: told })
}

function left(code: string, amount: number): LeftPayment {
  return readLeftPayment({ id: code, fields: { amount, reason: 'A loan' } })
}

const nothing = { ...nothingBooked, leftOut: [], reversals: [], balances: [] }

function receivedUnder(...amounts: readonly (readonly [code: string, received: number])[]) {
  return new Map(amounts.map(([code, received]) => [code, { received, attempts: 1 }]))
}

const codes = ['TKAAAAAAA1', 'TKAAAAAAA2', 'TKAAAAAAA3', 'TKAAAAAAA4', 'TKAAAAAAA5']
const anyCode = fc.constantFrom(...codes)
const anyKsh = fc.integer({ min: 1, max: 2000 })
const anyStatement = fc
  .uniqueArray(anyCode)
  .chain((used) =>
    fc.record({
      payments: fc.tuple(
        ...used.map((code) =>
          fc.record({
            line: fc.integer({ min: 1, max: 200_000 }).map((cents) => line(code, cents / 100)),
            isReturned: fc.boolean(),
          }),
        ),
      ),
    }),
  )
  .map(({ payments }) => ({
    lines: payments.filter(({ isReturned }) => !isReturned).map((each) => each.line),
    leftOut: payments.filter(({ isReturned }) => isReturned).map((each) => moved(each.line)),
  }))
const anyBookings = fc.array(
  fc
    .tuple(anyCode, anyKsh, fc.constantFrom('donation', 'order', 'fee', 'income'))
    .map(([code, amount, kind]) => booking(code, amount, kind)),
)
const anyLeft = fc.uniqueArray(
  fc.tuple(anyCode, anyKsh).map(([code, amount]) => left(code, amount)),
  { selector: ({ code }) => code },
)

it('whatever is booked or left, the rows add up to what was paid in, to the cent', () => {
  fc.assert(
    fc.property(anyStatement, anyBookings, anyLeft, (statement, bookings, leftPayments) => {
      const { paidIn, rows, isComplete } = reconcile({
        ...{ ...nothing, ...statement },
        bookings,
        left: leftPayments,
      })
      const all = [
        ...statement.lines,
        ...statement.leftOut.map(({ code, amount }) => ({ code, amount: amount ?? 0 })),
      ]
      const entries = rowNames.flatMap((name) => rows[name].entries)
      expect(paidIn.cents).toBe(all.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0))
      expect(rowNames.reduce((sum, name) => sum + rows[name].cents, 0)).toBe(paidIn.cents)
      for (const { code, amount } of all) {
        const own = entries.filter((entry) => entry.line.code === code)
        expect(own.every(({ cents }) => cents > 0)).toBe(true)
        expect(own.reduce((sum, { cents }) => sum + cents, 0)).toBe(Math.round(amount * 100))
      }
      expect(isComplete && rows.open.cents > 0).toBe(false)
    }),
  )
})

it('no more is booked or left than arrived, and the rest is open', () => {
  fc.assert(
    fc.property(anyStatement, anyBookings, anyLeft, (statement, bookings, leftPayments) => {
      const { rows } = reconcile({ ...nothing, ...statement, bookings, left: leftPayments })
      for (const { code, amount } of statement.lines) {
        const booked = bookings.filter((each) => each.code === code)
        const sum = booked.reduce((before, each) => before + each.amount, 0)
        const note = leftPayments.find((each) => each.code === code)?.amount ?? 0
        const rest = amount - sum - note
        const open = rows.open.entries.find((entry) => entry.line.code === code)
        // Less than a shilling goes with what is booked or left.
        const isOpen = rest >= 1 || sum + note === 0
        expect(open?.cents).toBe(isOpen ? Math.round(rest * 100) : undefined)
      }
    }),
  )
})

test('what was taken back without its name is told until it is in the book', () => {
  const [of = '', code = '', other = ''] = codes
  const taken = { ...moved(line(code, -500)), why: 'reversal' } as const
  const booked = { lines: [line(other, 300)], bookings: [booking(other, 300)] }
  const week = { ...nothing, ...booked, leftOut: [taken], reversals: [{ of: code, code, at: 0 }] }
  expect(reconcile(week)).toMatchObject({ unnamed: [taken], isComplete: false })
  const named = { ...week, reversals: [{ of, code, at: 0 }] }
  const recorded = { ...week, bookings: [...week.bookings, booking(code, 500, 'refund')] }
  const known = { ...week, left: [left(code, 500)] }
  const others = [[taken, moved(line(code, 500))], [{ ...taken, amount: 500 }]]
  const told = others.map((leftOut) => ({ ...week, leftOut }))
  for (const each of [named, recorded, known, ...told])
    expect(reconcile(each)).toMatchObject({ unnamed: [], isComplete: true })
  const partly = { ...recorded, payments: receivedUnder([code, 800]) }
  const bookings = [...week.bookings, booking(code, 300, 'refund')]
  const tooLow = { ...week, bookings, payments: receivedUnder([code, 300]) }
  for (const each of [partly, tooLow])
    expect(reconcile(each)).toMatchObject({ unnamed: [taken], isComplete: false })
})

test('a partly booked payment is in two rows, and complete once the rest is left', () => {
  const [code = ''] = codes
  const came = { lines: [line(code, 2500)], payments: receivedUnder([code, 2500]) }
  const before = { ...nothing, ...came, bookings: [booking(code, 2e3)] }
  const { rows, isComplete } = reconcile(before)
  expect([rows.confirmed.cents, rows.open.cents]).toEqual([200_000, 50_000])
  expect(isComplete).toBe(false)
  expect(reconcile({ ...before, bookings: [booking(code, 2499)] }).rows.open.cents).toBe(100)
  const after = reconcile({ ...before, left: [left(code, 500)] })
  expect(after.rows.left.entries).toMatchObject([{ cents: 50_000, left: { reason: 'A loan' } }])
  expect(after.isComplete).toBe(true)
})

test('income without a pledge has a row of its own', () => {
  const [one = '', two = ''] = codes
  const { rows } = reconcile({
    ...nothing,
    lines: [line(one, 500), line(two, 70)],
    bookings: [booking(one, 500), booking(two, 70, 'income')],
  })
  expect([rows.confirmed.cents, rows.income.cents]).toEqual([50_000, 7_000])
})

test('a payment of another amount is wrong in the book', () => {
  const [one = '', two = '', three = ''] = codes
  const { wrong, isComplete } = reconcile({
    ...nothing,
    lines: [line(one, 500), line(two, 700), line(three, 99.5)],
    bookings: [booking(one, 5000), booking(two, 700), booking(three, 99)],
    payments: receivedUnder([one, 5000], [two, 1400], [three, 99]),
  })
  expect(wrong).toMatchObject([
    { line: { code: one }, arrived: 500, received: 5000 },
    { line: { code: two }, arrived: 700, received: 1400 },
  ])
  expect(isComplete).toBe(false)
})

test('what M-Pesa took back, of this statement or an earlier one, is named until it is paid back', () => {
  const [one = '', earlier = '', here = '', never = ''] = codes
  const [own, bounced] = [`R${earlier}`, `B${earlier}`]
  const reversals = [earlier, here, never, own, bounced].map((of) => ({ of, code: own, at: 0 }))
  const bookings = [
    booking(one, 500),
    booking(earlier, 2500),
    booking(earlier, 70),
    booking(here, 300),
    booking(own, 70, 'refund'),
    booking(bounced, 40, 'refund'),
  ]
  const statement = { lines: [line(one, 500)], leftOut: [moved(line(here, 300))], reversals }
  const backTo = (...backs: readonly number[]) =>
    reconcile({
      ...{ ...nothing, ...statement, bookings },
      paidBack: new Map(backs.map((back, place) => [bookings[place + 1]?.id ?? '', back])),
    })
  const before = backTo(0, 20)
  expect(before.gone.map(({ booking: { code, amount } }) => [code, amount])).toEqual([
    [earlier, 2500],
    [earlier, 50],
    [here, 300],
    [bounced, 40],
  ])
  expect([before.isComplete, backTo(2500, 70, 299, 0, 40).isComplete]).toEqual([false, false])
  expect(backTo(2500, 70, 300, 0, 40)).toMatchObject({ gone: [], isComplete: true })
})

test('a statement without a payment is not called complete', () => {
  expect(reconcile({ ...nothing, lines: [] }).isComplete).toBe(false)
})

test('a day is covered if a file shows all of it', () => {
  const covered = [
    { from: Date.parse('2026-11-01T00:00:00+03:00'), to: Date.parse('2026-11-02T23:59:59+03:00') },
    { from: Date.parse('2026-11-04T10:00:00+03:00'), to: Date.parse('2026-11-05T23:59:59+03:00') },
  ]
  const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']
  expect(days.filter((day) => isDayCovered(covered, day))).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-05',
  ])
})

test('a statement with an unreadable line is not called complete', () => {
  const [code = ''] = codes
  const isCompleteWith = (...whys: LeftOutLine['why'][]) =>
    reconcile({
      ...nothing,
      lines: [line(code, 500)],
      leftOut: whys.map(leftOutFor),
      bookings: [booking(code, 500)],
      payments: receivedUnder([code, 500]),
    }).isComplete
  expect(isCompleteWith('charge', 'reversal', 'money-out')).toBe(true)
  for (const why of ['no-date', 'no-amount', 'no-code', 'conflict', 'cut-date'] as const)
    expect(isCompleteWith('charge', why)).toBe(false)
})
