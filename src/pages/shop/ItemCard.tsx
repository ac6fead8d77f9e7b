import { useId, useState, type ReactNode } from 'react'
import { buttonClass } from '@/components/buttons/buttonClass'
import { useHydrated } from '@/components/hydration/useHydrated'
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
  // Before the page is interactive the browser itself would send the form, into the address bar.
  const canAdd = useHydrated()
  const [isSizeMissing, setIsSizeMissing] = useState(false)

  function submit(form: HTMLFormElement) {
    const size = chosenSize(form)
    setIsSizeMissing(size === null)
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
      <p className={styles.description}>{description}</p>
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
            {hint && <p className={styles.hint}>{hint}</p>}
          </div>
        </fieldset>
        <button
          type="submit"
          className={buttonClass()}
          disabled={!canAdd}
          data-waiting={!canAdd || undefined}
          aria-describedby={id}
        >
          Add to Cart
        </button>
        <FormStatusArea>{outcome}</FormStatusArea>
      </form>
    </article>
  )
}

function chosenSize(form: HTMLFormElement): Size | null {
  const chosen = new FormData(form).get('size')
  return sizes.find((size) => size === chosen) ?? null
}
