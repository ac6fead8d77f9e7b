import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { FormStatus } from '@/components/form/FormStatus'
import { paths } from '@/config/paths'
import { catalogue } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { useCart } from '@/context/cart/CartProvider'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { mostCartEntries, type Merchandise, type Size } from '@/domain/shop/order'
import { CartSection } from './CartSection'
import { ItemCard } from './ItemCard'
import styles from './shop.module.css'

/** /shop: four items to put into the cart, and the way to the checkout (SPEC sections 2 and 4). */
export function ShopPage() {
  const { cart, add } = useCart()
  const { notify, prepare } = useNotify()
  const navigate = useNavigate()
  const items = useRef<HTMLUListElement>(null)
  const [lastTried, setLastTried] = useState<{ item: Merchandise; total: number | null } | null>(
    null,
  )
  const [isCheckoutEmpty, setIsCheckoutEmpty] = useState(false)

  function addToCart(item: Merchandise, size: Size) {
    const filled = add({ name: item.name, size })
    setIsCheckoutEmpty(false)
    setLastTried({ item, total: filled?.totalCost ?? null })
    notify(
      filled
        ? { text: messages.itemAdded(filled.totalCost), tone: 'success' }
        : { text: messages.cartFull(mostCartEntries), tone: 'error' },
    )
  }

  function checkOut() {
    const { pieces, totalItems, totalCost } = cart
    if (totalItems > 0) {
      const state = { cart: pieces.map(({ entry }) => entry), totalItems, totalCost }
      void navigate(paths.orderReview, { state })
      return
    }
    setIsCheckoutEmpty(true)
    notify({ text: messages.emptyCheckout, tone: 'error' })
    items.current?.querySelector('input')?.focus()
  }

  return (
    <div className="page">
      <h1>Shop</h1>
      <p className="lead">
        Small things that start conversations about our minds. Choose a size and add what you like;
        you pay by M-Pesa at the end.
      </p>
      <div className={styles.shop}>
        <ul className={styles.items} ref={items}>
          {catalogue.map((item) => (
            <li key={item.name}>
              <ItemCard
                item={item}
                onBegin={() => prepare('top-right')}
                onAdd={(size) => addToCart(item, size)}
                outcome={lastTried?.item === item && <AddedStatus total={lastTried.total} />}
              />
            </li>
          ))}
        </ul>
        <CartSection
          hasFailed={isCheckoutEmpty && cart.totalItems === 0}
          onCheckout={checkOut}
          onEmpty={() => setLastTried(null)}
        />
      </div>
      <section className={styles.guide} aria-labelledby="size-guide">
        <h2 id="size-guide">Which size?</h2>
        <p>
          The sizes are the maker’s own, and we have no measurements to print yet. If you are unsure
          or between two sizes, <Link to={paths.contact}>ask us</Link> before you order. You can
          still change every size on the next page.
        </p>
      </section>
    </div>
  )
}

/** What became of 'Add to Cart', beside the button; `total` is null when the cart was full. */
function AddedStatus({ total }: { total: number | null }) {
  if (total === null) {
    return (
      <FormStatus tone="error">
        <p>{messages.cartFull(mostCartEntries)}</p>
      </FormStatus>
    )
  }
  return (
    <FormStatus tone="success">
      <p>{messages.itemAdded(total)}</p>
      <p>
        <Link className={styles.link ?? ''} to={paths.orderReview}>
          View cart
        </Link>
      </p>
    </FormStatus>
  )
}
