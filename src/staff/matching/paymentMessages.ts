import { readMpesaMessage } from '@/domain/payment/mpesaMessage'
import { toldLabels } from '@/domain/payment/toldDraft'
import { isMpesaCode } from '@/staff/domain/mpesaCode'
import { readAmount } from './cells'
import type { PaymentMessage } from './matching'
import { beginningOf, splitMessages } from './messageParts'

/** Reads our own draft and M-Pesa's SMS, each message once. Of other messages it returns the beginning. */
export function readMessages(text: string) {
  const all = splitMessages(text.replace(/\r\n?/g, '\n')).map(
    (message) => readLabels(message) ?? readSms(message) ?? beginningOf(message),
  )
  const once = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
  return {
    messages: once.filter((each) => typeof each !== 'string'),
    unreadable: once.filter((each) => typeof each === 'string'),
  }
}

function readLabels(draft: string): PaymentMessage | null {
  const code = valueOf(toldLabels.code, draft)?.toUpperCase() ?? ''
  if (!isMpesaCode(code)) return null
  const reference = valueOf(toldLabels.reference, draft)?.toUpperCase() ?? ''
  const sum = valueOf(toldLabels.amount, draft)
  return {
    code,
    reference: /^[A-Z0-9]{6}$/.test(reference) ? reference : null,
    amount: sum === null ? null : readAmount(sum),
  }
}

function readSms(text: string): PaymentMessage | null {
  const message = readMpesaMessage(text)
  if (message.kind !== 'payment' || message.code === null) return null
  const { code, amountCents } = message
  // A code without a digit may be a word, unless M-Pesa's sentence follows.
  if (amountCents === null && !/\d/.test(code)) return null
  return { code, reference: null, amount: amountCents === null ? null : amountCents / 100 }
}

/** Null if missing or contradictory. */
function valueOf(label: string, text: string): string | null {
  const found = [...text.matchAll(new RegExp(String.raw`(?:^|[^\w-])${label}:[ \t]*(.+)`, 'gi'))]
  const values = new Set(found.map(([, value = '']) => value.trim()))
  const [value] = values
  return values.size === 1 ? (value ?? null) : null
}
