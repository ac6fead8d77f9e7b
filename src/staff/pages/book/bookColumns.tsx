import { bookTexts, recordKindNames } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { formatKsh } from '@/domain/money/money'
import { differenceText, referenceIn, type BookEntry } from '@/staff/domain/book'
import { countedAmount } from '@/staff/domain/confirmation'
import { dayText, sheetTime, timeText } from '@/staff/pages/list/timeText'
import styles from '@/staff/pages/list/list.module.css'
import type { Column } from '@/staff/pages/list/StaffTable'
import { codeText } from '@/staff/pages/payments/recordText'

export const bookColumns: readonly Column<BookEntry>[] = [
  {
    name: 'Paid on',
    isBrief: true,
    renderCell: ({ record }) => (
      <>
        <span className={styles.code}>
          <span className={styles.unbroken}>{dayText(record.paidOn)}</span>{' '}
          <strong className={record.method === 'mpesa' ? styles.unbroken : undefined}>
            {codeText(record)}
          </strong>
        </span>
        <div>{paymentTexts.methods[record.method]}</div>
      </>
    ),
    csv: ({ record }) => record.paidOn,
  },
  { name: 'Code', csv: ({ record }) => codeText(record) },
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
  {
    name: 'Reference',
    csv: (entry) => referenceIn(entry) || (entry.of ? codeText(entry.of) : ''),
  },
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
    // Adds up to the book.
    csv: (entry) => (entry.void ? '' : countedAmount(entry.record)),
  },
  { name: 'Voided', csv: (entry) => (entry.void ? countedAmount(entry.record) : '') },
  {
    name: 'Confirmed',
    isBrief: true,
    renderCell: ({ record, void: voided }) => (
      <>
        <div className={styles.person}>
          <div className={styles.unbroken}>{timeText(record.at)}</div>
          {record.byEmail}
        </div>
        {voided && (
          <span>
            <strong>{bookTexts.voided(timeText(voided.at), voided.byEmail)}</strong>{' '}
            <bdi>{voided.reason}</bdi>
          </span>
        )}
      </>
    ),
  },
  { name: 'Confirmed (Kenya’s time)', csv: ({ record }) => sheetTime(record.at) },
  { name: 'By', csv: ({ record }) => record.byEmail },
  {
    name: 'State',
    csv: ({ void: voided }) => (voided ? bookTexts.isVoid : bookTexts.counts),
  },
  { name: 'Reason', csv: ({ void: voided }) => voided?.reason ?? '' },
]

/** 'Donation K7P2QX', or 'Refund: Donation K7P2QX'. */
export function kindText(entry: BookEntry): string {
  const { record, of } = entry
  const what = `${recordKindNames[(of ?? record).kind]} ${referenceIn(entry)}`.trim()
  return of ? `${recordKindNames.refund}: ${what}` : what
}

/** 'Ksh 500', or 'Ksh -500' for a refund. */
export function amountText({ record }: BookEntry): string {
  return formatKsh(countedAmount(record))
}

export function payerText({ record, payer, of }: BookEntry): string {
  if (!payer) return bookTexts.unknownPayer
  return payer.name || ((of ?? record).kind === 'income' ? bookTexts.nobody : '–')
}
