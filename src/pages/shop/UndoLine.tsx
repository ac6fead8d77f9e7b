import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import { messages } from '@/content/texts/messages'
import { useCart } from '@/context/cart/useCart'
import type { Piece } from '@/domain/shop/cart'
import { maxCartEntries } from '@/domain/shop/order'
import styles from './shop.module.css'

export interface Removal {
  readonly text: string
  /** Returns false if it no longer fits. */
  readonly undo: () => boolean
}

/** Takes the focus from the removed button; `onUndone` must move it on. */
export function UndoLine({ removal, onUndone }: { removal: Removal | null; onUndone: () => void }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [tooMuch, setTooMuch] = useState<Removal | null>(null)

  useEffect(() => {
    if (removal) button.current?.focus()
  }, [removal])

  return (
    <div className={styles.undo}>
      <Status tone="pending">
        {removal && (
          <div className="cluster">
            <p id={id}>{removal.text}</p>
            <Button
              ref={button}
              variant="quiet"
              aria-describedby={id}
              onClick={() => (removal.undo() ? onUndone() : setTooMuch(removal))}
            >
              Undo
            </Button>
          </div>
        )}
        {removal && tooMuch === removal && messages.cartFull(maxCartEntries)}
      </Status>
    </div>
  )
}

export function usePieceRemoval() {
  const { remove } = useCart()
  const [removal, setRemoval] = useState<(Removal & { readonly id: string }) | null>(null)
  const [restoredId, setRestoredId] = useState<string | null>(null)
  return {
    /** The piece that was last restored takes the focus. */
    restoredId,
    removePiece: ({ id, name, size }: Piece) => {
      setRemoval({ id, text: messages.pieceRemoved(name, size), undo: remove([id]) })
    },
    undoLine: (
      <UndoLine
        removal={removal}
        onUndone={() => {
          setRestoredId(removal?.id ?? null)
          setRemoval(null)
        }}
      />
    ),
  }
}

export type PieceRemoval = ReturnType<typeof usePieceRemoval>
