import { dayInKenya } from '@/domain/calendar/calendar'
import { returnedIn, type KnownPayments } from '@/staff/matching/reconciliation'
import type { StatementContent } from '@/staff/matching/statement'
import { readConfirmation, type Confirmation } from '@/staff/domain/confirmation'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { loadConfirmationsOf, loadPaymentsByCode } from './confirmationRecords'
import { findByIds } from './database'
import { findLeftPayments } from './leftPayments'
import { loadStates } from './paymentStates'

export interface StatementRecords {
  /** Under its codes; of returned payments, what is not refunded yet. */
  readonly bookings: readonly Confirmation[]
  readonly payments: KnownPayments
  readonly left: readonly LeftPayment[]
  /** M-Pesa bookings of its days whose codes are not in it. */
  readonly notInStatement: readonly Confirmation[]
}

/**
 * One read per confirmation of its days and per booked or left payment; more if confirmed with
 * another day, void or returned.
 */
export async function loadStatementRecords({
  lines,
  leftOut,
  covered,
}: StatementContent): Promise<StatementRecords> {
  const returned = new Set(returnedIn(leftOut).map(({ code }) => code))
  const codes = [...lines.map(({ code }) => code), ...returned]
  const days = covered.map(({ from, to }) =>
    loadConfirmationsOf(dayInKenya(new Date(from)), dayInKenya(new Date(to))),
  )
  const [ofDays, payments] = await Promise.all([
    Promise.all(days).then((found) => new Map(found.flat().map((record) => [record.id, record]))),
    loadPaymentsByCode(codes),
  ])
  const named = new Set([...codes, ...leftOut.map(({ code }) => code)])
  const notNamed = [...ofDays.values()].filter(
    ({ code, method }) => method === 'mpesa' && !named.has(code),
  )
  const notNamedIds = notNamed.map(({ id }) => id)
  const partsOf = (code: string) => Object.keys(payments.get(code)?.parts ?? {})
  const ids = codes.flatMap(partsOf)
  const otherIds = ids.filter((id) => !ofDays.has(id))
  const returnedParts = [...returned].flatMap(partsOf).map((id) => ({ id }))
  const [left, others, voids, paidBack] = await Promise.all([
    findLeftPayments(codes.filter((code) => payments.get(code)?.rest !== 0)),
    findByIds('confirmations', otherIds),
    findByIds('voids', notNamedIds),
    loadStates('refund', returnedParts),
  ])
  return {
    bookings: ids.flatMap((id) => {
      const other = others.get(id)
      const record = ofDays.get(id) ?? (other && readConfirmation(id, other.fields))
      if (!record) return []
      const amount = record.amount - paidBack(id).paid
      return amount > 0 ? [{ ...record, amount }] : []
    }),
    payments,
    left,
    notInStatement: notNamed.filter(({ id }) => !voids.has(id)),
  }
}
