import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/buttons/Button'
import { paths } from '@/config/paths'
import { useCart } from '@/context/cart/CartProvider'
import { formatKsh } from '@/domain/money/money'
import { piecesByKind, type Cart, type Piece } from '@/domain/shop/cart'
import { sizes, type Size } from '@/domain/shop/order'
import styles from './shop.module.css'

/** The pieces of the cart, those of the same item together, each with its size; and the totals. */
export function CartPieces({
  cart,
  isLocked,
  undo,
  restoredId,
  onRemove,
}: {
  cart: Cart
  /** While the order is on its way nothing in it can change. */
  isLocked: boolean
  undo: ReactNode
  restoredId: string | null
  onRemove: (piece: Piece) => void
}) {
  const { resize } = useCart()
  return (
    <section className={styles.pieces} aria-labelledby="pieces">
      <h2 id="pieces">Your items</h2>
      <fieldset disabled={isLocked} aria-labelledby="pieces">
        <ul className="plain-list">
          {piecesByKind(cart, ({ name }) => name).map(([name, pieces]) => (
            <li key={name} className={styles.group}>
              <img src={pieces[0]?.image} alt="" width={80} height={80} />
              <div>
                <h3>{name}</h3>
                <p className="muted">{formatKsh(pieces[0]?.cost ?? 0)} each</p>
              </div>
              <ul className={`plain-list ${styles.rows}`}>
                {pieces.map((piece, index) => (
                  <PieceRow
                    key={piece.id}
                    label={pieces.length === 1 ? name : `${name}, number ${index + 1}`}
                    size={piece.size}
                    isRestored={piece.id === restoredId}
                    onResize={(size) => resize(piece.id, size)}
                    onRemove={() => onRemove(piece)}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </fieldset>
      <dl className={styles.totals}>
        <div>
          <dt>Items</dt>
          <dd>{cart.totalItems}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>{formatKsh(cart.totalCost)}</dd>
        </div>
      </dl>
      <p>
        <Link className={styles.link ?? ''} to={paths.shop}>
          Add something else
        </Link>
      </p>
      {undo}
    </section>
  )
}

function PieceRow({
  label,
  size,
  isRestored,
  onResize,
  onRemove,
}: {
  /** What tells the piece from the others. */
  label: string
  size: Size
  isRestored: boolean
  onResize: (size: Size) => void
  onRemove: () => void
}) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)

  useEffect(() => {
    if (isRestored) select.current?.focus()
  }, [isRestored])

  return (
    <li className={styles.row}>
      <span id={`${id}-label`} className="visually-hidden">
        {label}
      </span>
      <label htmlFor={`${id}-size`}>Size</label>
      <select
        ref={select}
        id={`${id}-size`}
        aria-describedby={`${id}-label`}
        value={size}
        onChange={({ target }) => {
          const chosen = sizes.find((each) => each === target.value)
          if (chosen) onResize(chosen)
        }}
      >
        {sizes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <Button look="quiet" aria-describedby={`${id}-label`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}
