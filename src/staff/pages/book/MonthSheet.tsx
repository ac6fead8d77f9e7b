import { bookTexts } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { dayOfMoment } from '@/domain/calendar/calendar'
import { isolated } from '@/domain/text/inPlace'
import { differenceText, type BookEntry } from '@/staff/domain/book'
import { codeText } from '@/staff/pages/payments/records'
import styles from '@/staff/pages/list/sheet.module.css'
import { dayText, monthText } from '@/staff/domain/days'
import { amountText, kindText, payerText } from './bookColumns'
import { LeftOnPaper } from './LeftPayments'
import { MonthSums } from './MonthSums'

const texts = bookTexts.sheet

/** Print only, for the committee. `entries`: the whole month, latest first. */
export function MonthSheet({
  today,
  entries,
  ...of
}: Parameters<typeof LeftOnPaper>[0] & { today: string; entries: readonly BookEntry[] }) {
  const title = texts.title(monthText(of.month))
  const voided = entries.filter((entry) => entry.void)
  return (
    <article className={`sheet ${styles.month}`} aria-label={title}>
      <h2>{title}</h2>
      <p>{texts.lead(dayOfMoment(new Date(today)))}</p>
      <h3>{texts.sums}</h3>
      <MonthSums label={texts.sums} entries={entries} />
      <h3>{texts.corrections}</h3>
      {voided.length === 0 ? (
        <p>{texts.noCorrections}</p>
      ) : (
        <ul>
          {voided.map((entry) => (
            <li key={entry.id}>{correctionText(entry)}</li>
          ))}
        </ul>
      )}
      <h3>{texts.entries}</h3>
      <table>
        <thead>
          <tr>
            <th>Paid on</th>
            <th>Code</th>
            <th>For</th>
            <th>From</th>
            <th>How</th>
            <th className={styles.amount}>Ksh</th>
          </tr>
        </thead>
        <tbody>
          {[...entries].reverse().map((entry) => (
            <tr key={entry.id}>
              <td className={styles.unbroken}>{dayText(entry.paidOn)}</td>
              <td>{codeText(entry)}</td>
              <td>
                {kindText(entry)}
                {entry.note && `: ${isolated(entry.note)}`}
              </td>
              <td>{payerText(entry)}</td>
              <td className={styles.unbroken}>{paymentTexts.methods[entry.method]}</td>
              <td className={styles.amount}>
                {entry.void ? <s>{amountText(entry)}</s> : amountText(entry)}
                {entry.void && ' void'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {of.left.length > 0 && <LeftOnPaper {...of} />}
    </article>
  )
}

function correctionText(entry: BookEntry): string {
  const { void: voided } = entry
  const what = [amountText(entry), codeText(entry), kindText(entry), isolated(payerText(entry))]
  const difference = differenceText(entry)
  return texts.correction(
    [...what, ...(difference ? [difference] : [])].join(', '),
    voided?.at ? dayOfMoment(voided.at) : '–',
    voided?.byEmail ?? '',
    voided?.reason ?? '',
  )
}
