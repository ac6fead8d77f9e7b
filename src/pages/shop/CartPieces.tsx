import { Button } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { focusOnMount } from '@/components/focus/focusOnMount'
import { Section } from '@/components/page/Section'
import { paths } from '@/config/paths'
import { useCart } from '@/context/cart/useCart'
import { formatKsh } from '@/domain/money/money'
import { piecesByKind } from '@/domain/shop/cart'
import { sizesOf } from '@/domain/shop/order'
import styles from './shop.module.css'
import type { PieceRemoval } from './UndoLine'

/** Grouped by item. `isLocked` while the order is being sent. */
export function CartPieces({ isLocked, removal }: { isLocked: boolean; removal: PieceRemoval }) {
  const { cart, resize } = useCart()
  const { restoredId, removePiece, undoLine } = removal
  return (
    <Section id="pieces" title="Your items">
      <fieldset disabled={isLocked} aria-labelledby="pieces">
        <ul className="plain-list">
          {piecesByKind(cart.pieces, ({ name }) => name).map(([name, pieces]) => (
            <li key={name} className={styles.group}>
              <img src={pieces[0].image} alt="" width={56} height={56} />
              <div>
                <h3>{name}</h3>
                <p className="muted">{formatKsh(pieces[0].cost)} each</p>
              </div>
              <ul className={`plain-list ${styles.rows}`}>
                {pieces.map((piece, index) => (
                  <li key={piece.id} className="cluster">
                    <span id={`${piece.id}-label`} className="visually-hidden">
                      {pieces.length === 1 ? name : `${name}, number ${index + 1}`}
                    </span>
                    {sizesOf(piece).length > 1 ? (
                      <>
                        <label htmlFor={piece.id}>Size</label>
                        <select
                          id={piece.id}
                          className="control"
                          aria-describedby={`${piece.id}-label`}
                          ref={piece.id === restoredId ? focusOnMount : null}
                          value={piece.size}
                          onChange={({ target }) => resize(piece.id, target.value)}
                        >
                          {sizesOf(piece).map((size) => (
                            <option key={size}>{size}</option>
                          ))}
                        </select>
                      </>
                    ) : (
                      <span>{piece.size}</span>
                    )}
                    <Button
                      variant="quiet"
                      aria-describedby={`${piece.id}-label`}
                      ref={
                        piece.id === restoredId && sizesOf(piece).length === 1 ? focusOnMount : null
                      }
                      onClick={() => removePiece(piece)}
                    >
                      Remove
                    </Button>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </fieldset>
      <p>
        <Link className="touch" to={paths.shop}>
          Add something else
        </Link>
      </p>
      {undoLine}
    </Section>
  )
}
