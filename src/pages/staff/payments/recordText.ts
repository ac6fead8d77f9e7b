import { paymentTexts as texts } from '@/content/staff'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import type { Confirmation } from '@/domain/staff/confirmation'
import { dayText, timeText } from '@/pages/staff/list/timeText'

/** As in the SMS or the bank's statement. */
export function codeText({ code }: Pick<Confirmation, 'code'>): string {
  return code.replace(/^BANK-/, '')
}

/** The whole record in a sentence without its full stop; `name` may be ''. */
export function recordText(record: Confirmation, name: string): string {
  const kind = texts.kinds[record.kind]
  return texts.record({
    amount: formatKsh(record.amount),
    name,
    what: record.kind === 'fee' ? kind : `${kind} ${referenceOf(record.document)}`,
    code: codeText(record),
    day: dayText(record.paidOn),
    who: record.byEmail,
    when: timeText(record.at),
  })
}
