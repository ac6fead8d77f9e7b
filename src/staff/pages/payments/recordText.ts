import { paymentTexts as texts, thanksTexts } from '@/staff/content/payments'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import { printedCode } from '@/domain/members/contributions'
import { confirmationId, type Confirmation } from '@/staff/domain/confirmation'
import type { Signature } from '@/staff/domain/stored'
import { dayText, timeText } from '@/staff/domain/days'
import type { Thanked } from '@/staff/services/thanks'

/** As in the SMS or bank statement; cash shortened to 'CASH-K7P2QX'. */
export function codeText({ code }: Pick<Confirmation, 'code'>): string {
  return printedCode(code)
}

/** One part of a code: 'TK5AY9DLMG-2'. */
export function partText(record: Pick<Confirmation, 'code' | 'attempt'>): string {
  return confirmationId(codeText(record), record.attempt)
}

/** 'donation K7P2QX', or 'refund of TK5AY9DLMG'. */
export function whatText({ kind, document }: Pick<Confirmation, 'kind' | 'document'>): string {
  const what = texts.kinds[kind]
  if (kind === 'refund') return `${what} of ${printedCode(document)}`
  return kind === 'donation' || kind === 'order' ? `${what} ${referenceOf(document)}` : what
}

/** A sentence without full stop; `name` may be ''. */
export function recordText(record: Confirmation, name: string): string {
  return texts[record.kind === 'refund' ? 'refund' : 'record']({
    amount: formatKsh(record.amount),
    name,
    what: whatText(record),
    code: codeText(record),
    day: dayText(record.paidOn),
    who: record.byEmail,
    when: timeText(record.at),
  })
}

export function thankedText({ byEmail, at }: Signature): string {
  return thanksTexts.by(byEmail, timeText(at))
}

/** '' until the latest part is thanked for. */
export function lastThanks(parts: readonly Thanked[]): string {
  const last = parts.at(-1)?.thanks
  return last ? thankedText(last) : ''
}
