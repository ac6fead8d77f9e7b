import { rowTexts } from '@/staff/content/desk'
import { ordersTexts as texts } from '@/staff/content/orders'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import type { Account } from '@/domain/members/account'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { RowAction, RowMore, useRow } from '@/staff/pages/list/Row'
import { DraftLinks, ThankLinks, ThankOne } from '@/staff/pages/payments/Thanks'
import { ConfirmButton, isAwaited, VoidButtons } from '@/staff/pages/payments/PaymentButtons'
import { lastThanks } from '@/staff/pages/payments/records'
import { useDesk } from '@/staff/pages/useDesk'
import { markOrder, orderSteps, unmarkOrder, type OrderStep } from '@/staff/services/orderSteps'
import type { OrderInList } from '@/staff/services/storedOrders'
import { canUndo } from '@/staff/services/storeOnce'

/** Notes and undoes the steps of an order. Staff with the money area also confirm, void, thank and cancel. */
export function OrderActions({ order }: { order: OrderInList }) {
  const { staff, areas } = useDesk()
  const isMoney = areas.includes('money')
  const { id, name, phoneNumber: phone, totalCost: amount, payment, steps } = order
  const expected: ExpectedPayment = { kind: 'order', id, name, phone, amount }
  const isOpen = isMoney && isAwaited(expected, payment)
  const isPaid = payment.state === 'confirmed'
  const undoable = undoableStep(order, staff)
  const buttons = stepsLeft(order, isMoney).map((step) => (
    <StepButton key={step} {...{ order, step }} />
  ))
  return (
    <>
      {isOpen ? <ConfirmButton {...{ expected, payment }} /> : buttons.shift()}
      {undoable && (
        <RowAction
          label={texts.undo}
          act={() => unmarkOrder(id, undoable)}
          said={stepText('undone', id, undoable)}
        />
      )}
      <RowMore>
        {steps.packed && !steps.handedOver && !steps.cancelled && (
          <DraftLinks phone={phone} text={readyText(order)} label={texts.ready.by} />
        )}
        {buttons}
        {isMoney && isPaid && lastThanks(payment.records) === '' && (
          <ThankLinks payment={expected} arrived={payment.paid - payment.back} />
        )}
        {isMoney && isPaid && <ThankOne name={name} gifts={payment.records} />}
        {isMoney && <VoidButtons {...{ expected, payment }} />}
      </RowMore>
    </>
  )
}

/** Asks before it cancels an order, and before any step of one that is not paid. */
function StepButton({ order, step }: { order: OrderInList; step: OrderStep }) {
  const { staff } = useDesk()
  const { isBusy } = useRow()
  const { id, payment } = order
  const act = () => markOrder(id, step, staff)
  const isGrave = step === 'cancelled'
  const button = {
    label: texts.doSteps[step],
    variant: isGrave ? 'text' : 'secondary',
    isGrave,
  } as const
  const words = isGrave
    ? texts.cancel(referenceOf(id))
    : texts.unpaid(referenceOf(id), texts.steps[step], payment.state)
  return isGrave || payment.state !== 'confirmed' ? (
    <DialogButton {...button} disabled={isBusy}>
      <QuestionDialog
        {...words}
        isDestructive={isGrave}
        notDone={rowTexts.failed}
        refused={rowTexts.refused}
        act={act}
      />
    </DialogButton>
  ) : (
    <RowAction {...button} act={act} said={stepText('noted', id, step)} />
  )
}

/** The last step, if this person just noted it. */
function undoableStep({ steps }: OrderInList, staff: Account): OrderStep | undefined {
  const last = [...orderSteps].reverse().find((each) => steps[each])
  return last && canUndo(steps[last], staff) ? last : undefined
}

function stepText(says: 'noted' | 'undone', id: string, step: OrderStep): string {
  return texts[says](referenceOf(id), texts.steps[step].toLowerCase())
}

function readyText({ id, name, totalCost, payment }: OrderInList): string {
  const left = totalCost - payment.paid
  return texts.ready.text(name, referenceOf(id), left > 0 ? formatKsh(left) : null)
}

function stepsLeft({ steps }: OrderInList, mayCancel: boolean): readonly OrderStep[] {
  if (steps.handedOver || steps.cancelled) return []
  return orderSteps.filter((step) => !steps[step] && (mayCancel || step !== 'cancelled'))
}
