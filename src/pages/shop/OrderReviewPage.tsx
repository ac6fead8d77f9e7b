import { useLayoutEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { useHydrated } from '@/components/hydration/useHydrated'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { useCart } from '@/context/cart/CartProvider'
import { readPassedCart, type Piece } from '@/domain/shop/cart'
import { formatKsh } from '@/domain/money/money'
import { readOrderPayment } from '@/domain/shop/order'
import type { OrderPayment } from '@/domain/payment/payment'
import { EmptyCheckout } from './EmptyCheckout'
import { OrderReview } from './OrderReview'
import styles from './shop.module.css'
import { UndoLine, type Removal } from './UndoLine'
import { usePlacedOrder } from './usePlacedOrder'

/** /order-review: the cart once more, who orders, and 'Confirm Order' (SPEC sections 2 and 4). */
export function OrderReviewPage() {
  const isReady = useHydrated()
  const passed = usePassedState(readPassedCart)
  const placedBefore = usePlacedOrder()
  const placed = usePassedState(readOrderPayment) ?? placedBefore
  const { cart, adopt, remove } = useCart()
  const [removal, setRemoval] = useState<(Removal & { readonly id: string }) | null>(null)
  const [restoredId, setRestoredId] = useState<string | null>(null)

  // Before the first paint, so that the empty cart is never seen.
  useLayoutEffect(() => {
    if (passed) adopt(passed)
  })

  function removePiece({ id, entry }: Piece) {
    setRestoredId(null)
    setRemoval({ id, text: messages.pieceRemoved(entry.name, entry.size), undo: remove([id]) })
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

  function content() {
    if (!isReady) return <EmptyCheckout>Looking into your cart…</EmptyCheckout>
    if (cart.totalItems > 0) {
      return (
        <>
          <p className="lead">Check the sizes and tell us who you are. You pay on the next page.</p>
          <OrderReview undo={undo} restoredId={restoredId} onRemove={removePiece} />
        </>
      )
    }
    return (
      <>
        {placed ? (
          <PlacedOrder order={placed} />
        ) : (
          <EmptyCheckout>Your cart is empty, so there is nothing to order yet.</EmptyCheckout>
        )}
        {undo}
      </>
    )
  }

  return (
    <div className={`page ${styles.checkout}`}>
      <h1>Review your order</h1>
      {content()}
    </div>
  )
}

/** Stands here after an order, so that going back does not lead to ordering the same again. */
function PlacedOrder({ order }: { order: OrderPayment }) {
  return (
    <section className={`card ${styles.placed}`} aria-labelledby="placed">
      <h2 id="placed">You have placed this order</h2>
      <p>
        Your reference is <strong>{order.reference}</strong>, and the total is{' '}
        <strong>{formatKsh(order.totalCost)}</strong>. If you have paid already, there is nothing
        more to do here.
      </p>
      <p className="actions">
        <Link className={buttonClass()} to={paths.mobileMoney} state={order}>
          Pay for this order
        </Link>
        <Link className={buttonClass('secondary')} to={paths.shop}>
          Start a new order
        </Link>
      </p>
    </section>
  )
}
