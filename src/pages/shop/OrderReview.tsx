import type { ReactNode } from 'react'
import { useForm } from '@/components/form/useForm'
import { useCart } from '@/context/cart/CartProvider'
import type { Piece } from '@/domain/shop/cart'
import { CartPieces } from './CartPieces'
import { OrderForm } from './OrderForm'
import styles from './shop.module.css'
import { usePlaceOrder } from './usePlaceOrder'

/** A cart with something in it: its pieces, and the form that orders them. */
export function OrderReview({
  undo,
  restoredId,
  onRemove,
}: {
  /** What was removed last, with the way to take it back. */
  undo: ReactNode
  /** The piece that was put back last. */
  restoredId: string | null
  onRemove: (piece: Piece) => void
}) {
  const { cart } = useCart()
  const form = useForm('order')
  const { place, isPending, failure } = usePlaceOrder(form)
  return (
    <div className={styles.review}>
      <CartPieces
        cart={cart}
        isLocked={isPending}
        undo={undo}
        restoredId={restoredId}
        onRemove={onRemove}
      />
      <OrderForm
        form={form}
        isPending={isPending}
        failure={failure}
        onConfirm={(customer) => place(customer, cart)}
      />
    </div>
  )
}
