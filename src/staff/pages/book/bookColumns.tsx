import { bookTexts, recordKindNames } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { formatKsh } from '@/domain/money/money'
import { differenceText, referenceIn, type BookEntry } from '@/staff/domain/book'
import { countedAmount } from '@/staff/domain/confirmation'
import { dayText, sheetTime, timeText } from '@/staff/domain/days'
import styles from '@/staff/pages/list/list.module.css'
import type { Column } from '@/staff/pages/list/StaffTable'
import { codeText } from '@/staff/pages/payments/records'

export const bookColumns: readonly Column<BookEntry>[] = [
  {
    name: 'Paid on',
    isBrief: true,
    renderCell: ({ paidOn, method, code }) => (
      <>
        <span className={styles.code}>
          <span className={styles.unbroken}>{dayText(paidOn)}</span>{' '}
          <strong className={method === 'mpesa' ? styles.unbroken : undefined}>
            {codeText({ code })}
          </strong>
        </span>
        <div>{paymentTexts.methods[method]}</div>
      </>
    ),
    csv: ({ paidOn }) => paidOn,
  },
  { name: 'Code', csv: codeText },
  { name: 'How', csv: ({ method }) => paymentTexts.methods[method] },
  {
    name: 'For',
    renderCell: (entry) => (
      <div className={styles.wide}>
        {kindText(entry)}
        {entry.note && <div>{entry.note}</div>}
      </div>
    ),
    csv: ({ kind }) => recordKindNames[kind],
  },
  {
    name: 'Reference',
    csv: (entry) => referenceIn(entry) || (entry.of ? codeText(entry.of) : ''),
  },
  { name: 'Note', csv: ({ note }) => note },
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
    // The column adds up to the sum of the book.
    csv: (entry) => (entry.void ? '' : countedAmount(entry)),
  },
  { name: 'Voided', csv: (entry) => (entry.void ? countedAmount(entry) : '') },
  {
    name: 'Confirmed',
    isBrief: true,
    renderCell: ({ at, byEmail, void: voided }) => (
      <>
        <div className={styles.person}>
          <div className={styles.unbroken}>{timeText(at)}</div>
          {byEmail}
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
  { name: 'Confirmed (Kenya’s time)', csv: ({ at }) => sheetTime(at) },
  { name: 'By', csv: ({ byEmail }) => byEmail },
  {
    name: 'State',
    csv: ({ void: voided }) => (voided ? bookTexts.isVoid : bookTexts.counts),
  },
  { name: 'Reason', csv: ({ void: voided }) => voided?.reason ?? '' },
]

/** 'Donation K7P2QX', or 'Refund: Donation K7P2QX'. */
export function kindText(entry: BookEntry): string {
  const what = `${recordKindNames[(entry.of ?? entry).kind]} ${referenceIn(entry)}`.trim()
  return entry.of ? `${recordKindNames.refund}: ${what}` : what
}

/** 'Ksh 500', or 'Ksh -500' for a refund. */
export function amountText(entry: BookEntry): string {
  return formatKsh(countedAmount(entry))
}

export function payerText(entry: BookEntry): string {
  if (!entry.payer) return bookTexts.unknownPayer
  return entry.payer.name || ((entry.of ?? entry).kind === 'income' ? bookTexts.nobody : '–')
}
