import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Status } from '@/components/form/Form'
import { paths } from '@/config/paths'
import { messages } from '@/content/texts/messages'
import { useCart } from '@/context/cart/useCart'
import type { Notification } from '@/context/notifications/notification'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import type { Cart } from '@/domain/shop/cart'
import { maxCartEntries, sizesOf, type Merchandise } from '@/domain/shop/order'
import { cartNews } from './cartNews'
import styles from './shop.module.css'

export function AddToCart({
  item,
  nameId,
}: {
  item: Merchandise
  /** The id of the element with the item's name. */
  nameId: string
}) {
  const { cart, add } = useCart()
  const { notify, prepare } = useNotify()
  const [isSizeMissing, setIsSizeMissing] = useState(false)
  /** What adding said; out of date once the cart changes. */
  const [added, setAdded] = useState<(Notification & { cart: Cart }) | null>(null)
  const news = added?.cart === cart ? added : null
  const outcome = useRef<HTMLDivElement>(null)
  const sizes = sizesOf(item)

  // The bar that appears with the first piece would cover the pressed button.
  useEffect(() => {
    if (added) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [added])

  function submit(form: HTMLFormElement) {
    const chosen = sizes.length === 1 ? sizes[0] : new FormData(form).get('size')
    const size = sizes.find((each) => each === chosen)
    setIsSizeMissing(!size)
    if (!size) {
      form.querySelector('input')?.focus()
      return
    }
    const filled = add({ name: item.name, size })
    const ended: Notification = filled
      ? { text: messages.itemAdded(filled.totalCost), tone: 'success' }
      : { text: messages.cartFull(maxCartEntries), tone: 'error' }
    setAdded({ ...ended, cart: filled ?? cart })
    notify({ ...ended, from: cartNews })
  }

  return (
    <form
      className={`stack ${styles.choose}`}
      noValidate
      onChange={() => {
        setIsSizeMissing(false)
        prepare('top-right')
      }}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      {sizes.length > 1 && <SizeChoice item={item} isMissing={isSizeMissing} />}
      <Button type="submit" variant="secondary" aria-describedby={nameId}>
        Add to Cart
      </Button>
      <div ref={outcome}>
        <Status tone={news?.tone ?? 'success'}>
          {news?.text}
          {news?.tone === 'success' && (
            <p>
              <Link className="touch" to={paths.orderReview}>
                View cart
              </Link>
            </p>
          )}
        </Status>
      </div>
    </form>
  )
}

function SizeChoice({ item, isMissing }: { item: Merchandise; isMissing: boolean }) {
  const errorId = useId()
  return (
    <fieldset>
      <legend>
        Size<span className="visually-hidden"> of the {item.name}</span>
      </legend>
      <div className={styles.chips}>
        {sizesOf(item).map((size) => (
          <label key={size}>
            <input
              type="radio"
              name="size"
              value={size}
              aria-describedby={isMissing ? errorId : undefined}
            />
            <span className="choice">{size}</span>
          </label>
        ))}
      </div>
      <div className={styles.notes}>
        {isMissing && (
          <p id={errorId} className={styles.error}>
            {messages.sizeMissing}
          </p>
        )}
        {item.sizeHint && <p className="small">{item.sizeHint}</p>}
      </div>
    </fieldset>
  )
}
