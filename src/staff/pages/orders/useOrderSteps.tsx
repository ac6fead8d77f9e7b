import type { ReactNode } from 'react'
import { rowTexts } from '@/staff/content/desk'
import { ordersTexts as texts } from '@/staff/content/orders'
import { referenceOf } from '@/domain/documentId'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { RowButton, RowFailure, RowMore, useRowAction } from '@/staff/pages/list/Row'
import type { Pages } from '@/staff/pages/list/usePages'
import { DraftLinks } from '@/staff/pages/payments/DraftLinks'
import { markOrder, orderSteps, unmarkOrder, type OrderStep } from '@/staff/services/orderSteps'
import type { OrderInList } from '@/staff/services/storedOrders'
import { undoMs } from '@/staff/services/storeOnce'

/** Notes the steps of orders, a cancelling or early one after a question, and undoes them. */
export function useOrderSteps(
  staff: Account,
  mayCancel: boolean,
  pages: Pick<Pages<OrderInList>, 'refresh' | 'isPending'>,
) {
  const { isBusy, failureOf, said, ...action } = useRowAction(pages)
  const { about, ask, closing } = useQuestion<{
    readonly item: OrderInList
    readonly step: OrderStep
  }>(({ item }) => void pages.refresh(item))

  /** `first`: what to do before the next step. `others`: less usual. */
  function renderButtons(item: OrderInList, first: ReactNode, others: ReactNode) {
    const { id, phoneNumber } = item.order
    const reference = referenceOf(id)
    const undoable = undoableStep(item, staff.uid)
    const isAsked = (step: OrderStep) => step === 'cancelled' || item.payment.state !== 'confirmed'
    const run = (step: OrderStep, says: 'noted' | 'undone', act: () => Promise<void>) =>
      action.run({
        row: id,
        item,
        act,
        said: texts[says](reference, texts.steps[step].toLowerCase()),
      })
    const undo = (step: OrderStep) => run(step, 'undone', () => unmarkOrder(id, step))
    const note = (step: OrderStep) => run(step, 'noted', () => markOrder(id, step, staff))
    const buttons = stepsLeft(item, mayCancel).map((step) => (
      <RowButton
        key={step}
        label={texts.doSteps[step]}
        about={reference}
        variant={step === 'cancelled' ? 'text' : 'secondary'}
        isGrave={step === 'cancelled'}
        disabled={isBusy}
        onClick={() => (isAsked(step) ? ask({ item, step }) : note(step))}
      />
    ))
    return (
      <>
        {first || buttons.shift()}
        {undoable && (
          <RowButton
            label={texts.undo}
            about={reference}
            disabled={isBusy}
            onClick={() => undo(undoable)}
          />
        )}
        <RowMore about={reference}>
          {isReady(item) && (
            <DraftLinks phone={phoneNumber} text={readyText(item)} label={texts.ready.by} />
          )}
          {buttons}
          {others}
        </RowMore>
        <RowFailure failure={failureOf(id)} />
      </>
    )
  }

  const dialog = about && (
    <QuestionDialog
      {...wordsFor(about.item, about.step)}
      failed={rowTexts.failed}
      act={() => markOrder(about.item.order.id, about.step, staff)}
      {...closing}
    />
  )
  return { renderButtons, dialog, said }
}

/** The last step, if this person just noted it. */
function undoableStep({ steps }: OrderInList, uid: string): OrderStep | undefined {
  const last = [...orderSteps].reverse().find((each) => steps[each])
  const noted = last && steps[last]
  return noted?.by === uid && Date.now() - Number(noted.at) < undoMs ? last : undefined
}

function isReady({ steps }: OrderInList): boolean {
  return steps.packed !== null && !steps.handedOver && !steps.cancelled
}

function readyText({ order, payment }: OrderInList): string {
  const { id, name, totalCost } = order
  const left = totalCost - payment.paid
  return texts.ready.text(name, referenceOf(id), left > 0 ? formatKsh(left) : null)
}

function stepsLeft({ steps }: OrderInList, mayCancel: boolean): readonly OrderStep[] {
  if (steps.handedOver || steps.cancelled) return []
  return orderSteps.filter((step) => !steps[step] && (mayCancel || step !== 'cancelled'))
}

function wordsFor({ order }: OrderInList, step: OrderStep) {
  const reference = referenceOf(order.id)
  const { cancel, unpaid } = texts
  return step === 'cancelled'
    ? { ...cancel, title: cancel.title(reference), no: 'Keep the order', isDestructive: true }
    : { ...unpaid, title: unpaid.title(reference), yes: unpaid.yes(texts.steps[step]) }
}
