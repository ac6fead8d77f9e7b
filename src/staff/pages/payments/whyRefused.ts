import { bookingTexts as texts } from '@/staff/content/booking'
import { voidTexts } from '@/staff/content/payments'
import { printedCode } from '@/domain/members/contributions'
import { Failure } from '@/domain/failure'
import { formatKsh } from '@/domain/money/money'
import {
  mostParts,
  type CodePayment,
  type Confirmation,
  type RecordInput,
} from '@/staff/domain/confirmation'
import {
  findMark,
  findRefund,
  loadCodePayment,
  loadFirstPart,
} from '@/staff/services/confirmationRecords'
import { loadPayerName } from '@/staff/services/payers'
import { recordText } from './records'

/* Why the database refuses: what is in the book already. Null if that is not the reason. */

/** @throws the failure; if it is a refusal, with the reason that `why` finds */
export async function explain(failure: unknown, why: () => Promise<string | null>): Promise<never> {
  if (!(failure instanceof Failure) || failure.code !== 'refused') throw failure
  const reason = await why().catch((other: unknown) => {
    if (!(other instanceof Failure)) throw other
  })
  throw reason ? new Failure('refused', { detail: reason, cause: failure }) : failure
}

/** `used`: what it is booked to, once nothing is left, or if money went the other way under it. */
export async function findBooked(
  code: string,
  isRefund: boolean,
): Promise<(CodePayment & { used?: string }) | null> {
  const payment = await loadCodePayment(code)
  if (!payment || payment.booked === 0) return null
  const record = await loadFirstPart(payment.parts)
  const isOther = record !== null && (record.kind === 'refund') !== isRefund
  if (isOther && isRefund) return { ...payment, used: texts.usedForRefund }
  if (payment.rest > 0 && !isOther) return payment
  return { ...payment, used: record ? texts.usedCode(await textOf(record)) : texts.usedUp }
}

/** `not`: the beginning of the sentence. */
export async function whyRefused(told: RecordInput, not: string): Promise<string | null> {
  const { code, method, kind, document, amount, received, of } = told
  const refund = of && (await findRefund(of))
  if (refund) return `${not}: ${texts.paidBack(formatKsh(refund.amount), printedCode(refund.id))}`
  const booked = await findBooked(code, of !== undefined)
  if (booked && method === 'cash') return texts.cashTaken
  if (booked?.used) return `${not}. ${booked.used}`
  if (booked) {
    const rest = formatKsh(booked.rest)
    if (amount > booked.rest) return `${not}: ${texts.tooMuch(rest)}`
    if ((received ?? booked.received) !== booked.received)
      return `${not}: ${texts.otherTotal(formatKsh(booked.received))}`
    // The last part has to take all that is left.
    const isLast = Object.keys(booked.parts).length === mostParts - 1
    if (isLast && amount < booked.rest) return `${not}: ${texts.lastPart(rest)}`
  }
  if (document === undefined) return null
  const record = await loadFirstPart((await findMark(kind, document)).parts)
  return record && texts.paid(await textOf(record))
}

export async function whyNotVoided(record: Confirmation): Promise<string | null> {
  const refund = await findRefund(record)
  return refund && voidTexts.paidBack(formatKsh(refund.amount), printedCode(refund.id))
}

async function textOf(record: Confirmation): Promise<string> {
  return recordText(record, await loadPayerName(record))
}
