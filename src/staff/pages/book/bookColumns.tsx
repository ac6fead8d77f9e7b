import { bookTexts, recordKindNames } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { formatKsh } from '@/domain/money/money'
import { differenceText, type BookEntry } from '@/staff/domain/book'
import { countedAmount } from '@/staff/domain/confirmation'
import { dayText, timeText } from '@/staff/pages/list/timeText'
import styles from '@/staff/pages/list/list.module.css'
import type { Column } from '@/staff/pages/list/StaffTable'
import { codeText } from '@/staff/pages/payments/recordText'
import { amountText, kindText, payerText } from './entryTexts'

export const bookColumns: readonly Column<BookEntry>[] = [
  {
    name: 'Paid on',
    renderCell: (entry) => (
      <div className={styles.code}>
        <div className={styles.unbroken}>{dayText(entry.record.paidOn)}</div>
        <strong className={entry.record.method === 'mpesa' ? styles.unbroken : undefined}>
          {codeText(entry.record)}
        </strong>
        <div>{paymentTexts.methods[entry.record.method]}</div>
      </div>
    ),
    csv: ({ record }) => record.paidOn,
  },
  { name: 'Code', csv: ({ record }) => record.code },
  { name: 'How', csv: ({ record }) => paymentTexts.methods[record.method] },
  {
    name: 'For',
    renderCell: (entry) => (
      <div className={styles.wide}>
        {kindText(entry)}
        {entry.record.note && <div>{entry.record.note}</div>}
      </div>
    ),
    csv: ({ record }) => recordKindNames[record.kind],
  },
  { name: 'Of', csv: ({ record }) => record.document },
  { name: 'Note', csv: ({ record }) => record.note },
  {
    name: 'From',
    renderCell: (entry) => <div className={styles.wide}>{payerText(entry)}</div>,
    csv: payerText,
  },
  { name: 'Pledged', csv: ({ payer }) => payer?.pledged ?? '' },
  {
    name: 'Arrived',
    renderCell: (entry) => (
      <>
        <div className={styles.unbroken}>
          {entry.void ? <s>{amountText(entry)}</s> : amountText(entry)}
        </div>
        {differenceText(entry)}
        {entry.refund && (
          <div>
            {bookTexts.paidBack(formatKsh(entry.refund.amount), dayText(entry.refund.paidOn))}
          </div>
        )}
      </>
    ),
    csv: ({ record }) => countedAmount(record),
  },
  {
    name: 'Confirmed',
    renderCell: ({ record, void: voided }) => (
      <div className={styles.person}>
        <div className={styles.unbroken}>{timeText(record.at)}</div>
        {record.byEmail}
        {voided && (
          <div>
            <strong>{bookTexts.voided(timeText(voided.at), voided.byEmail)}</strong>{' '}
            <bdi>{voided.reason}</bdi>
          </div>
        )}
      </div>
    ),
    csv: ({ record }) => record.at?.toISOString() ?? '',
  },
  { name: 'By', csv: ({ record }) => record.byEmail },
  {
    name: 'State',
    csv: ({ void: voided }) => (voided ? bookTexts.isVoid : bookTexts.counts),
  },
  { name: 'Reason', csv: ({ void: voided }) => voided?.reason ?? '' },
]
