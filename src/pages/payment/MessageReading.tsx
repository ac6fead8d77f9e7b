import { Status } from '@/components/form/Form'
import organisation from '@/content/facts/organisation.json'
import { paymentTexts } from '@/content/texts/payment'
import { formatCents } from '@/domain/money/money'
import {
  compareWithDue,
  checkDate,
  type MpesaMessage,
  type MpesaPayment,
  type Verdict,
} from '@/domain/payment/mpesaMessage'
import styles from './payment.module.css'

interface Props<Message> {
  readonly message: Message
  readonly amountDue: number | null
  /** YYYY-MM-DD */
  readonly toldOn: string
}

/** Both regions are always rendered, so that screen readers announce changes. */
export function MessageReading({ message, amountDue, toldOn }: Props<MpesaMessage>) {
  const { kind } = message
  return (
    <>
      <Status tone={kind === 'suspicious' ? 'error' : 'pending'}>
        {kind !== 'payment' && kind !== 'empty' && paymentTexts.notAPayment[kind]}
      </Status>
      <div role="status" className={styles.read}>
        {kind === 'payment' && (
          <PaymentReading message={message} amountDue={amountDue} toldOn={toldOn} />
        )}
      </div>
    </>
  )
}

type Item = readonly [
  label: string,
  value: string | null,
  verdict: Verdict,
  words?: Partial<Record<Verdict, string>>,
]

function PaymentReading({ message, amountDue, toldOn }: Props<MpesaPayment>) {
  const { code, amountCents, payee, date, time } = message
  const businessName = organisation.till?.businessName ?? null
  const verdicts = compareWithDue(message, { amountKsh: amountDue, businessName })
  const amount = amountCents === null ? null : formatCents(amountCents)
  const doubt = checkDate(date, toldOn)
  const moment = [date, time].filter(Boolean).join(', ')
  const words = paymentTexts.itemVerdict
  const dueWords = words.amount(amountDue === null ? '' : formatCents(Math.round(amountDue * 100)))
  const items: readonly Item[] = [
    ['Code', code, code === null ? 'unread' : 'not-comparable', words.code],
    ['Amount', amount, verdicts.amount, dueWords],
    ['Paid to', payee, verdicts.payee, words.payee],
    ...(date === null ? [] : [timeItem(moment, doubt && words.time[doubt])]),
  ]
  return (
    <>
      <dl className={styles.reading}>
        {items.map(([label, value, verdict, said = {}]) => (
          <div key={label} data-verdict={verdict}>
            <dt>{label}</dt>
            {value !== null && <dd>{value}</dd>}
            {said[verdict] && <dd className={styles.verdict}>{said[verdict]}</dd>}
          </div>
        ))}
      </dl>
      {items.some(([, , verdict]) => verdict === 'differs') && (
        <p className="small">{paymentTexts.somethingDiffers}</p>
      )}
    </>
  )
}

function timeItem(moment: string, doubt: string | null): Item {
  return doubt === null
    ? ['Time', moment, 'not-comparable']
    : ['Time', moment, 'differs', { differs: doubt }]
}
