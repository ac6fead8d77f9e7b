import type { Confirmation } from '@/staff/domain/confirmation'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { isUnreadable, type LeftOutLine, type TimeSpan, type StatementLine } from './statement'

export type Booking = Pick<
  Confirmation,
  'code' | 'kind' | 'document' | 'amount' | 'from' | 'note' | 'byEmail'
>

export const rowNames = ['confirmed', 'income', 'returned', 'left', 'open'] as const

export type RowName = (typeof rowNames)[number]

/** Only the first fields of a returned payment. */
export type PaidIn = Pick<StatementLine, 'code' | 'amount' | 'label'> &
  Partial<Pick<StatementLine, 'at' | 'payer' | 'phone'>>

/** A payment, or part of one. */
export interface Entry {
  readonly line: PaidIn
  readonly cents: number
  readonly booking?: Booking
  readonly left?: LeftPayment
}

export interface Reconciliation {
  readonly paidIn: { readonly count: number; readonly cents: number }
  /** Adds up to `paidIn`, to the cent. */
  readonly rows: Readonly<Record<RowName, { entries: readonly Entry[]; cents: number }>>
  /** Booked with another amount than came in, or although returned. Whole Ksh. */
  readonly wrong: readonly {
    readonly line: PaidIn
    readonly arrived: number
    readonly received: number
  }[]
  readonly isComplete: boolean
}

export function reconcile({
  lines,
  leftOut,
  bookings,
  received,
  left,
}: {
  readonly lines: readonly StatementLine[]
  readonly leftOut: readonly LeftOutLine[]
  readonly bookings: readonly Booking[]
  /** Whole Ksh by code, from the book. */
  readonly received: ReadonlyMap<string, number>
  readonly left: readonly LeftPayment[]
}): Reconciliation {
  const returned = returnedIn(leftOut)
  const bookingsOf = byCode(bookings)
  const leftOf = byCode(left)
  const entries: Record<RowName, Entry[]> = {
    confirmed: [],
    income: [],
    returned: [],
    left: [],
    open: [],
  }
  const wrong: Reconciliation['wrong'][number][] = []
  for (const line of lines) {
    let rest = centsOf(line.amount)
    const arrived = wholeShillings(line)
    const inBook = received.get(line.code) ?? arrived
    if (bookingsOf.has(line.code) && inBook !== arrived)
      wrong.push({ line, arrived, received: inBook })
    const take = (amount: number) => {
      const whole = Math.min(rest, centsOf(amount))
      // Cents, not in the book, go with the last shilling.
      const cents = rest - whole < 100 ? rest : whole
      rest -= cents
      return cents
    }
    for (const booking of bookingsOf.get(line.code) ?? []) {
      const row = booking.kind === 'income' ? 'income' : 'confirmed'
      if (rest > 0) entries[row].push({ line, cents: take(booking.amount), booking })
    }
    for (const each of leftOf.get(line.code) ?? []) {
      if (rest > 0) entries.left.push({ line, cents: take(each.amount), left: each })
    }
    if (rest > 0) entries.open.push({ line, cents: rest })
  }
  for (const line of returned) {
    const booked = bookingsOf.get(line.code) ?? []
    const inBook = booked.reduce((sum, { amount }) => sum + amount, 0)
    if (inBook > 0) wrong.push({ line, arrived: 0, received: inBook })
    entries.returned.push({ line, cents: centsOf(line.amount) })
  }

  const all = [...lines, ...returned]
  const createRow = (row: RowName) => ({
    entries: entries[row],
    cents: entries[row].reduce((sum, { cents }) => sum + cents, 0),
  })
  return {
    paidIn: { count: all.length, cents: centsIn(all) },
    rows: {
      confirmed: createRow('confirmed'),
      income: createRow('income'),
      returned: createRow('returned'),
      left: createRow('left'),
      open: createRow('open'),
    },
    wrong,
    isComplete:
      all.length > 0 &&
      entries.open.length === 0 &&
      wrong.length === 0 &&
      !leftOut.some(isUnreadable),
  }
}

export function returnedIn(leftOut: readonly LeftOutLine[]): readonly PaidIn[] {
  return leftOut.flatMap(({ code, label, why, amount }) =>
    why === 'reversed' && amount !== null ? [{ code, label, amount }] : [],
  )
}

/** YYYY-MM-DD in Kenya. */
export function isDayCovered(covered: readonly TimeSpan[], day: string): boolean {
  const begins = Date.parse(`${day}T00:00:00+03:00`)
  const ends = Date.parse(`${day}T23:59:59+03:00`)
  return covered.some(({ from, to }) => from <= begins && to >= ends)
}

/** What can be booked at most. */
export function wholeShillings({ amount }: Pick<PaidIn, 'amount'>): number {
  return Math.floor(amount)
}

/** Rounded up. */
export function wholeKsh(cents: number): number {
  return Math.ceil(cents / 100)
}

function byCode<Item extends { readonly code: string }>(items: readonly Item[]) {
  const found = new Map<string, Item[]>()
  for (const item of items) found.set(item.code, [...(found.get(item.code) ?? []), item])
  return found
}

function centsOf(amount: number): number {
  return Math.round(amount * 100)
}

export function centsIn(items: readonly { readonly amount: number }[]): number {
  return items.reduce((sum, { amount }) => sum + centsOf(amount), 0)
}
