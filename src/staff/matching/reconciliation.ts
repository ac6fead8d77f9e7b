import type { CodePayment, Confirmation } from '@/staff/domain/confirmation'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { groupBy } from './lists'
import {
  isUnreadable,
  type LeftOutLine,
  type StatementContent,
  type StatementLine,
} from './statement'

/** What is stored about a statement's payments. */
export interface Booked {
  readonly bookings: readonly Confirmation[]
  /** In whole Ksh, by the booking's id. */
  readonly paidBack: ReadonlyMap<string, number>
  /** By code, once booked: what came in, in whole Ksh, and how often it was booked. */
  readonly payments: ReadonlyMap<string, Pick<CodePayment, 'received' | 'attempts'>>
  readonly left: readonly LeftPayment[]
}

export const rowNames = ['confirmed', 'income', 'returned', 'left', 'open'] as const

export type RowName = (typeof rowNames)[number]

/** For a returned payment, only the first three fields are known. */
export type PaidIn = Pick<StatementLine, 'code' | 'amount' | 'label'> &
  Partial<Pick<StatementLine, 'at' | 'payer' | 'phone'>>

/** A payment, or part of one. */
export interface Entry {
  readonly row: RowName
  readonly line: PaidIn
  readonly cents: number
  readonly booking?: Confirmation
  readonly left?: LeftPayment
}

export type Reconciliation = Readonly<ReturnType<typeof reconcile>>

export function reconcile({
  lines,
  leftOut,
  reversals,
  balances,
  bookings,
  paidBack,
  payments,
  left,
}: Omit<StatementContent, 'covered'> & Booked) {
  const returned = leftOut.flatMap(({ code, label, why, amount }): PaidIn[] =>
    why === 'reversed' && amount !== null ? [{ code, label, amount }] : [],
  )
  const all = [...lines, ...returned]
  const bookingsOf = groupBy(bookings, ({ code }) => code)
  const leftOf = groupBy(left, ({ code }) => code)
  const entries = [
    ...lines.flatMap((line) => partsOf(line, bookingsOf.get(line.code), leftOf.get(line.code))),
    ...returned.map((line): Entry => ({ row: 'returned', line, cents: centsOf(line.amount) })),
  ]
  const rowOf = (name: RowName) => {
    const own = entries.filter(({ row }) => row === name)
    return { entries: own, cents: own.reduce((sum, { cents }) => sum + cents, 0) }
  }
  /** These add up to `paidIn`, to the cent. */
  const rows = {
    confirmed: rowOf('confirmed'),
    income: rowOf('income'),
    returned: rowOf('returned'),
    left: rowOf('left'),
    open: rowOf('open'),
  }
  const openParts = new Map(rows.open.entries.map((entry) => [entry.line.code, entry]))
  const wrong = lines
    .map((line) => {
      const arrived = wholeShillings(line)
      return { line, arrived, received: payments.get(line.code)?.received ?? arrived }
    })
    .filter((each) => bookingsOf.has(each.line.code) && each.received !== each.arrived)
  const gone = reversals.flatMap((reversal) =>
    (bookingsOf.get(reversal.of) ?? [])
      .map((each) => ({ ...each, amount: each.amount - (paidBack.get(each.id) ?? 0) }))
      // A refund may have come back too, unless it is the reversal itself.
      .filter(
        ({ kind, amount }) => amount > 0 && !(kind === 'refund' && reversal.code === reversal.of),
      )
      .map((booking) => ({ booking, reversal })),
  )
  const known = new Set([
    ...reversals.flatMap(({ of, code }) => (of === code ? [] : [code])),
    ...[...returned, ...left].map(({ code }) => code),
  ])
  const sumUnder = (code: string) =>
    (bookingsOf.get(code) ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const goneUnder = ({ code, amount }: LeftOutLine) =>
    Math.max(payments.get(code)?.received ?? 0, Math.floor(-Number(amount)))
  const unnamedByCode = new Map(
    leftOut
      .filter(({ why, code, amount }) => why === 'reversal' && code !== '' && Number(amount) < 0)
      .filter((line) => !known.has(line.code) && sumUnder(line.code) < goneUnder(line))
      .map((line) => [line.code, line]),
  )
  const unreadable = leftOut.filter(isUnreadable).length
  return {
    paidIn: { count: all.length, cents: centsIn(all) },
    rows,
    /** The rest of each open payment, by code. */
    openParts,
    /** The amount of each is what is left of it. */
    openLines: lines.flatMap((line) => {
      const rest = openParts.get(line.code)
      return rest ? [{ ...line, amount: rest.cents / 100 }] : []
    }),
    /** Payments for which the book has another amount than came in, in whole Ksh. */
    wrong,
    /** How many lines could not be read. */
    unreadable,
    /** What M-Pesa reversed and the book still counts, with the amount that it still counts. */
    gone,
    /** What M-Pesa took back without saying which payment it was, until all of it is in the book under this code. */
    unnamed: [...unnamedByCode.values()],
    isComplete:
      all.length > 0 &&
      rows.open.cents === 0 &&
      wrong.length === 0 &&
      gone.length === 0 &&
      unnamedByCode.size === 0 &&
      unreadable === 0 &&
      balances.every(({ breaks }) => breaks.length === 0),
  }
}

/** The parts that are booked or left, and the rest. */
function partsOf(
  line: StatementLine,
  bookings: readonly Confirmation[] = [],
  leftPayments: readonly LeftPayment[] = [],
): readonly Entry[] {
  let rest = centsOf(line.amount)
  const take = (amount: number) => {
    const whole = Math.min(rest, centsOf(amount))
    // The book has no cents, so they go with the last shilling.
    const cents = rest - whole < 100 ? rest : whole
    rest -= cents
    return cents
  }
  const parts: Entry[] = [
    ...bookings.map((booking) => {
      const row = booking.kind === 'income' ? 'income' : 'confirmed'
      return { row, line, cents: take(booking.amount), booking } as const
    }),
    ...leftPayments.map((left) => ({ row: 'left', line, cents: take(left.amount), left }) as const),
  ]
  return [...parts, { row: 'open', line, cents: rest } as const].filter(({ cents }) => cents > 0)
}

/** The most that can be booked: the book has no cents. */
export function wholeShillings({ amount }: Pick<PaidIn, 'amount'>): number {
  return Math.floor(amount)
}

export function centsOf(amount: number): number {
  return Math.round(amount * 100)
}

export function centsIn(items: readonly { readonly amount: number }[]): number {
  return items.reduce((sum, { amount }) => sum + centsOf(amount), 0)
}
