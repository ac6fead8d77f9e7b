import { CancelledOrder } from '@/components/payment/CancelledOrder'
import type { GiftState } from '@/domain/giving/giftState'
import type { OrderPayment } from '@/domain/payment/payment'
import { OrderSummary } from './OrderSummary'

export function CancelledSummary({ order, state }: { order: OrderPayment; state: GiftState }) {
  return (
    <>
      <CancelledOrder reference={order.reference} state={state} />
      <div className="card narrow stack">
        <OrderSummary order={order} />
      </div>
    </>
  )
}
