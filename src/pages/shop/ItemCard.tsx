import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/buttons/Button'
import { FormStatusArea } from '@/components/form/FormStatus'
import { sizeHints } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { formatKsh } from '@/domain/money/money'
import { sizes, type Merchandise, type Size } from '@/domain/shop/order'
import styles from './shop.module.css'

/** Something the shop sells: its picture, price and sizes, and the way into the cart. */
export function ItemCard({
  item: { name, description, cost, image },
  outcome,
  onBegin,
  onAdd,
}: {
  item: Merchandise
  /** What became of adding it. */
  outcome: ReactNode
  /** A size is being chosen. */
  onBegin: () => void
  onAdd: (size: Size) => void
}) {
  const id = useId()
  const hint = sizeHints[name]
  const [isSizeMissing, setIsSizeMissing] = useState(false)

  function submit(form: HTMLFormElement) {
    const chosen = new FormData(form).get('size')
    const size = sizes.find((each) => each === chosen)
    setIsSizeMissing(!size)
    if (size) onAdd(size)
    else form.querySelector('input')?.focus()
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
      <div className={styles.title}>
        <h2 id={id}>{name}</h2>
        <p className={styles.price}>{formatKsh(cost)}</p>
      </div>
      <p className="muted">{description}</p>
      <form
        className={styles.choose}
        noValidate
        onChange={() => {
          setIsSizeMissing(false)
          onBegin()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        <fieldset className={styles.sizes}>
          <legend>
            Size<span className="visually-hidden"> of the {name}</span>
          </legend>
          <div className={styles.chips}>
            {sizes.map((size) => (
              <label key={size} className={styles.chip}>
                <input
                  type="radio"
                  name="size"
                  value={size}
                  aria-describedby={isSizeMissing ? `${id}-error` : undefined}
                />
                <span>{size}</span>
              </label>
            ))}
          </div>
          <div className={styles.notes}>
            {isSizeMissing && (
              <p id={`${id}-error`} className={styles.error}>
                {messages.sizeMissing}
              </p>
            )}
            {hint && <p className="muted">{hint}</p>}
          </div>
        </fieldset>
        <Button type="submit" aria-describedby={id}>
          Add to Cart
        </Button>
        <FormStatusArea>{outcome}</FormStatusArea>
      </form>
    </article>
  )
}
