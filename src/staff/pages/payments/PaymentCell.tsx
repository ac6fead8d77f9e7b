import { paymentTexts as texts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import type { Confirmation, PaymentState } from '@/staff/domain/confirmation'
import styles from '@/staff/pages/list/list.module.css'
import type { Column } from '@/staff/pages/list/StaffTable'
import { dayText, timeText } from '@/staff/domain/days'
import type { KnownPayment } from '@/staff/services/paymentStates'
import { codeText, lastThanks } from './recordText'

type Words = Readonly<Record<PaymentState['state'], string>>

interface Known {
  readonly payment: KnownPayment
  /** Whole Ksh; null when unknown. */
  readonly expected: number | null
  /** Other than the words say. */
  readonly state?: string
  readonly also?: string
}

/** One on the page, several in the file, which are '' if unconfirmed. */
export function paymentColumns<T>(
  name: string,
  words: Words,
  of: (item: T) => Known,
): readonly Column<T>[] {
  const column = (head: string, text: (record: Confirmation) => string): Column<T> => ({
    name: head,
    csv: (item) => of(item).payment.records.map(text).join('; '),
  })
  return [
    {
      name,
      isBrief: true,
      renderCell: (item) => <PaymentCell words={words} {...of(item)} />,
      csv: (item) => of(item).state ?? words[of(item).payment.state],
    },
    column('Code', codeText),
    column('Method', ({ method }) => texts.methods[method]),
    { name: 'Arrived', csv: (item) => of(item).payment.paid || '' },
    { name: 'Paid back', csv: (item) => of(item).payment.back || '' },
    column('Arrived on', ({ paidOn }) => paidOn),
    column('Confirmed by', ({ byEmail }) => byEmail),
    column('Confirmed on', ({ at }) => (at ? dayInKenya(at) : '')),
  ]
}

function PaymentCell({ words, payment, expected, state, also }: Known & { words: Words }) {
  const { paid, records, back } = payment
  const shown = state ?? words[payment.state]
  // Compares words: a part-paid order is not paid.
  const isConfirmed = shown === words.confirmed
  return (
    <>
      <span className={isConfirmed ? styles.done : styles.chip}>{shown}</span>
      {payment.state === 'part' && expected !== null && (
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
      <div>{also}</div>
      <div>{lastThanks(records)}</div>
    </>
  )
}
