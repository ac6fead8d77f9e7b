import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { rowTexts } from '@/staff/content/desk'
import { ordersTexts as texts } from '@/staff/content/orders'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import type { DeskProps } from '@/staff/pages/deskProps'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { RowFailure, RowSuccess } from '@/staff/pages/list/RowNotes'
import { SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { usePages } from '@/staff/pages/list/usePages'
import { useRowAction } from '@/staff/pages/list/useRowAction'
import { useShowMore } from '@/staff/pages/list/useShowMore'
import { PaymentButtons } from '@/staff/pages/payments/PaymentButtons'
import { PaymentCell, recordColumns } from '@/staff/pages/payments/PaymentCell'
import { DraftLinks } from '@/staff/pages/payments/DraftLinks'
import { ThankLinks } from '@/staff/pages/payments/ThankLinks'
import { usePaymentQuestions } from '@/staff/pages/payments/usePaymentQuestions'
import { lastThanks, useThanking } from '@/staff/pages/payments/useThanking'
import { markOrder, orderSteps, unmarkOrder, type OrderStep } from '@/staff/services/orderSteps'
import { listOpenOrders, reloadOrder, type OrderInList } from '@/staff/services/storedOrders'
import { undoMs } from '@/staff/services/storeOnce'
import { MakerList } from './MakerList'
import { OrderViews } from './OrderViews'
import { orderColumns, stepColumns } from './orderColumns'
import { filterByView, otherOrders, type OrderView } from './orderView'

export function OrdersTab({ account, searchText, onSearch }: DeskProps) {
  const [view, setView] = useState<OrderView>('open')
  const open = usePages(listOpenOrders, '', reloadOrder)
  const loadOthers = otherOrders(view, searchText)
  const others = usePages(
    loadOthers ?? (async () => ({ items: [], next: null })),
    loadOthers ? `${view} ${searchText}` : '',
    reloadOrder,
  )
  const shown = useShowMore(open, open.items && filterByView(open.items, view), view)
  const pages = loadOthers ? others : shown

  async function refresh(item: OrderInList) {
    await pages.refresh(item)
    const same = loadOthers && open.items?.find(({ order }) => order.id === item.order.id)
    if (same) await open.refresh(same)
  }
  const payments = usePaymentQuestions<OrderInList>(account, (item) => void refresh(item))
  const thanking = useThanking(account, { ...pages, refresh })
  const step = useRowAction<OrderInList>({ ...pages, refresh })
  const { about, ask, closing } = useQuestion<{
    readonly item: OrderInList
    readonly next: OrderStep
  }>(({ item }) => void refresh(item))

  const renderPayment = (item: OrderInList) => {
    const { order, payment, thanks } = item
    const { id, name, phoneNumber: phone, totalCost: amount } = order
    const expected: ExpectedPayment = { kind: 'order', id, name, phone, amount }
    return (
      <>
        <PaymentCell payment={payment} words={texts.states} expected={amount} />
        {lastThanks(thanks)}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
          {payment.state === 'confirmed' && lastThanks(thanks) === '' && (
            <ThankLinks payment={expected} arrived={payment.paid} />
          )}
          {payment.state === 'confirmed' && thanking.renderButtons(id, item, name, thanks)}
          <PaymentButtons
            payment={payment}
            about={referenceOf(id)}
            {...payments.asking(item, expected, payment)}
          />
        </Box>
      </>
    )
  }

  const renderSteps = (item: OrderInList) => {
    const { id, phoneNumber } = item.order
    const note = (next: OrderStep) =>
      step.run({
        row: id,
        item,
        act: () => markOrder(id, next, account),
        said: texts.noted(referenceOf(id), texts.steps[next].toLowerCase()),
      })
    const undoable = undoableStep(item, account.uid)
    const isAsked = (next: OrderStep) => next === 'cancelled' || item.payment.state !== 'confirmed'
    return (
      <>
        {undoable && (
          <Button
            size="small"
            disabled={step.isBusy}
            aria-label={`${texts.undo} ${referenceOf(id)}`}
            onClick={() =>
              step.run({
                row: id,
                item,
                act: () => unmarkOrder(id, undoable),
                said: texts.undone(referenceOf(id), texts.steps[undoable].toLowerCase()),
              })
            }
          >
            {texts.undo}
          </Button>
        )}
        {isReady(item) && (
          <DraftLinks phone={phoneNumber} text={readyText(item)} label={texts.ready.by} />
        )}
        {stepsLeft(item).map((next) => (
          <Button
            key={next}
            size="small"
            variant={next === 'cancelled' ? 'text' : 'outlined'}
            color={next === 'cancelled' ? 'error' : 'primary'}
            disabled={step.isBusy}
            aria-label={`${texts.doSteps[next]} ${referenceOf(id)}`}
            onClick={() => (isAsked(next) ? ask({ item, next }) : note(next))}
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
      <OrderViews
        open={open.items}
        chosen={searchText === '' ? view : null}
        onChoose={(chosen) => {
          setView(chosen)
          if (searchText !== '') onSearch('')
        }}
      />
      {!loadOthers && open.hasMore && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <span>{texts.recent}</span>
          <Button
            size="small"
            disabled={open.isPending}
            onClick={open.more}
            sx={{ paddingInline: 0 }}
          >
            {texts.showOlder}
          </Button>
        </Box>
      )}
      <SearchForm label={texts.search} searchText={searchText} onSearch={onSearch} />
      <RowSuccess>{step.said}</RowSuccess>
      <RowSuccess>{thanking.said}</RowSuccess>
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
          ...recordColumns(({ payment }: OrderInList) => payment),
          { name: 'Thanked', csv: ({ thanks }) => lastThanks(thanks) },
          ...stepColumns,
          { name: '', renderCell: renderSteps },
        ]}
        pages={pages}
        keyOf={({ order }) => order.id}
        empty={searchText === '' ? texts.empty[view] : texts.notFound}
        fileName="orders"
      />
      {open.items && <MakerList orders={open.items} />}
      {payments.dialog}
      {about && (
        <QuestionDialog
          {...wordsFor(about.item, about.next)}
          failed={rowTexts.failed}
          act={() => markOrder(about.item.order.id, about.next, account)}
          {...closing}
        />
      )}
    </>
  )
}

/** The last step, if this person just noted it. */
function undoableStep({ steps }: OrderInList, uid: string): OrderStep | undefined {
  const last = orderSteps.findLast((each) => steps[each])
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

function stepsLeft({ steps }: OrderInList): readonly OrderStep[] {
  if (steps.handedOver || steps.cancelled) return []
  return orderSteps.filter((step) => !steps[step])
}

/** The question before a cancelling or early step. */
function wordsFor({ order }: OrderInList, step: OrderStep) {
  const reference = referenceOf(order.id)
  const { cancel, unpaid } = texts
  return step === 'cancelled'
    ? { ...cancel, title: cancel.title(reference), no: 'Keep the order', isDestructive: true }
    : { ...unpaid, title: unpaid.title(reference), yes: unpaid.yes(texts.steps[step]) }
}
