import { readMpesaMessage } from '@/domain/payment/mpesaMessage'
import { toldLabels, toldOpening } from '@/domain/payment/toldDraft'
import { isMpesaCode } from '@/staff/domain/mpesaCode'
import { readAmount } from './cells'
import type { PaymentMessage } from './matching'
import { beginningOf, splitMessages } from './messageParts'

/** From our own draft or M-Pesa's SMS, without duplicates. */
export function readPaymentMessages(text: string): readonly PaymentMessage[] {
  return partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : [part]))
}

/** Their beginnings. */
export function unreadableMessages(text: string): readonly string[] {
  return partsOf(text).flatMap((part) => (typeof part === 'string' ? [part] : []))
}

type Part = PaymentMessage | string

function partsOf(text: string): readonly Part[] {
  const [first = '', ...others] = text.replace(/\r\n?/g, '\n').split(opening)
  const all = [...readMessages(first), ...others.flatMap(readDraft)]
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
}

/** With the sender that messengers copy. */
const opening = new RegExp(String.raw`(?:^.{0,80}:\s*)?${toldOpening.replace('.', '[.]')}`, 'm')

const anyLabel = new RegExp(String.raw`^\W*(?:${Object.values(toldLabels).join('|')}):|^\s*$`, 'i')

/** And the messages after it. */
function readDraft(text: string): readonly Part[] {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !anyLabel.test(line))
  const draft = (end === -1 ? lines : lines.slice(0, end)).join('\n')
  const others = end === -1 ? [] : readMessages(lines.slice(end).join('\n'))
  return [readLabels(draft) ?? beginningOf(`${toldOpening} ${draft}`), ...others]
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

function readMessages(text: string): readonly Part[] {
  return splitMessages(text).map(
    (message) => readLabels(message) ?? readSms(message) ?? beginningOf(message),
  )
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
  const found = [...text.matchAll(new RegExp(String.raw`(?<![\w-])${label}:[ \t]*(.+)`, 'gi'))]
  const values = new Set(found.map(([, value = '']) => value.trim()))
  const [value] = values
  return values.size === 1 ? (value ?? null) : null
}
