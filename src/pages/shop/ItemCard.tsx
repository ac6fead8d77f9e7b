import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Status } from '@/components/form/Form'
import { paths } from '@/config/paths'
import { messages } from '@/content/texts/messages'
import { useCart } from '@/context/cart/useCart'
import type { Notification } from '@/context/notifications/notification'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { formatKsh } from '@/domain/money/money'
import type { Cart } from '@/domain/shop/cart'
import { maxCartEntries, sizesOf, type Merchandise } from '@/domain/shop/order'
import { cartNews } from './cartNews'
import styles from './shop.module.css'

export function ItemCard({ item, onChoose }: { item: Merchandise; onChoose: () => void }) {
  const { name, description, cost, image, sizeHint } = item
  const sizes = sizesOf(item)
  const isChosen = sizes.length === 1
  const id = useId()
  const { cart, add } = useCart()
  const { notify, prepare } = useNotify()
  const [isSizeMissing, setIsSizeMissing] = useState(false)
  /** Outcome of adding; outdated once the cart changes. */
  const [added, setAdded] = useState<(Notification & { cart: Cart }) | null>(null)
  const news = added?.cart === cart ? added : null
  const outcome = useRef<HTMLDivElement>(null)

  // The first piece's bar would cover the pressed button.
  useEffect(() => {
    if (added) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [added])

  function submit(form: HTMLFormElement) {
    const chosen = isChosen ? sizes[0] : new FormData(form).get('size')
    const size = sizes.find((each) => each === chosen)
    setIsSizeMissing(!size)
    if (!size) {
      form.querySelector('input')?.focus()
      return
    }
    const filled = add({ name, size })
    const ended: Notification = filled
      ? { text: messages.itemAdded(filled.totalCost), tone: 'success' }
      : { text: messages.cartFull(maxCartEntries), tone: 'error' }
    setAdded({ ...ended, cart: filled ?? cart })
    notify({ ...ended, from: cartNews })
  }

  return (
    <article className={`card ${styles.item}`} aria-labelledby={id}>
      <img
        className={styles.picture}
        src={image}
        alt={`Drawing of the ${name}`}
        width={320}
        height={320}
      />
      <div className={`cluster ${styles.title}`}>
        <h2 id={id}>{name}</h2>
        <p className={styles.price}>{formatKsh(cost)}</p>
      </div>
      <p className="muted">{description}</p>
      <form
        className={`stack ${styles.choose}`}
        noValidate
        onChange={() => {
          setIsSizeMissing(false)
          onChoose()
          prepare('top-right')
        }}
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        {!isChosen && (
          <fieldset>
            <legend>
              Size<span className="visually-hidden"> of the {name}</span>
            </legend>
            <div className={styles.chips}>
              {sizes.map((size) => (
                <label key={size}>
                  <input
                    type="radio"
                    name="size"
                    value={size}
                    aria-describedby={isSizeMissing ? `${id}-error` : undefined}
                  />
                  <span className="choice">{size}</span>
                </label>
              ))}
            </div>
            <div className={styles.notes}>
              {isSizeMissing && (
                <p id={`${id}-error`} className={styles.error}>
                  {messages.sizeMissing}
                </p>
              )}
              {sizeHint && <p className="small">{sizeHint}</p>}
            </div>
          </fieldset>
        )}
        <Button type="submit" variant="secondary" aria-describedby={id}>
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
    </article>
  )
}
