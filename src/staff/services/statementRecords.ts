import { dayInKenya } from '@/domain/calendar/calendar'
import { readConfirmation } from '@/staff/domain/confirmation'
import type { StatementContent } from '@/staff/matching/statement'
import { loadConfirmationsOf, loadPaymentsByCode } from './confirmationRecords'
import { findByIds } from './database'
import { findLeftPayments } from './leftPayments'
import { loadStates } from './paymentStates'

/**
 * One read per confirmation of the statement's days and per booked or left payment; more for payments that were
 * confirmed with another day, are void, or were taken back by M-Pesa.
 */
export async function loadStatementRecords({
  lines,
  leftOut,
  reversals,
  covered,
}: StatementContent) {
  const reversed = reversals.map(({ of }) => of)
  const codes = [...lines.map(({ code }) => code), ...reversed]
  const days = covered.map(({ from, to }) =>
    loadConfirmationsOf(dayInKenya(new Date(from)), dayInKenya(new Date(to))),
  )
  const [ofDays, payments] = await Promise.all([
    Promise.all(days).then((found) => new Map(found.flat().map((record) => [record.id, record]))),
    loadPaymentsByCode(codes),
  ])
  const named = new Set([
    ...codes,
    // A payment that was not completed never came.
    ...leftOut.flatMap(({ code, why }) => (why === 'not-completed' ? [] : [code])),
  ])
  const notNamed = [...ofDays.values()].filter(
    ({ code, method }) => method === 'mpesa' && !named.has(code),
  )
  const notNamedIds = notNamed.map(({ id }) => id)
  const partsOf = (code: string) => Object.keys(payments.get(code)?.parts ?? {})
  const ids = codes.flatMap(partsOf)
  const otherIds = ids.filter((id) => !ofDays.has(id))
  const reversedParts = reversed.flatMap(partsOf).map((id) => ({ id }))
  const [left, others, voids, paidBack] = await Promise.all([
    findLeftPayments(codes.filter((code) => payments.get(code)?.rest !== 0)),
    findByIds('confirmations', otherIds),
    findByIds('voids', notNamedIds),
    loadStates('refund', reversedParts),
  ])
  return {
    bookings: ids.flatMap((id) => {
      const other = others.get(id)
      const record = ofDays.get(id) ?? (other && readConfirmation(other))
      return record ? [record] : []
    }),
    paidBack: new Map(reversedParts.map(({ id }) => [id, paidBack(id).paid])),
    payments,
    left,
    notInStatement: notNamed.filter(({ id }) => !voids.has(id)),
  }
}
