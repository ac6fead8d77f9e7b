import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import { TextList } from '@/components/page/TextList'
import { useNavigateWithState } from '@/components/hydration/useNavigationState'
import { paths } from '@/config/paths'
import { messages } from '@/content/texts/messages'
import { itemText, shopTexts } from '@/content/texts/shop'
import { useCart } from '@/context/cart/useCart'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { formatKsh } from '@/domain/money/money'
import { itemCount, itemsOf, orderedCart } from '@/domain/shop/cart'
import { cartNews } from './cartNews'
import styles from './shop.module.css'
import { UndoLine, type Removal } from './UndoLine'

/** `isRefused`: the last press on 'Checkout' found this cart empty. */
export function CartSection({ isRefused, onRefuse }: { isRefused: boolean; onRefuse: () => void }) {
  const { cart, remove } = useCart()
  const { notify } = useNotify()
  const navigateWithState = useNavigateWithState()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const isEmpty = cart.totalItems === 0
  // When something else is in it, emptying the cart cannot be undone any more.
  if (!isEmpty && removal) setRemoval(null)

  function checkOut() {
    if (!isEmpty) {
      navigateWithState(paths.orderReview, { state: orderedCart(cart) })
      return
    }
    onRefuse()
    notify({ text: messages.emptyCheckout, tone: 'error', from: cartNews })
    document.querySelector<HTMLElement>('article :is(input, button)')?.focus()
  }

  return (
    <>
      <section className={styles.cart} aria-labelledby="cart">
        <div className={`cluster ${styles.cartHead}`}>
          <h2 id="cart" tabIndex={-1}>
            Your cart
          </h2>
          {!isEmpty && (
            <Button
              variant="quiet"
              onClick={() => {
                const undo = remove(cart.pieces.map(({ id }) => id))
                setRemoval({ text: messages.cartEmptied, undo })
              }}
            >
              Empty the cart
            </Button>
          )}
        </div>
        {isEmpty ? (
          <p className="muted">{shopTexts.emptyCart}</p>
        ) : (
          <TextList
            className={`plain-list cluster ${styles.lines}`}
            texts={itemsOf(cart.pieces).map(itemText)}
          />
        )}
        <UndoLine removal={removal} onUndone={() => document.getElementById('cart')?.focus()} />
      </section>
      <div className={`card stack ${styles.bar}`} data-sticky={!isEmpty || isRefused}>
        <div className={`cluster ${styles.barRow}`}>
          <p className={styles.total}>
            <span className="small">{itemCount(cart.totalItems)}</span>
            <strong>{formatKsh(cart.totalCost)}</strong>
          </p>
          <Button variant="accent" onClick={checkOut}>
            Checkout
          </Button>
        </div>
        <Status tone="error">{isRefused && messages.emptyCheckout}</Status>
      </div>
    </>
  )
}
