import Box from '@mui/material/Box'
import { bookTexts } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { dayOfMoment } from '@/domain/calendar/calendar'
import { isolated } from '@/domain/text/inPlace'
import { differenceText, type BookEntry } from '@/staff/domain/book'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { codeText } from '@/staff/pages/payments/recordText'
import { amountText, kindText, payerText } from './bookColumns'
import { LeftOnPaper } from './LeftPayments'
import { MonthSums } from './MonthSums'
import { dayText, monthText } from '@/staff/pages/list/timeText'

const texts = bookTexts.sheet

/** Global styles: a sheet prints alone. */
const onPaper = {
  '@media screen': { display: 'none' },
  border: 0,
  fontSize: '0.75rem',
  '& h2, & h3': { marginBlock: '0.75rem 0.25rem', fontSize: '1rem' },
  '& table': { inlineSize: '100%', maxInlineSize: 'none', borderCollapse: 'collapse' },
  '& td, & th': {
    padding: '0.125rem 0.5rem 0.125rem 0',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: '1px solid',
    fontSize: '0.75rem',
    overflowWrap: 'break-word',
  },
  '& tr': { breakInside: 'avoid' },
  '& .unbroken, & .amount': { whiteSpace: 'nowrap' },
  '& .amount': { textAlign: 'end' },
} as const

/** Print only, for the committee. `entries`: the whole month, latest first. */
export function MonthSheet({
  month,
  today,
  entries,
  left,
}: {
  month: string
  today: string
  entries: readonly BookEntry[]
  left: readonly LeftPayment[]
}) {
  const voided = entries.filter((entry) => entry.void)
  return (
    <Box
      component="article"
      className="sheet"
      aria-label={texts.title(monthText(month))}
      sx={onPaper}
    >
      <h2>{texts.title(monthText(month))}</h2>
      <p>{texts.lead(dayOfMoment(new Date(today)))}</p>
      <h3>{texts.sums}</h3>
      <MonthSums label={texts.sums} entries={entries} />
      <h3>{texts.corrections}</h3>
      {voided.length === 0 ? (
        <p>{texts.noCorrections}</p>
      ) : (
        <ul>
          {voided.map((entry) => (
            <li key={entry.record.id}>{correctionText(entry)}</li>
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
            <th className="amount">Ksh</th>
          </tr>
        </thead>
        <tbody>
          {[...entries].reverse().map((entry) => (
            <tr key={entry.record.id}>
              <td className="unbroken">{dayText(entry.record.paidOn)}</td>
              <td>{codeText(entry.record)}</td>
              <td>
                {kindText(entry)}
                {entry.record.note && `: ${isolated(entry.record.note)}`}
              </td>
              <td>{payerText(entry)}</td>
              <td className="unbroken">{paymentTexts.methods[entry.record.method]}</td>
              <td className="amount">
                {entry.void ? <s>{amountText(entry)}</s> : amountText(entry)}
                {entry.void && ' void'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {left.length > 0 && <LeftOnPaper month={month} left={left} />}
    </Box>
  )
}

function correctionText(entry: BookEntry): string {
  const { record, void: voided } = entry
  const what = [amountText(entry), codeText(record), kindText(entry), isolated(payerText(entry))]
  const difference = differenceText(entry)
  return texts.correction(
    [...what, ...(difference ? [difference] : [])].join(', '),
    voided?.at ? dayOfMoment(voided.at) : '–',
    voided?.byEmail ?? '',
    voided?.reason ?? '',
  )
}
