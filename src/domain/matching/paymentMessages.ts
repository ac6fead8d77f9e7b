import { readMpesaMessage } from '@/domain/payment/mpesaMessage'
import { toldLabels, toldOpening } from '@/domain/payment/toldDraft'
import { isMpesaCode, readAmount } from './cells'
import type { PaymentMessage } from './matching'

/** Our own draft, or the SMS of M-Pesa, which names no reference. Repeated messages count once. */
export function readPaymentMessages(text: string): readonly PaymentMessage[] {
  const [first = '', ...others] = text.replace(/\r\n?/g, '\n').split(toldOpening)
  const all = [...readMessages(first), ...others.flatMap(readDraft)]
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
}

const anyLabel = new RegExp(String.raw`^\W*(?:${Object.values(toldLabels).join('|')}):|^\s*$`, 'i')

/** One draft, and the messages after it. */
function readDraft(text: string): readonly PaymentMessage[] {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !anyLabel.test(line))
  const draft = (end === -1 ? lines : lines.slice(0, end)).join('\n')
  const others = end === -1 ? [] : readMessages(lines.slice(end).join('\n'))
  const code = valueOf(toldLabels.code, draft)?.toUpperCase() ?? ''
  if (!isMpesaCode(code)) return others
  const reference = valueOf(toldLabels.reference, draft)?.toUpperCase() ?? ''
  const sum = valueOf(toldLabels.amount, draft)
  return [
    {
      code,
      reference: /^[A-Z0-9]{6}$/.test(reference) ? reference : null,
      amount: sum === null ? null : readAmount(sum),
    },
    ...others,
  ]
}

/** An empty line between them, or each beginning with its code. */
function readMessages(text: string): readonly PaymentMessage[] {
  return text.split(/\n\s*\n|\n(?=.{0,60}\b[A-Z][A-Z0-9]{9}\s+confirmed)/i).flatMap(readSms)
}

function readSms(text: string): readonly PaymentMessage[] {
  const message = readMpesaMessage(text)
  if (message.kind !== 'payment' || message.code === null || !/\d/.test(message.code)) return []
  const { code, amountCents } = message
  return [{ code, reference: null, amount: amountCents === null ? null : amountCents / 100 }]
}

/** Null where the label is missing, or where two differ. */
function valueOf(label: string, text: string): string | null {
  const found = [...text.matchAll(new RegExp(String.raw`(?<![\w-])${label}:[ \t]*(.+)`, 'gi'))]
  const values = new Set(found.map(([, value = '']) => value.trim()))
  const [value] = values
  return values.size === 1 ? (value ?? null) : null
}
