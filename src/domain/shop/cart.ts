import * as v from 'valibot'
import { mostCartEntries, sizes, type CartEntry, type Merchandise, type Size } from './order'

/** What somebody chose: an item by its name, and a size. Never a price: that is the catalogue's to say. */
export interface Choice {
  readonly name: string
  readonly size: Size
}

/** A choice as it is kept on the device, with the id that tells it from another of the same kind. */
export interface KeptPiece extends Choice {
  readonly id: string
}

/** A piece in the cart: what an order stores of it, and its id. */
export interface Piece {
  readonly id: string
  readonly entry: CartEntry
}

/** What somebody is about to order. */
export interface Cart {
  readonly pieces: readonly Piece[]
  readonly totalItems: number
  /** Whole Ksh, from the prices of the catalogue. */
  readonly totalCost: number
}

/** A cart with nothing in it. */
export const emptyCart: Cart = { pieces: [], totalItems: 0, totalCost: 0 }

const choiceSchema = v.object({ name: v.string(), size: v.picklist(sizes) })
const keptPieceSchema = v.object({ ...choiceSchema.entries, id: v.pipe(v.string(), v.nonEmpty()) })

/** The cart as it is kept on the device; what is no piece is left out, and the same piece counts once. */
export const keptCartSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((kept) => {
    const pieces = validIn(kept, keptPieceSchema)
    return [...new Map(pieces.map((piece) => [piece.id, piece])).values()]
  }),
)

const passedCartSchema = v.object({ cart: v.array(v.unknown()) })

/** The cart of the chosen pieces. What the catalogue does not sell, and what no order takes, is left out. */
export function cartOf(chosen: readonly KeptPiece[], catalogue: readonly Merchandise[]): Cart {
  const pieces = chosen
    .flatMap(({ id, name, size }) => {
      const item = catalogue.find((each) => each.name === name)
      return item ? [{ id, entry: { ...item, size } }] : []
    })
    .slice(0, mostCartEntries)
  return {
    pieces,
    totalItems: pieces.length,
    totalCost: pieces.reduce((sum, { entry }) => sum + entry.cost, 0),
  }
}

/** How many pieces, in words: '1 item', '3 items'. */
export function itemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}

/** Reads the cart that 'Checkout' passes on; prices and texts in it do not count. */
export function readPassedCart(state: unknown): readonly Choice[] {
  const passed = v.safeParse(passedCartSchema, state)
  return passed.success ? validIn(passed.output.cart, choiceSchema) : []
}

function validIn<Output>(
  list: readonly unknown[],
  schema: v.GenericSchema<unknown, Output>,
): readonly Output[] {
  return list.flatMap((each) => {
    const result = v.safeParse(schema, each)
    return result.success ? [result.output] : []
  })
}
