import { FormStatus } from '@/components/form/FormStatus'
import { organisation } from '@/content/organisation'
import { paymentTexts } from '@/content/payment'
import { formatCents, formatKsh } from '@/domain/money/money'
import { compareWithDue, type MpesaMessage, type Verdict } from '@/domain/payment/mpesaMessage'
import styles from './payment.module.css'

/** What was read in the person's SMS, item by item, and how it compares with what is to be paid. */
export function MessageReading({
  message,
  amountDue,
}: {
  message: MpesaMessage
  /** Whole Ksh. */
  amountDue: number | null
}) {
  if (message.kind === 'empty') return null
  if (message.kind === 'suspicious') {
    return (
      <FormStatus tone="error">
        <p>{paymentTexts.notMpesaLike}</p>
      </FormStatus>
    )
  }
  if (message.kind !== 'payment') {
    return (
      <FormStatus tone="pending">
        <p>{paymentTexts.notAPayment[message.kind]}</p>
      </FormStatus>
    )
  }
  const { code, amountCents, payee, date, time } = message
  const businessName = organisation.till?.businessName ?? null
  const verdicts = compareWithDue(message, { amountKsh: amountDue, businessName })
  const words = paymentTexts.itemVerdict
  const amountWords = words.amount(amountDue === null ? '' : formatKsh(amountDue))
  return (
    <>
      <dl className={styles.reading}>
        <Item
          label="Code"
          value={code}
          verdict={code === null ? 'unread' : 'not-comparable'}
          words={code === null ? words.payee.unread : ''}
        />
        <Item
          label="Amount"
          value={amountCents === null ? null : formatCents(amountCents)}
          verdict={verdicts.amount}
          words={amountWords[verdicts.amount]}
        />
        <Item
          label="Paid to"
          value={payee}
          verdict={verdicts.payee}
          words={words.payee[verdicts.payee]}
        />
        {date !== null && (
          <Item
            label="Time"
            value={[date, time].filter(Boolean).join(', ')}
            verdict="not-comparable"
            words=""
          />
        )}
      </dl>
      {Object.values(verdicts).includes('differs') && (
        <p className="small">{paymentTexts.somethingDiffers}</p>
      )}
    </>
  )
}

function Item({
  label,
  value,
  verdict,
  words,
}: {
  label: string
  value: string | null
  verdict: Verdict
  words: string
}) {
  return (
    <div data-verdict={verdict}>
      <dt>{label}</dt>
      {value !== null && <dd>{value}</dd>}
      {words !== '' && <dd className={styles.verdict}>{words}</dd>}
    </div>
  )
}
