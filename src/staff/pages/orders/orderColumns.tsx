import { useState } from 'react'
import { rowTexts } from '@/staff/content/desk'
import { ordersTexts as texts } from '@/staff/content/orders'
import { paymentTexts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import { countPieces } from '@/staff/domain/pieces'
import styles from '@/staff/pages/list/list.module.css'
import { documentColumns, PhoneLink } from '@/staff/pages/list/cells'
import type { Column } from '@/staff/pages/list/StaffTable'
import { dayText, timeText } from '@/staff/domain/days'
import { lastThanks, paymentColumns } from '@/staff/pages/payments/records'
import { orderSteps } from '@/staff/services/orderSteps'
import type { OrderInList } from '@/staff/services/storedOrders'
import { shipsBy } from './useOrders'

export const orderColumns: readonly Column<OrderInList>[] = [
  ...documentColumns<OrderInList>('Order', 'Placed'),
  {
    name: 'Customer',
    renderCell: ({ name, phoneNumber }) => (
      <>
        {name}
        <div>
          <PhoneLink number={phoneNumber} />
        </div>
      </>
    ),
    csv: ({ name }) => name,
  },
  { name: 'Phone', csv: ({ phoneNumber }) => phoneNumber },
  {
    name: 'Pieces',
    renderCell: ({ cart, totalCost }) => (
      <>
        {piecesOf(cart).map((piece) => (
          <div key={piece} className={styles.unbroken}>
            {piece}
          </div>
        ))}
        <div className={styles.unbroken}>{formatKsh(totalCost)}</div>
      </>
    ),
    csv: ({ cart }) => piecesOf(cart).join('; '),
  },
  { name: 'Total', csv: ({ totalCost }) => totalCost },
  ...paymentColumns('Payment', paymentTexts.states.order, (order: OrderInList) => ({
    payment: order.payment,
    expected: order.totalCost,
  })),
  { name: 'Thanked', csv: ({ payment }) => lastThanks(payment.records) },
  { name: 'Ship by', csv: shipsBy },
  {
    name: 'Steps',
    isBrief: true,
    renderCell: (order) => <Steps order={order} />,
    csv: (order) => stepsOf(order).join('; '),
  },
]

function Steps({ order }: { order: OrderInList }) {
  const lines = stepsOf(order)
  const day = shipsBy(order)
  const [today] = useState(() => dayInKenya(new Date()))
  // A day to meet says more than the steps so far.
  if (day === '') return lines.length > 0 && <span className={styles.wide}>{lines.join('; ')}</span>
  const isLate = day < today
  return (
    <>
      <span className={isLate ? `${styles.wide} strong` : styles.wide}>
        {texts.shipBy(isLate ? texts.late(dayText(day)) : dayText(day))}
      </span>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  )
}

function piecesOf(cart: OrderInList['cart']): readonly string[] {
  return countPieces(cart).map(
    ({ name, size, count }) => `${count > 1 ? `${count} × ` : ''}${name}, ${size}`,
  )
}

function stepsOf({ steps }: OrderInList): readonly string[] {
  return orderSteps.flatMap((step) => {
    const done = steps[step]
    return done ? [rowTexts.done(texts.steps[step], timeText(done.at), done.byEmail)] : []
  })
}
