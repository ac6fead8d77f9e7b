import Button from '@mui/material/Button'
import { ordersTexts as texts, rowTexts } from '@/content/staff'
import { referenceOf } from '@/domain/documentId'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import type { DeskProps } from '@/pages/staff/deskProps'
import { QuestionDialog } from '@/pages/staff/dialog/QuestionDialog'
import { useQuestion } from '@/pages/staff/dialog/useQuestion'
import { RowFailure, Said } from '@/pages/staff/list/RowNotes'
import { StaffList } from '@/pages/staff/list/StaffList'
import { usePages } from '@/pages/staff/list/usePages'
import { useRowAction } from '@/pages/staff/list/useRowAction'
import { StateChip } from '@/pages/staff/payments/StateChip'
import { ThankLinks } from '@/pages/staff/payments/ThankLinks'
import { usePaymentQuestions } from '@/pages/staff/payments/usePaymentQuestions'
import { markOrder, orderSteps, type OrderStep } from '@/services/staff/storedOrders'
import { loadOrders, type OrderToPack } from './loadOrders'
import { MakerList } from './MakerList'
import { orderColumns, stepColumns } from './orderColumns'

export function OrdersTab({ account }: DeskProps) {
  const pages = usePages(loadOrders)
  const payments = usePaymentQuestions(account, pages.again)
  const step = useRowAction(pages)
  const { about: toCancel, ask, closing } = useQuestion<OrderToPack>(pages.again)

  const renderPayment = ({ order, payment }: OrderToPack) => {
    const { id, name, phoneNumber: phone, totalCost: amount } = order
    const expected: ExpectedPayment = { kind: 'order', id, name, phone, amount }
    const isPaid = payment.state === 'confirmed'
    const label = isPaid ? 'Void…' : 'Confirm…'
    return (
      <>
        <StateChip state={payment.state} words={texts.states} />
        <Button
          size="small"
          variant={isPaid ? 'text' : 'outlined'}
          color={isPaid ? 'error' : 'primary'}
          aria-label={`${label} ${referenceOf(id)}`}
          onClick={() => (isPaid ? payments.askToVoid(payment) : payments.askToConfirm(expected))}
        >
          {label}
        </Button>
        {isPaid && <ThankLinks payment={expected} />}
      </>
    )
  }

  const renderSteps = (about: OrderToPack) => {
    const { id } = about.order
    const mark = (next: OrderStep) =>
      step.run({
        row: id,
        act: () => markOrder(id, next, account),
        said: texts.noted(referenceOf(id), texts.steps[next].toLowerCase()),
      })
    return (
      <>
        {stepsLeft(about).map((next) => (
          <Button
            key={next}
            size="small"
            variant={next === 'cancelled' ? 'text' : 'outlined'}
            color={next === 'cancelled' ? 'error' : 'primary'}
            disabled={step.isBusy}
            aria-label={`${texts.doSteps[next]} ${referenceOf(id)}`}
            onClick={() => (next === 'cancelled' ? ask(about) : mark(next))}
          >
            {texts.doSteps[next]}
          </Button>
        ))}
        <RowFailure failure={step.failureOf(id)} />
      </>
    )
  }

  return (
    <>
      <p>{texts.lead}</p>
      <Said>{step.said}</Said>
      {payments.confirmed}
      <StaffList
        label="Orders"
        columns={[
          ...orderColumns,
          {
            name: 'Payment',
            renderCell: renderPayment,
            csv: ({ payment }) => texts.states[payment.state],
          },
          ...stepColumns,
          { name: '', renderCell: renderSteps },
        ]}
        pages={pages}
        keyOf={({ order }) => order.id}
        empty={texts.empty}
        fileName="orders"
      />
      {pages.items && <MakerList orders={pages.items} isPart={pages.hasMore} />}
      {payments.dialog}
      {toCancel && (
        <QuestionDialog
          {...texts.cancel}
          title={texts.cancel.title(referenceOf(toCancel.order.id))}
          no="Keep the order"
          isGrave
          failed={rowTexts.failed}
          act={() => markOrder(toCancel.order.id, 'cancelled', account)}
          {...closing}
        />
      )}
    </>
  )
}

/** Nothing after the last step. */
function stepsLeft({ steps }: OrderToPack): readonly OrderStep[] {
  if (steps.handedOver || steps.cancelled) return []
  return orderSteps.filter((step) => !steps[step])
}
