import { paymentTexts as texts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import type { Confirmation, PaymentState } from '@/staff/domain/confirmation'
import styles from '@/staff/pages/list/list.module.css'
import type { Column } from '@/staff/pages/list/StaffTable'
import { dayText, timeText } from '@/staff/domain/days'
import type { KnownPayment } from '@/staff/services/paymentStates'
import { codeText } from './recordText'

export function PaymentCell({
  payment: { state, paid, records, back },
  words,
  expected,
}: {
  payment: KnownPayment
  words: Readonly<Record<PaymentState['state'], string>>
  /** Whole Ksh; null when unknown. */
  expected: number | null
}) {
  // Compares words: a part-paid order is not paid.
  const isConfirmed = words[state] === words.confirmed
  return (
    <>
      <span className={isConfirmed ? styles.done : styles.chip}>{words[state]}</span>
      {state === 'part' && expected !== null && (
        <span className={styles.unbroken}>{texts.soFar(formatKsh(paid), formatKsh(expected))}</span>
      )}
      {records.map((record) => (
        <div key={record.id}>
          <strong>{codeText(record)}</strong>
          <div>
            {texts.arrived(
              record.amount === expected ? '' : formatKsh(record.amount),
              dayText(record.paidOn),
            )}
          </div>
          <div>{texts.by(record.byEmail, timeText(record.at))}</div>
        </div>
      ))}
      {back > 0 && <div>{texts.back(formatKsh(back))}</div>}
    </>
  )
}

/** For the file; '' if unconfirmed. */
export function recordColumns<T>(paymentOf: (item: T) => KnownPayment): readonly Column<T>[] {
  const column = (name: string, text: (record: Confirmation) => string): Column<T> => ({
    name,
    csv: (item) => paymentOf(item).records.map(text).join('; '),
  })
  return [
    column('Code', codeText),
    column('Method', ({ method }) => texts.methods[method]),
    { name: 'Arrived', csv: (item) => paymentOf(item).paid || '' },
    { name: 'Paid back', csv: (item) => paymentOf(item).back || '' },
    column('Arrived on', ({ paidOn }) => paidOn),
    column('Confirmed by', ({ byEmail }) => byEmail),
    column('Confirmed on', ({ at }) => (at ? dayInKenya(at) : '')),
  ]
}
