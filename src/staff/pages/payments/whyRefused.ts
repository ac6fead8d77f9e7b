import { bookTexts } from '@/staff/content/book'
import { confirmTexts as texts, voidTexts } from '@/staff/content/payments'
import { printedCode } from '@/domain/members/contributions'
import { formatKsh } from '@/domain/money/money'
import type { ArrivedPayment, CodePayment, Confirmation } from '@/staff/domain/confirmation'
import { findMark, loadCodePayment, loadFirstPart } from '@/staff/services/confirmationRecords'
import { loadPayerName } from '@/staff/services/payers'
import { findRefund } from '@/staff/services/refunds'
import { recordText } from './recordText'

/*
 * What is in the book already, which is why the database refuses more. Null: it is not that.
 */

/** `used`: what it is booked to, once nothing is left. */
export type Booked = CodePayment & { readonly used?: string }

export async function findBooked(code: string): Promise<Booked | null> {
  const payment = await loadCodePayment(code)
  if (!payment || payment.booked === 0) return null
  if (payment.rest > 0) return payment
  const record = await loadFirstPart(payment.parts)
  return { ...payment, used: record ? texts.usedCode(await textOf(record)) : texts.usedUp }
}

export async function whyNotConfirmed(payment: ArrivedPayment): Promise<string | null> {
  const { code, kind, document, amount, received } = payment
  const booked = await findBooked(code)
  if (booked?.used) return `${texts.notConfirmed} ${booked.used}`
  if (booked && amount > booked.rest) return texts.tooMuch(formatKsh(booked.rest))
  if (booked && (received ?? booked.received) !== booked.received)
    return texts.otherTotal(formatKsh(booked.received))
  const { parts } = await findMark(kind, document)
  const record = await loadFirstPart(parts)
  return record && texts.paid(await textOf(record))
}

/** `code`: what it was paid back under. */
export async function whyNotPaidBack(of: Confirmation, code: string): Promise<string | null> {
  const { already, usedCode } = bookTexts.refund
  const refund = await findRefund(of)
  if (refund) return already(formatKsh(refund.amount), printedCode(refund.id))
  const payment = await loadCodePayment(code)
  return payment && payment.booked > 0 ? usedCode : null
}

export async function whyNotVoided(record: Confirmation): Promise<string | null> {
  const refund = await findRefund(record)
  return refund && voidTexts.paidBack(formatKsh(refund.amount), printedCode(refund.id))
}

export async function whyNoIncome(code: string): Promise<string> {
  const { taken, tooMuch } = bookTexts.income
  const { rest = 0, received = 0 } = (await loadCodePayment(code)) ?? {}
  return rest > 0 ? tooMuch(formatKsh(rest), formatKsh(received)) : taken
}

async function textOf(record: Confirmation): Promise<string> {
  return recordText(record, await loadPayerName(record))
}
