import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { paths } from '@/config/paths'
import { useCart } from '@/context/cart/CartProvider'
import type { Cart, Piece } from '@/domain/shop/cart'
import { formatKsh } from '@/domain/money/money'
import { sizes } from '@/domain/shop/order'
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
  return (
    <section className={styles.pieces} aria-labelledby="pieces">
      <h2 id="pieces">Your items</h2>
      <fieldset disabled={isLocked} aria-labelledby="pieces">
        <ul className={styles.groups}>
          {groupsOf(cart).map(({ item, pieces }) => (
            <li key={item.name} className={styles.group}>
              <img src={item.image} alt="" width={80} height={80} />
              <div>
                <h3>{item.name}</h3>
                <p className={styles.muted}>{formatKsh(item.cost)} each</p>
              </div>
              <ul className={styles.rows}>
                {pieces.map((piece, index) => (
                  <PieceRow
                    key={piece.id}
                    piece={piece}
                    label={pieces.length === 1 ? item.name : `${item.name}, number ${index + 1}`}
                    isRestored={piece.id === restoredId}
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
  piece: { id: pieceId, entry },
  label,
  isRestored,
  onRemove,
}: {
  piece: Piece
  /** What tells the piece from the others. */
  label: string
  isRestored: boolean
  onRemove: () => void
}) {
  const id = useId()
  const { resize } = useCart()
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
        value={entry.size}
        onChange={({ target }) => {
          const size = sizes.find((each) => each === target.value)
          if (size) resize(pieceId, size)
        }}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-describedby={`${id}-label`}
        onClick={onRemove}
      >
        Remove
      </button>
    </li>
  )
}

/** For display only: an order keeps its pieces one by one. */
function groupsOf({ pieces }: Cart) {
  const groups = new Map<string, Piece[]>()
  for (const piece of pieces) {
    groups.set(piece.entry.name, [...(groups.get(piece.entry.name) ?? []), piece])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ item: first.entry, pieces: group }] : []
  })
}
