import { rowTexts } from '@/staff/content/desk'
import { giftsTexts as texts } from '@/staff/content/gifts'
import { paymentTexts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import styles from '@/staff/pages/list/list.module.css'
import { LongText } from '@/staff/pages/list/LongText'
import type { Column } from '@/staff/pages/list/StaffTable'
import { timeText } from '@/staff/pages/list/timeText'
import { PaymentCell, recordColumns } from '@/staff/pages/payments/PaymentCell'
import { lastThanks } from '@/staff/pages/payments/recordText'
import type { PledgeInList } from '@/staff/services/pledges'

const states = paymentTexts.states.donation

export const giftColumns: readonly Column<PledgeInList>[] = [
  {
    name: 'Pledge',
    isBrief: true,
    renderCell: ({ pledge }) => (
      <>
        <strong>{referenceOf(pledge.id)}</strong>
        <div className={styles.unbroken}>{timeText(pledge.at)}</div>
      </>
    ),
    csv: ({ pledge }) => pledge.id,
  },
  { name: 'When', csv: ({ pledge }) => (pledge.at ? dayInKenya(pledge.at) : '') },
  {
    name: 'Giver',
    renderCell: ({ pledge }) => (
      <div className={styles.person}>
        {pledge.name}
        <div>{pledge.email}</div>
        {pledge.message && (
          <blockquote className={styles.quote} dir="auto">
            <LongText text={pledge.message} />
          </blockquote>
        )}
      </div>
    ),
    csv: ({ pledge }) => pledge.name,
  },
  { name: 'Email', csv: ({ pledge }) => pledge.email },
  {
    name: 'Amount',
    renderCell: ({ pledge }) => (
      <div className={styles.unbroken}>
        {formatKsh(pledge.amount)} by {pledge.paymentMethod === 'bank' ? 'bank' : 'M-Pesa'}
      </div>
    ),
    csv: ({ pledge }) => pledge.amount,
  },
  { name: 'By', csv: ({ pledge }) => pledge.paymentMethod },
  { name: 'Message', csv: ({ pledge }) => pledge.message },
  {
    name: 'State',
    isBrief: true,
    renderCell: (item) => (
      <>
        <PaymentCell
          payment={item.payment}
          words={{ ...states, [item.payment.state]: stateText(item) }}
          expected={item.pledge.amount}
        />
        <div>{closedText(item)}</div>
        <div>{lastThanks(item.payment.records)}</div>
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
