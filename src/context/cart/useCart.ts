import { useSyncExternalStore } from 'react'
import { catalogue } from '@/content/facts/catalogue.json'
import { deviceEntry, subscribeToDevice } from '@/device/deviceStore'
import { newDocumentId } from '@/domain/documentId'
import {
  cartOf,
  emptyCart,
  savedCartSchema,
  type Cart,
  type Choice,
  type Piece,
  type SavedPiece,
} from '@/domain/shop/cart'
import { maxCartEntries, type Merchandise } from '@/domain/shop/order'

const saved = deviceEntry('cart', savedCartSchema)

/** Takes the prices from the catalogue at every read. */
export function createCartStore(sold: readonly Merchandise[]) {
  let last: { pieces: readonly SavedPiece[] | null; cart: Cart } = { pieces: null, cart: emptyCart }

  function read(): Cart {
    const pieces = saved.read()
    // Stays the same object until something changes.
    if (pieces !== last.pieces) last = { pieces, cart: cartOf(pieces ?? [], sold) }
    return last.cart
  }

  function write(pieces: readonly Piece[]): Cart {
    saved.write(pieces.map(({ id, name, size }) => ({ id, name, size })))
    return read()
  }

  function piecesOf(choices: readonly Choice[]): readonly Piece[] {
    const pieces = choices.map((choice) => ({ ...choice, id: newDocumentId() }))
    return cartOf(pieces, sold).pieces
  }

  /** Each starts from the stored cart, since another tab may have changed it. */
  const actions = {
    add: (choice: Choice): Cart | null => {
      const { pieces } = read()
      return pieces.length < maxCartEntries ? write([...pieces, ...piecesOf([choice])]) : null
    },
    resize: (id: string, size: string): void => {
      write(read().pieces.map((piece) => (piece.id === id ? { ...piece, size } : piece)))
    },
    /** Whether all of them are still in the cart, whatever tab removed one. */
    has: (ids: readonly string[]): boolean => {
      const { pieces } = read()
      return ids.every((id) => pieces.some((piece) => piece.id === id))
    },
    /** Returns a function that undoes it, or returns false if the pieces no longer fit. */
    remove: (ids: readonly string[]): (() => boolean) => {
      const before = read().pieces
      write(before.filter(({ id }) => !ids.includes(id)))
      return () => {
        const pieces = [...read().pieces]
        for (const [index, piece] of before.entries()) {
          const isRemoved = ids.includes(piece.id) && !pieces.some(({ id }) => id === piece.id)
          if (isRemoved) pieces.splice(index, 0, piece)
        }
        if (pieces.length > maxCartEntries) return false
        write(pieces)
        return true
      }
    },
    /** Takes over a page's choices, unless a cart is saved, even an expired one. */
    adopt: (choices: readonly Choice[]): void => {
      if (choices.length > 0 && !saved.has()) write(piecesOf(choices))
    },
  }

  return { read, subscribe: subscribeToDevice, actions }
}

const store = createCartStore(catalogue)

/** Empty before hydration. */
export function useCart() {
  const cart = useSyncExternalStore(store.subscribe, store.read, () => emptyCart)
  const shown = new Set(cart.pieces.map(({ id }) => id))
  const add = (choice: Choice) => {
    const now = store.read()
    // Several taps on one thing before the page shows the first one count as one.
    const isRepeat = now.pieces.some(
      ({ id, name, size }) => !shown.has(id) && name === choice.name && size === choice.size,
    )
    return isRepeat ? now : store.actions.add(choice)
  }
  return { ...store.actions, add, cart }
}
