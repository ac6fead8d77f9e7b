import { readMpesaMessage } from '@/domain/payment/mpesaMessage'
import { toldLabels, toldOpening } from '@/domain/payment/toldDraft'
import { isMpesaCode, readAmount } from './cells'
import type { ToldPayment } from './matching'

/**
 * Reads messages of people who say that they have paid, as staff paste them: our own draft, which names
 * the reference and the code, or the SMS of M-Pesa, which names no reference. What is told twice is one.
 */
export function readToldPayments(text: string): readonly ToldPayment[] {
  const [first = '', ...others] = text.replace(/\r\n?/g, '\n').split(toldOpening)
  const told = [...readMessages(first), ...others.flatMap(readDraft)]
  return [...new Map(told.map((each) => [JSON.stringify(each), each])).values()]
}

const anyLabel = new RegExp(String.raw`^\W*(?:${Object.values(toldLabels).join('|')}):|^\s*$`, 'i')

/** The lines of one draft, and whatever messages follow it. */
function readDraft(text: string): readonly ToldPayment[] {
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

/** Messages with an empty line between them, or each beginning with its code. */
function readMessages(text: string): readonly ToldPayment[] {
  return text.split(/\n\s*\n|\n(?=.{0,60}\b[A-Z][A-Z0-9]{9}\s+confirmed)/i).flatMap(readSms)
}

function readSms(text: string): readonly ToldPayment[] {
  const message = readMpesaMessage(text)
  if (message.kind !== 'payment' || message.code === null || !/\d/.test(message.code)) return []
  const { code, amountCents } = message
  return [{ code, reference: null, amount: amountCents === null ? null : amountCents / 100 }]
}

/** What stands behind a label; null where it stands nowhere, or where two differ. */
function valueOf(label: string, text: string): string | null {
  const found = [...text.matchAll(new RegExp(String.raw`(?<![\w-])${label}:[ \t]*(.+)`, 'gi'))]
  const values = new Set(found.map(([, value = '']) => value.trim()))
  const [value] = values
  return values.size === 1 ? (value ?? null) : null
}
