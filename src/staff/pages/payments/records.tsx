import { paymentTexts as texts, thanksTexts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import { referenceOf } from '@/domain/documentId'
import { printedCode } from '@/domain/members/contributions'
import { formatKsh } from '@/domain/money/money'
import { confirmationId, type Confirmation, type PaymentState } from '@/staff/domain/confirmation'
import { dayText, timeText } from '@/staff/domain/days'
import type { Signature } from '@/staff/domain/stored'
import styles from '@/staff/pages/list/list.module.css'
import type { Column } from '@/staff/pages/list/StaffTable'
import type { KnownPayment } from '@/staff/services/paymentStates'
import type { Thanked } from '@/staff/services/thanks'

/** As in the SMS or bank statement; for cash, shortened to 'CASH-K7P2QX'. */
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

/** A sentence without its full stop; `name` may be ''. */
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

type Words = Readonly<Record<PaymentState['state'], string>>

interface Known {
  readonly payment: KnownPayment
  /** Whole Ksh; null when unknown. */
  readonly expected: number | null
  /** Replaces the word for the payment's state. */
  readonly state?: string
  readonly also?: string
}

/** One column on the page, several in the file. All but the state are '' if nothing is confirmed. */
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
  const thanks = lastThanks(records)
  // Compares words, since a part-paid order is not paid.
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
      {also && <div>{also}</div>}
      {thanks && <div>{thanks}</div>}
    </>
  )
}
