import { useLayoutEffect, useState } from 'react'
import { ButtonLink } from '@/components/buttons/ButtonLink'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { reviewTexts } from '@/content/shop'
import { useCart } from '@/context/cart/CartProvider'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import { formatKsh } from '@/domain/money/money'
import { paymentState } from '@/domain/payment/payment'
import { readPassedCart, type Piece } from '@/domain/shop/cart'
import { Checkout, EmptyCheckout } from './Checkout'
import { OrderReview } from './OrderReview'
import { lastPlacedOrder, readPlacedOrder, type PlacedOrder } from './placedOrder'
import styles from './shop.module.css'
import { UndoLine, type Removal } from './UndoLine'

/** /order-review: the cart once more, who orders, and 'Confirm Order'. */
export function OrderReviewPage() {
  const passed = usePassedState(readPassedCart)
  const passedOrder = usePassedState(readPlacedOrder)
  const lastOrder = useDeviceEntry(lastPlacedOrder)
  const placed = passedOrder ?? lastOrder
  const { cart, adopt, remove } = useCart()
  const [removal, setRemoval] = useState<(Removal & { readonly id: string }) | null>(null)
  const [restoredId, setRestoredId] = useState<string | null>(null)

  // Before the first paint, so that the empty cart is never seen.
  useLayoutEffect(() => {
    if (passed) adopt(passed)
  })

  function removePiece({ id, name, size }: Piece) {
    setRestoredId(null)
    setRemoval({ id, text: messages.pieceRemoved(name, size), undo: remove([id]) })
  }

  const undo = (
    <UndoLine
      removal={removal}
      onUndone={() => {
        setRestoredId(removal?.id ?? null)
        setRemoval(null)
      }}
    />
  )
  return (
    <Checkout title="Review your order" looking={reviewTexts.looking}>
      {cart.totalItems > 0 ? (
        <>
          <p className="lead">{reviewTexts.intro}</p>
          <OrderReview undo={undo} restoredId={restoredId} onRemove={removePiece} />
        </>
      ) : (
        <>
          {placed ? (
            <PlacedOrderCard order={placed} />
          ) : (
            <EmptyCheckout>{reviewTexts.empty}</EmptyCheckout>
          )}
          {undo}
        </>
      )}
    </Checkout>
  )
}

/** Stands here after an order, so that going back does not lead to ordering the same again. */
function PlacedOrderCard({ order }: { order: PlacedOrder }) {
  return (
    <section className={`card narrow ${styles.placed}`} aria-labelledby="placed">
      <h2 id="placed">You have placed this order</h2>
      <p>
        {reviewTexts.placed.reference}
        <strong>{order.reference}</strong>
        {reviewTexts.placed.total}
        <strong>{formatKsh(order.amount)}</strong>
        {reviewTexts.placed.end}
      </p>
      <p className="actions">
        <ButtonLink to={paths.mobileMoney} state={paymentState(order)}>
          Pay for this order
        </ButtonLink>
        <ButtonLink look="secondary" to={paths.shop}>
          Start a new order
        </ButtonLink>
      </p>
    </section>
  )
}
