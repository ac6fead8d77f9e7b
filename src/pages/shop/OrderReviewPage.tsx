import { useEffect, useLayoutEffect } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import { KeptPayments } from '@/components/payment/KeptPayments'
import { ProgressLine } from '@/components/payment/ProgressLine'
import { Section } from '@/components/page/Section'
import { useNavigationState } from '@/components/hydration/useNavigationState'
import { paths } from '@/config/paths'
import { payingSteps } from '@/content/texts/progress'
import { keptTexts } from '@/content/texts/keptPayments'
import { reviewTexts } from '@/content/texts/shop'
import { useCart } from '@/context/cart/useCart'
import { useCancelled } from '@/context/payments/useGiftStates'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { paymentState, readOrderPayment, type OrderPayment } from '@/domain/payment/payment'
import { readPassedCart } from '@/domain/shop/cart'
import { cartNews } from './cartNews'
import { CancelledSummary } from './CancelledSummary'
import { Checkout } from './Checkout'
import { GoneFromCart } from './GoneFromCart'
import { OrderReview } from './OrderReview'
import { OrderSummary } from './OrderSummary'
import styles from './shop.module.css'
import { usePieceRemoval } from './UndoLine'

export function OrderReviewPage() {
  const passed = useNavigationState(readPassedCart)
  const order = useNavigationState(readOrderPayment)
  // A cart from 'Checkout' has no reference yet.
  const placed = order?.reference ? order : null
  const { cart, adopt } = useCart()
  const { withdraw } = useNotify()
  const removal = usePieceRemoval()
  const isEmpty = cart.totalItems === 0

  useEffect(() => withdraw(cartNews), [withdraw])

  // Before the first paint, which would show an empty cart.
  useLayoutEffect(() => {
    if (passed) adopt(passed)
  })

  return (
    <Checkout
      title="Review your order"
      isEmpty={isEmpty && !placed}
      empty={reviewTexts.empty}
      looking={reviewTexts.looking}
    >
      <GoneFromCart />
      {!isEmpty ? (
        <>
          <ProgressLine steps={payingSteps} current="Details" />
          <p className="lead">{reviewTexts.intro}</p>
          <OrderReview removal={removal} />
        </>
      ) : (
        <>
          {placed && <PlacedOrderCard order={placed} />}
          {removal.undoLine}
          {!placed && <KeptPayments purpose="order" />}
        </>
      )}
    </Checkout>
  )
}

/** Keeps people from ordering twice after "back". */
function PlacedOrderCard({ order }: { order: OrderPayment }) {
  const cancelled = useCancelled(order)
  if (cancelled) return <CancelledSummary order={order} state={cancelled} />
  return (
    <Section isCard title="You have placed this order" className={`narrow ${styles.placed}`}>
      <OrderSummary order={order} />
      <p>{keptTexts.notTold}</p>
      <p className="actions">
        <ButtonLink to={paths.mobileMoney} state={paymentState(order)}>
          Pay for this order
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.shop}>
          Start a new order
        </ButtonLink>
      </p>
    </Section>
  )
}
