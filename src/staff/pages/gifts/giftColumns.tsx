import { rowTexts } from '@/staff/content/desk'
import { giftsTexts as texts } from '@/staff/content/gifts'
import { paymentTexts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import styles from '@/staff/pages/list/list.module.css'
import { LongText } from '@/staff/pages/list/cells'
import type { Column } from '@/staff/pages/list/StaffTable'
import { timeText } from '@/staff/domain/days'
import { PaymentCell, recordColumns } from '@/staff/pages/payments/PaymentCell'
import { lastThanks } from '@/staff/pages/payments/recordText'
import type { PledgeInList } from '@/staff/services/pledges'

const states = paymentTexts.states.donation

export const giftColumns: readonly Column<PledgeInList>[] = [
  {
    name: 'Pledge',
    isBrief: true,
    renderCell: ({ id, at }) => (
      <>
        <strong>{referenceOf(id)}</strong>
        <div className={styles.unbroken}>{timeText(at)}</div>
      </>
    ),
    csv: ({ id }) => id,
  },
  { name: 'When', csv: ({ at }) => (at ? dayInKenya(at) : '') },
  {
    name: 'Giver',
    renderCell: ({ name, email, message }) => (
      <div className={styles.person}>
        {name}
        <div>{email}</div>
        {message && (
          <blockquote className={styles.quote} dir="auto">
            <LongText text={message} />
          </blockquote>
        )}
      </div>
    ),
    csv: ({ name }) => name,
  },
  { name: 'Email', csv: ({ email }) => email },
  {
    name: 'Amount',
    renderCell: ({ amount, paymentMethod }) => (
      <div className={styles.unbroken}>
        {formatKsh(amount)} by {paymentMethod === 'bank' ? 'bank' : 'M-Pesa'}
      </div>
    ),
    csv: ({ amount }) => amount,
  },
  { name: 'By', csv: ({ paymentMethod }) => paymentMethod },
  { name: 'Message', csv: ({ message }) => message },
  {
    name: 'State',
    isBrief: true,
    renderCell: (pledge) => (
      <>
        <PaymentCell
          payment={pledge.payment}
          words={{ ...states, [pledge.payment.state]: stateText(pledge) }}
          expected={pledge.amount}
        />
        <div>{closedText(pledge)}</div>
        <div>{lastThanks(pledge.payment.records)}</div>
      </>
    ),
    csv: stateText,
  },
  ...recordColumns(({ payment }: PledgeInList) => payment),
  { name: 'Thanked', csv: ({ payment }) => lastThanks(payment.records) },
  { name: 'Closed', csv: closedText },
]

/** 'Closed', or what is known of its money. */
export function stateText({ payment, closed }: PledgeInList): string {
  return closed ? texts.closed : states[payment.state]
}

function closedText({ closed }: PledgeInList): string {
  if (!closed) return ''
  return `${closed.reason} (${rowTexts.done(texts.closed, timeText(closed.at), closed.byEmail)})`
}
