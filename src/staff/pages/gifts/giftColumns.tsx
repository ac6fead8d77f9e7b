import { rowTexts } from '@/staff/content/desk'
import { giftsTexts as texts } from '@/staff/content/gifts'
import { paymentTexts } from '@/staff/content/payments'
import { formatKsh } from '@/domain/money/money'
import styles from '@/staff/pages/list/list.module.css'
import { documentColumns, LongText } from '@/staff/pages/list/cells'
import type { Column } from '@/staff/pages/list/StaffTable'
import { timeText } from '@/staff/domain/days'
import { lastThanks, paymentColumns } from '@/staff/pages/payments/records'
import type { PledgeInList } from '@/staff/services/pledges'

const states = paymentTexts.states.donation

export const giftColumns: readonly Column<PledgeInList>[] = [
  ...documentColumns<PledgeInList>('Pledge', 'When'),
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
  ...paymentColumns('State', states, (pledge: PledgeInList) => ({
    payment: pledge.payment,
    expected: pledge.amount,
    state: stateText(pledge),
    also: closedText(pledge),
  })),
  { name: 'Thanked', csv: ({ payment }) => lastThanks(payment.records) },
  { name: 'Closed', csv: closedText },
]

/** 'Closed', or what is known about its money. */
export function stateText({ payment, closed }: PledgeInList): string {
  return closed ? texts.closed : states[payment.state]
}

function closedText({ closed }: PledgeInList): string {
  if (!closed) return ''
  return `${closed.reason} (${rowTexts.done(texts.closed, timeText(closed.at), closed.byEmail)})`
}
