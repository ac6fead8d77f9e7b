import { FormStatus } from '@/components/form/Form'
import { organisation } from '@/content/organisation'
import { paymentTexts } from '@/content/payment'
import { formatCents, formatKsh } from '@/domain/money/money'
import {
  compareWithDue,
  type MpesaMessage,
  type MpesaPayment,
  type Verdict,
} from '@/domain/payment/mpesaMessage'
import styles from './payment.module.css'

/** One thing that was read, and in which words its verdict is told; without words nothing is said. */
interface Item {
  readonly label: string
  readonly value: string | null
  readonly verdict: Verdict
  readonly words: Partial<Record<Verdict, string>>
}

/**
 * What was read in the person's SMS, item by item, and how it compares with what is to be paid.
 * `amountDue` is in whole Ksh.
 */
export function MessageReading({
  message,
  amountDue,
}: {
  message: MpesaMessage
  amountDue: number | null
}) {
  if (message.kind === 'empty') return null
  if (message.kind !== 'payment') {
    return (
      <FormStatus tone={message.kind === 'suspicious' ? 'error' : 'pending'}>
        <p>{paymentTexts.notAPayment[message.kind]}</p>
      </FormStatus>
    )
  }
  const items = itemsOf(message, amountDue)
  return (
    <>
      <dl className={styles.reading}>
        {items.map(({ label, value, verdict, words }) => (
          <div key={label} data-verdict={verdict}>
            <dt>{label}</dt>
            {value !== null && <dd>{value}</dd>}
            {words[verdict] && <dd className={styles.verdict}>{words[verdict]}</dd>}
          </div>
        ))}
      </dl>
      {items.some(({ verdict }) => verdict === 'differs') && (
        <p className="small">{paymentTexts.somethingDiffers}</p>
      )}
    </>
  )
}

function itemsOf(message: MpesaPayment, amountKsh: number | null): readonly Item[] {
  const { code, amountCents, payee, date, time } = message
  const businessName = organisation.till?.businessName ?? null
  const { amount, payee: paidTo } = compareWithDue(message, { amountKsh, businessName })
  const words = paymentTexts.itemVerdict
  return [
    {
      label: 'Code',
      value: code,
      verdict: code === null ? 'unread' : 'not-comparable',
      words: words.code,
    },
    {
      label: 'Amount',
      value: amountCents === null ? null : formatCents(amountCents),
      verdict: amount,
      words: words.amount(amountKsh === null ? '' : formatKsh(amountKsh)),
    },
    { label: 'Paid to', value: payee, verdict: paidTo, words: words.payee },
    ...(date === null
      ? []
      : [
          {
            label: 'Time',
            value: [date, time].filter(Boolean).join(', '),
            verdict: 'not-comparable' as const,
            words: {},
          },
        ]),
  ]
}
