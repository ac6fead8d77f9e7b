import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { ordersTexts as texts, rowTexts } from '@/content/staff'
import { publicHolidays } from '@/content/publicHolidays'
import { dayInKenya } from '@/domain/calendar/calendar'
import { addWorkingDays, shippingWorkingDays } from '@/domain/calendar/workingDays'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import { countPieces } from '@/domain/staff/pieces'
import { loadConfirmations } from '@/services/staff/confirmationRecords'
import type { ListCursor, ListPage } from '@/services/staff/database'
import {
  listOrders,
  markOrder,
  orderSteps,
  type OrderInList,
  type OrderStep,
} from '@/services/staff/orders'
import { MakerList } from './MakerList'
import { timeText } from '@/pages/staff/list/timeText'
import type { OpenPayment } from '@/pages/staff/payments/PaymentDialogs'
import { PhoneLink } from '@/pages/staff/list/PhoneLink'
import { QuestionDialog } from '@/pages/staff/dialog/QuestionDialog'
import { RowFailure, Said } from '@/pages/staff/list/RowNotes'
import type { DeskProps } from '@/pages/staff/deskProps'
import { StaffList, type Column } from '@/pages/staff/list/StaffList'
import { ThankLinks } from '@/pages/staff/payments/ThankLinks'
import { usePages } from '@/pages/staff/list/usePages'
import { usePaymentQuestions } from '@/pages/staff/payments/usePaymentQuestions'
import { useRowAction } from '@/pages/staff/list/useRowAction'

/** An order, and by which day it ships; '' while it is not paid, and once it is on its way. */
interface OrderToPack extends OrderInList {
  readonly shipsBy: string
  readonly isLate: boolean
}

/** Orders: whether they are paid, by when they ship, and how far they are. */
export function OrdersTab({ account }: DeskProps) {
  const [toCancel, setToCancel] = useState<OrderToPack | null>(null)
  const pages = usePages(loadOrders)
  const payments = usePaymentQuestions(account, pages.again)
  const step = useRowAction(pages, (done: { order: string; step: OrderStep }) =>
    markOrder(done.order, done.step, account),
  )
  const close = () => setToCancel(null)

  function mark({ order }: OrderToPack, next: OrderStep) {
    step.run({
      row: order.id,
      input: { order: order.id, step: next },
      said: texts.noted(referenceOf(order.id), texts.steps[next].toLowerCase()),
    })
  }

  const columns: readonly Column<OrderToPack>[] = [
    {
      name: 'Order',
      renderCell: ({ order }) => (
        <>
          <strong>{referenceOf(order.id)}</strong>
          <Box sx={{ whiteSpace: 'nowrap' }}>{timeText(order.at)}</Box>
        </>
      ),
      csv: ({ order }) => order.id,
    },
    { name: 'Placed', csv: ({ order }) => (order.at ? dayInKenya(order.at) : '') },
    {
      name: 'Customer',
      renderCell: ({ order }) => (
        <>
          {order.name}
          <div>
            <PhoneLink number={order.phoneNumber} />
          </div>
        </>
      ),
      csv: ({ order }) => order.name,
    },
    { name: 'Phone', csv: ({ order }) => order.phoneNumber },
    {
      name: 'Pieces',
      renderCell: ({ order }) => (
        <>
          {piecesOf(order.cart).map((piece) => (
            <Box key={piece} sx={{ whiteSpace: 'nowrap' }}>
              {piece}
            </Box>
          ))}
          <Box sx={{ whiteSpace: 'nowrap' }}>{formatKsh(order.totalCost)}</Box>
        </>
      ),
      csv: ({ order }) => piecesOf(order.cart).join('; '),
    },
    { name: 'Total', csv: ({ order }) => order.totalCost },
    {
      name: 'Payment',
      renderCell: (about) => {
        const isPaid = about.payment.state === 'confirmed'
        return (
          <>
            <Chip
              size="small"
              sx={{ marginInlineEnd: 1 }}
              variant={isPaid ? 'filled' : 'outlined'}
              color={isPaid ? 'primary' : 'default'}
              label={texts.states[about.payment.state]}
            />
            <Button
              size="small"
              variant={isPaid ? 'text' : 'outlined'}
              color={isPaid ? 'error' : 'primary'}
              aria-label={`${isPaid ? 'Void…' : 'Confirm…'} ${referenceOf(about.order.id)}`}
              onClick={() =>
                isPaid
                  ? payments.askToVoid(about.payment)
                  : payments.askToConfirm(paymentOf(about.order))
              }
            >
              {isPaid ? 'Void…' : 'Confirm…'}
            </Button>
            {isPaid && <ThankLinks payment={paymentOf(about.order)} />}
          </>
        )
      },
      csv: ({ payment }) => texts.states[payment.state],
    },
    {
      name: 'Ship by',
      renderCell: ({ shipsBy, isLate }) =>
        isLate ? (
          <strong>{texts.late(shipsBy)}</strong>
        ) : (
          <Box sx={{ whiteSpace: 'nowrap' }}>{shipsBy || '–'}</Box>
        ),
      csv: ({ shipsBy }) => shipsBy,
    },
    {
      name: 'Steps',
      renderCell: (about) => {
        const lines = stepsOf(about)
        return lines.length === 0 ? '–' : lines.map((line) => <div key={line}>{line}</div>)
      },
      csv: (about) => stepsOf(about).join('; '),
    },
    {
      name: '',
      renderCell: (about) => (
        <>
          {stepsLeft(about).map((next) => (
            <Button
              key={next}
              size="small"
              variant={next === 'cancelled' ? 'text' : 'outlined'}
              color={next === 'cancelled' ? 'error' : 'primary'}
              disabled={step.isBusy}
              aria-label={`${texts.doSteps[next]} ${referenceOf(about.order.id)}`}
              onClick={() => (next === 'cancelled' ? setToCancel(about) : mark(about, next))}
            >
              {texts.doSteps[next]}
            </Button>
          ))}
          <RowFailure failure={step.failureOf(about.order.id)} />
        </>
      ),
    },
  ]

  return (
    <>
      <p>{texts.lead}</p>
      <Said>{step.said}</Said>
      {payments.confirmed}
      <StaffList
        label="Orders"
        columns={columns}
        pages={pages}
        keyOf={({ order }) => order.id}
        empty={texts.empty}
        fileName="orders"
      />
      {pages.items && <MakerList orders={pages.items} isPart={pages.hasMore} />}
      {payments.dialog}
      {toCancel && (
        <QuestionDialog
          title={texts.cancel.title(referenceOf(toCancel.order.id))}
          text={texts.cancel.text}
          yes={texts.cancel.yes}
          no="Keep the order"
          isGrave
          failed={rowTexts.failed}
          act={() => markOrder(toCancel.order.id, 'cancelled', account)}
          onDone={() => {
            close()
            pages.again()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

function paymentOf({ id, name, phoneNumber, totalCost }: OrderInList['order']): OpenPayment {
  return { kind: 'order', document: id, name, phone: phoneNumber, amount: totalCost }
}

/** A page of orders; the confirmation of each that is still to ship says from when its days count. */
async function loadOrders(after: ListCursor | null): Promise<ListPage<OrderToPack>> {
  const { items, next } = await listOrders(after)
  const toShip = items.flatMap((item) => {
    const { payment, steps } = item
    return payment.state === 'confirmed' && !steps.handedOver && !steps.cancelled
      ? [payment.confirmation]
      : []
  })
  const confirmations = toShip.length === 0 ? [] : await loadConfirmations(toShip)
  const confirmedAt = new Map(confirmations.map(({ document, at }) => [document, at] as const))
  const today = dayInKenya(new Date())
  return {
    items: items.map((item) => {
      const at = confirmedAt.get(item.order.id)
      const shipsBy = at ? addWorkingDays(dayInKenya(at), shippingWorkingDays, publicHolidays) : ''
      return { ...item, shipsBy, isLate: shipsBy !== '' && shipsBy < today }
    }),
    next,
  }
}

function piecesOf(cart: OrderInList['order']['cart']): readonly string[] {
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

/** What can still be noted: nothing after the last step. */
function stepsLeft({ steps }: OrderInList): readonly OrderStep[] {
  if (steps.handedOver || steps.cancelled) return []
  return orderSteps.filter((step) => !steps[step])
}
