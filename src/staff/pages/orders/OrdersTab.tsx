import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { ordersTexts as texts } from '@/staff/content/orders'
import { referenceOf } from '@/domain/documentId'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import type { DeskProps } from '@/staff/pages/deskProps'
import styles from '@/staff/pages/list/list.module.css'
import { RowButton, RowSuccess } from '@/staff/pages/list/Row'
import { SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { PaymentButtons } from '@/staff/pages/payments/PaymentButtons'
import { PaymentQuestions, usePaymentQuestions } from '@/staff/pages/payments/PaymentQuestions'
import { lastThanks } from '@/staff/pages/payments/recordText'
import { ThankButtons, useThanking } from '@/staff/pages/payments/ThankButtons'
import { ThankLinks } from '@/staff/pages/payments/ThankLinks'
import type { OrderInList } from '@/staff/services/storedOrders'
import { MakerList } from './MakerList'
import { orderColumns } from './orderColumns'
import { OrderViews } from './OrderViews'
import { useOrders, type OrderView } from './useOrders'
import { useOrderSteps } from './useOrderSteps'

export function OrdersTab({ account, areas, people, searchText, onSearch }: DeskProps) {
  const isMoney = areas.includes('money')
  const [view, setView] = useState<OrderView>(isMoney ? 'open' : 'toPack')
  const { open, countOf, pages, hasOlder } = useOrders(view, searchText, people)
  const payments = usePaymentQuestions<OrderInList>((item) => void pages.refresh(item))
  const thanking = useThanking(account, pages)
  const steps = useOrderSteps(account, isMoney, pages)

  const renderActions = (item: OrderInList) => {
    if (!isMoney) return steps.renderButtons(item, null, null)
    const { order, payment, thanks } = item
    const { id, name, phoneNumber: phone, totalCost: amount } = order
    const expected: ExpectedPayment = { kind: 'order', id, name, phone, amount }
    const isPaid = payment.state === 'confirmed'
    const { onConfirm, onVoid } = payments.asking(item, expected, payment)
    const reference = referenceOf(id)
    return steps.renderButtons(
      item,
      onConfirm && (
        <RowButton variant="secondary" label="Confirm…" about={reference} onClick={onConfirm} />
      ),
      <>
        {isPaid && lastThanks(thanks) === '' && (
          <ThankLinks payment={expected} arrived={payment.paid} />
        )}
        {isPaid && <ThankButtons {...{ thanking, item, name }} row={id} gifts={thanks} />}
        <PaymentButtons payment={payment} about={reference} onConfirm={undefined} onVoid={onVoid} />
      </>,
    )
  }

  return (
    <>
      <p>{texts.lead}</p>
      <OrderViews
        chosen={searchText === '' ? view : null}
        countOf={countOf}
        onChoose={(chosen) => {
          setView(chosen)
          if (searchText !== '') onSearch('')
        }}
      />
      {hasOlder && (
        <div className={styles.buttons}>
          {texts.recent}
          <Button variant="text" disabled={open.isPending} onClick={open.more}>
            {texts.showOlder}
          </Button>
        </div>
      )}
      <SearchForm label={texts.search} searchText={searchText} onSearch={onSearch} />
      <RowSuccess>{steps.said}</RowSuccess>
      <RowSuccess>{thanking.said}</RowSuccess>
      <PaymentQuestions {...payments} staff={account} />
      <StaffList
        label="Orders"
        columns={orderColumns}
        renderActions={renderActions}
        pages={pages}
        keyOf={({ order }) => order.id}
        empty={searchText === '' ? texts.empty[view] : texts.notFound}
        fileName="orders"
      />
      {open.items && <MakerList orders={open.items} />}
      {steps.dialog}
    </>
  )
}
