import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { FormStatus } from '@/components/form/FormStatus'
import { paths } from '@/config/paths'
import { catalogue } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { shopTexts } from '@/content/shop'
import { useCart } from '@/context/cart/CartProvider'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { orderedCart } from '@/domain/shop/cart'
import { mostCartEntries, type Merchandise, type Size } from '@/domain/shop/order'
import { CartSection } from './CartSection'
import { ItemCard } from './ItemCard'
import styles from './shop.module.css'

/** What became of 'Add to Cart'. */
interface Added {
  readonly item: Merchandise
  readonly text: string
  readonly tone: 'success' | 'error'
}

/** /shop: items to put into the cart, and the way to the checkout. */
export function ShopPage() {
  const { cart, add } = useCart()
  const { notify, prepare } = useNotify()
  const navigate = useNavigate()
  const items = useRef<HTMLUListElement>(null)
  const [lastAdded, setLastAdded] = useState<Added | null>(null)
  const [isCheckoutEmpty, setIsCheckoutEmpty] = useState(false)

  function addToCart(item: Merchandise, size: Size) {
    const filled = add({ name: item.name, size })
    const added: Added = filled
      ? { item, text: messages.itemAdded(filled.totalCost), tone: 'success' }
      : { item, text: messages.cartFull(mostCartEntries), tone: 'error' }
    setIsCheckoutEmpty(false)
    setLastAdded(added)
    notify({ text: added.text, tone: added.tone })
  }

  function checkOut() {
    if (cart.totalItems > 0) {
      void navigate(paths.orderReview, { state: orderedCart(cart) })
      return
    }
    setIsCheckoutEmpty(true)
    notify({ text: messages.emptyCheckout, tone: 'error' })
    items.current?.querySelector('input')?.focus()
  }

  return (
    <div className="page">
      <h1>Shop</h1>
      <p className="lead">{shopTexts.intro}</p>
      <ul className={`plain-list ${styles.items}`} ref={items}>
        {catalogue.map((item) => (
          <li key={item.name}>
            <ItemCard
              item={item}
              onBegin={() => prepare('top-right')}
              onAdd={(size) => addToCart(item, size)}
              outcome={lastAdded?.item === item && <AddedStatus {...lastAdded} />}
            />
          </li>
        ))}
      </ul>
      <CartSection
        hasFailed={isCheckoutEmpty && cart.totalItems === 0}
        onCheckout={checkOut}
        onEmpty={() => setLastAdded(null)}
      />
      <section className={styles.guide} aria-labelledby="size-guide">
        <h2 id="size-guide">Which size?</h2>
        <p>
          {shopTexts.sizeGuide.before}
          <Link to={paths.contact}>{shopTexts.sizeGuide.link}</Link>
          {shopTexts.sizeGuide.after}
        </p>
      </section>
    </div>
  )
}

function AddedStatus({ text, tone }: Added) {
  return (
    <FormStatus tone={tone}>
      <p>{text}</p>
      {tone === 'success' && (
        <p>
          <Link className={styles.link ?? ''} to={paths.orderReview}>
            View cart
          </Link>
        </p>
      )}
    </FormStatus>
  )
}
