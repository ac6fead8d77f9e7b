import {
  cartOf,
  emptyCart,
  keptCartText,
  readKeptCart,
  type Cart,
  type Choice,
  type Piece,
} from '@/domain/shop/cart'
import { newDocumentId } from '@/domain/documentId'
import { mostCartEntries, type Merchandise, type Size } from '@/domain/shop/order'
import { storedText } from '@/services/storedText'

/** In local storage, for all tabs. The number is the version of what is stored. */
const key = 'cart:1'

/** What can be done with the cart. Every change begins with what another tab may have made of it. */
export interface CartActions {
  /** Puts a piece in. The cart with it; null, and nothing changed, when the cart is full. */
  readonly add: (choice: Choice) => Cart | null
  readonly resize: (id: string, size: Size) => void
  /** Takes pieces out. What it returns puts them back; false when they no longer fit. */
  readonly remove: (ids: readonly string[]) => () => boolean
  /** Takes over what a page passed on, unless a cart, be it an empty one, is kept here already. */
  readonly adopt: (choices: readonly Choice[]) => void
}

/**
 * The cart as an external store: kept on this device for 7 days, the same in all tabs, and priced
 * by the catalogue whenever it is read.
 */
export function createCartStore(catalogue: readonly Merchandise[]) {
  const stored = storedText(() => localStorage, key)
  const listeners = new Set<() => void>()
  let last = { signature: '', cart: emptyCart }

  function kept() {
    return readKeptCart(stored.read(), Date.now())
  }

  function read(): Cart {
    const pieces = kept() ?? []
    const signature = JSON.stringify(pieces)
    // The same object as long as nothing has changed.
    if (signature !== last.signature) last = { signature, cart: cartOf(pieces, catalogue) }
    return last.cart
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  function write(pieces: readonly Piece[]): Cart {
    stored.write(keptCartText(pieces, Date.now()))
    tell()
    return read()
  }

  /** What of these choices the catalogue sells, as pieces of their own. */
  function piecesOf(choices: readonly Choice[]): readonly Piece[] {
    return cartOf(
      choices.map((choice) => ({ ...choice, id: newDocumentId() })),
      catalogue,
    ).pieces
  }

  const actions: CartActions = {
    add(choice) {
      const { pieces } = read()
      return pieces.length < mostCartEntries ? write([...pieces, ...piecesOf([choice])]) : null
    },
    resize(id, size) {
      write(
        read().pieces.map((piece) =>
          piece.id === id ? { id, entry: { ...piece.entry, size } } : piece,
        ),
      )
    },
    remove(ids) {
      const before = read().pieces
      write(before.filter(({ id }) => !ids.includes(id)))
      return () => {
        const pieces = [...read().pieces]
        for (const [index, piece] of before.entries()) {
          const isOut = ids.includes(piece.id) && !pieces.some(({ id }) => id === piece.id)
          if (isOut) pieces.splice(index, 0, piece)
        }
        if (pieces.length > mostCartEntries) return false
        write(pieces)
        return true
      }
    },
    adopt(choices) {
      if (choices.length > 0 && kept() === null) write(piecesOf(choices))
    },
  }

  return {
    read,
    readOnServer: () => emptyCart,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      // Another tab changed it; or this page was frozen, and comes back without having been told.
      addEventListener('storage', listener)
      addEventListener('pageshow', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
        removeEventListener('pageshow', listener)
      }
    },
    actions,
  }
}
