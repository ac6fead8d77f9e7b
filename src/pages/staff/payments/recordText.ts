import { paymentTexts as texts } from '@/content/staff'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import type { Confirmation } from '@/domain/staff/confirmation'
import { dayText, timeText } from '@/pages/staff/list/timeText'

/** As in the SMS or the bank's statement; of cash only as much as people need to name it: 'CASH-K7P2QX'. */
export function codeText({ code, method }: Pick<Confirmation, 'code' | 'method'>): string {
  if (method === 'cash') return `CASH-${referenceOf(code.replace('CASH-', ''))}`
  return code.replace(/^BANK-/, '')
}

/** The whole record in a sentence without its full stop; `name` may be ''. */
export function recordText(record: Confirmation, name: string): string {
  const kind = texts.kinds[record.kind]
  const isWithReference = record.kind === 'donation' || record.kind === 'order'
  return texts.record({
    amount: formatKsh(record.amount),
    name,
    what: isWithReference ? `${kind} ${referenceOf(record.document)}` : kind,
    code: codeText(record),
    day: dayText(record.paidOn),
    who: record.byEmail,
    when: timeText(record.at),
  })
}
