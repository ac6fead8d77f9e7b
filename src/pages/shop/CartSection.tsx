import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { messages } from '@/content/messages'
import { shopTexts } from '@/content/shop'
import { useCart } from '@/context/cart/CartProvider'
import { formatKsh } from '@/domain/money/money'
import { itemCount, piecesByKind } from '@/domain/shop/cart'
import styles from './shop.module.css'
import { UndoLine, type Removal } from './UndoLine'

/** What is in the cart so far, a way to empty it, and 'Checkout', which stays in sight. */
export function CartSection({
  hasFailed,
  onCheckout,
  onEmpty,
}: {
  /** Whether 'Checkout' was tried with nothing in the cart. */
  hasFailed: boolean
  onCheckout: () => void
  onEmpty: () => void
}) {
  const { cart, remove } = useCart()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const isEmpty = cart.totalItems === 0

  function empty() {
    setRemoval({ text: messages.cartEmptied, undo: remove(cart.pieces.map(({ id }) => id)) })
    onEmpty()
  }

  return (
    <>
      <section className={styles.cart} aria-labelledby="cart">
        <div className={`cluster ${styles.cartHead}`}>
          <h2 id="cart" tabIndex={-1}>
            Your cart
          </h2>
          {!isEmpty && (
            <Button look="quiet" onClick={empty}>
              Empty the cart
            </Button>
          )}
        </div>
        {isEmpty ? (
          <p className="muted">{shopTexts.emptyCart}</p>
        ) : (
          <ul className={`plain-list cluster ${styles.lines}`}>
            {piecesByKind(cart, ({ name, size }) => `${name}, ${size}`).map(([kind, pieces]) => (
              <li key={kind}>
                {pieces.length} × {kind}
              </li>
            ))}
          </ul>
        )}
        <UndoLine
          removal={isEmpty ? removal : null}
          onUndone={() => {
            setRemoval(null)
            document.getElementById('cart')?.focus()
          }}
        />
      </section>
      <div className={styles.bar} data-sticky={!isEmpty || hasFailed}>
        <div className={styles.barRow}>
          <p className={styles.total}>
            <span>{itemCount(cart.totalItems)}</span>
            <strong>{formatKsh(cart.totalCost)}</strong>
          </p>
          <Button look="accent" onClick={onCheckout}>
            Checkout
          </Button>
        </div>
        <FormStatusArea>
          {hasFailed && (
            <FormStatus tone="error">
              <p>{messages.emptyCheckout}</p>
            </FormStatus>
          )}
        </FormStatusArea>
      </div>
    </>
  )
}
