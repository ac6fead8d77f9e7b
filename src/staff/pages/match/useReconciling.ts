import { useMemo, useReducer } from 'react'
import {
  reconcile,
  rowNames,
  wholeShillings,
  type Booking,
  type Reconciliation,
  type RowName,
} from '@/staff/matching/reconciliation'
import type { Account } from '@/domain/members/account'
import type { ArrivedPayment } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import type { Income } from '@/staff/domain/income'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import type { Matched } from '@/staff/services/matchStatements'

interface Noted {
  readonly bookings: readonly Booking[]
  readonly left: readonly LeftPayment[]
}

type Step =
  | { readonly booked: Booking }
  | { readonly left: LeftPayment }
  | { readonly takenBack: LeftPayment }

export interface Reconciling {
  readonly reconciliation: Reconciliation
  /** The rest of each open line. */
  readonly openCents: ReadonlyMap<string, number>
  /** The last row of each line; `open` while a part is. */
  readonly rowOf: ReadonlyMap<string, RowName>
  /** Total received under a code, in whole Ksh. */
  readonly receivedOf: (code: string) => number
  /** Number of bookings of a code. */
  readonly partsOf: (code: string) => number
  /** Awaited payments, each with its rest as amount. */
  readonly stillExpected: readonly ExpectedPayment[]
  readonly confirmed: (payment: ArrivedPayment) => void
  readonly incomeStored: (income: Income) => void
  readonly left: (payment: LeftPayment) => void
  readonly takenBack: (payment: LeftPayment) => void
}

/** Bookings stored before, and those made on this page. */
export function useReconciling(
  { statement, records, expected }: Matched,
  staff: Account,
): Reconciling {
  const [noted, note] = useReducer(withStep, records)
  const reconciliation = useMemo(
    () => reconcile({ ...statement, ...records, ...noted }),
    [statement, records, noted],
  )
  const openCents = useMemo(
    () => new Map(reconciliation.rows.open.entries.map(({ line, cents }) => [line.code, cents])),
    [reconciliation],
  )
  const rowOf = useMemo(
    () =>
      new Map(
        rowNames.flatMap((name) =>
          reconciliation.rows[name].entries.map(({ line }) => [line.code, name] as const),
        ),
      ),
    [reconciliation],
  )
  const receivedOf = useMemo(() => {
    const ofLines = statement.lines.map((line) => [line.code, wholeShillings(line)] as const)
    const known = new Map([...ofLines, ...records.received])
    return (code: string) => known.get(code) ?? 0
  }, [statement, records])
  const stillExpected = useMemo(() => {
    const before = new Set(records.bookings.map(keyOf))
    const paid = new Map<string, number>()
    for (const booking of noted.bookings.filter((each) => !before.has(keyOf(each)))) {
      const { kind, document, amount } = booking
      paid.set(`${kind} ${document}`, (paid.get(`${kind} ${document}`) ?? 0) + amount)
    }
    return expected
      .map((each) => ({
        ...each,
        amount: each.amount - (paid.get(`${each.kind} ${each.id}`) ?? 0),
      }))
      .filter(({ amount }) => amount > 0)
  }, [records, noted, expected])
  const byEmail = staff.email
  return {
    reconciliation,
    openCents,
    rowOf,
    receivedOf,
    partsOf: (code) => noted.bookings.filter((each) => each.code === code).length,
    stillExpected,
    confirmed: ({ code, kind, document, amount }) =>
      note({ booked: { code, kind, document, amount, from: '', note: '', byEmail } }),
    incomeStored: ({ code, amount, from, note: what }) =>
      note({ booked: { code, kind: 'income', document: '', amount, from, note: what, byEmail } }),
    left: (left) => note({ left }),
    takenBack: (takenBack) => note({ takenBack }),
  }
}

function withStep({ bookings, left }: Noted, step: Step): Noted {
  if ('booked' in step) {
    const key = keyOf(step.booked)
    const others = bookings.filter((each) => keyOf(each) !== key)
    return { bookings: [...others, step.booked], left }
  }
  const { code } = 'left' in step ? step.left : step.takenBack
  const others = left.filter((each) => each.code !== code)
  return { bookings, left: 'left' in step ? [...others, step.left] : others }
}

/** Repeating stores nothing twice. */
function keyOf({ code, kind, document, amount, from, note }: Booking): string {
  return [code, kind, document, amount, from, note].join(' ')
}
