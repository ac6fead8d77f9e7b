import { bookTexts } from '@/staff/content/book'
import { confirmTexts as texts, voidTexts } from '@/staff/content/payments'
import { printedCode } from '@/domain/members/contributions'
import { formatKsh } from '@/domain/money/money'
import {
  mostParts,
  type ArrivedPayment,
  type CodePayment,
  type Confirmation,
} from '@/staff/domain/confirmation'
import type { Income } from '@/staff/domain/income'
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
  if (booked && isLastPart(booked) && amount < booked.rest)
    return texts.lastPart(formatKsh(booked.rest))
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

export async function whyNoIncome({ method, code, amount }: Income): Promise<string | null> {
  const { taken, cashTaken, tooMuch, lastPart } = bookTexts.income
  const booked = await loadCodePayment(code)
  if (!booked || booked.booked === 0) return null
  if (method === 'cash') return cashTaken
  if (booked.rest === 0) return taken
  if (amount > booked.rest) return tooMuch(formatKsh(booked.rest), formatKsh(booked.received))
  return isLastPart(booked) ? lastPart(formatKsh(booked.rest)) : null
}

/** Which has to take all that is left. */
function isLastPart({ parts }: CodePayment): boolean {
  return Object.keys(parts).length === mostParts - 1
}

async function textOf(record: Confirmation): Promise<string> {
  return recordText(record, await loadPayerName(record))
}
