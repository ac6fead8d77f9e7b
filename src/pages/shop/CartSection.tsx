import { useState } from 'react'
import { buttonClass } from '@/components/buttons/buttonClass'
import { useHydrated } from '@/components/hydration/useHydrated'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { messages } from '@/content/messages'
import { useCart } from '@/context/cart/CartProvider'
import { itemCount, type Cart } from '@/domain/shop/cart'
import { formatKsh } from '@/domain/money/money'
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
  const canCheckOut = useHydrated()
  const [removal, setRemoval] = useState<Removal | null>(null)

  function empty() {
    const undo = remove(cart.pieces.map(({ id }) => id))
    setRemoval({ text: messages.cartEmptied, undo })
    onEmpty()
  }

  return (
    <>
      <section className={styles.cart} aria-labelledby="cart">
        <div className={styles.cartHead}>
          <h2 id="cart" tabIndex={-1}>
            Your cart
          </h2>
          {cart.totalItems > 0 && (
            <button type="button" className={buttonClass('quiet')} onClick={empty}>
              Empty the cart
            </button>
          )}
        </div>
        {cart.totalItems === 0 ? (
          <p className={styles.muted}>Nothing in it yet.</p>
        ) : (
          <ul className={styles.lines}>
            {linesOf(cart).map(({ text, count }) => (
              <li key={text}>
                {count} × {text}
              </li>
            ))}
          </ul>
        )}
        <UndoLine
          removal={cart.totalItems === 0 ? removal : null}
          onUndone={() => {
            setRemoval(null)
            document.getElementById('cart')?.focus()
          }}
        />
      </section>
      <div className={styles.bar} data-sticky={cart.totalItems > 0 || hasFailed}>
        <div className={styles.barRow}>
          <p className={styles.total}>
            <span>{itemCount(cart.totalItems)}</span>
            <strong>{formatKsh(cart.totalCost)}</strong>
          </p>
          <button
            type="button"
            className={buttonClass('accent')}
            disabled={!canCheckOut}
            data-waiting={!canCheckOut || undefined}
            onClick={onCheckout}
          >
            Checkout
          </button>
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

/** The same item in the same size is one line, in the order in which they came. */
function linesOf({ pieces }: Cart): readonly { readonly text: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const { entry } of pieces) {
    const text = `${entry.name}, ${entry.size}`
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => ({ text, count }))
}
