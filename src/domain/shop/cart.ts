import * as v from 'valibot'
import type { PaidItem } from '@/domain/payment/payment'
import { maxCartEntries, sizesOf, type CartEntry, type Merchandise } from './order'

const choiceSchema = v.object({ name: v.string(), size: v.string() })
const savedPieceSchema = v.object({ ...choiceSchema.entries, id: v.pipe(v.string(), v.nonEmpty()) })

/** The price comes from the catalogue. */
export type Choice = Readonly<v.InferOutput<typeof choiceSchema>>

export type SavedPiece = Readonly<v.InferOutput<typeof savedPieceSchema>>

export type Cart = Readonly<ReturnType<typeof cartOf>>

export type Piece = Readonly<Cart['pieces'][number]>

export const emptyCart: Cart = { pieces: [], gone: [], totalItems: 0, totalCost: 0 }

/** Drops invalid pieces and repeated ids. */
export const savedCartSchema = v.pipe(
  validIn(savedPieceSchema),
  v.transform((pieces) => [...new Map(pieces.map((piece) => [piece.id, piece])).values()]),
)

/** Only what the catalogue sells, and no more than an order may hold. */
export function cartOf(chosen: readonly SavedPiece[], catalogue: readonly Merchandise[]) {
  const soldAs = ({ id, name, size }: SavedPiece) => {
    const item = catalogue.find((each) => each.name === name)
    return item && sizesOf(item).includes(size) ? [{ ...item, id, size }] : []
  }
  const pieces = chosen.flatMap(soldAs).slice(0, maxCartEntries)
  return {
    pieces,
    /** Saved, but no longer sold. They go with the next change of the cart. */
    gone: chosen.filter((each) => soldAs(each).length === 0),
    totalItems: pieces.length,
    /** Whole Ksh. */
    totalCost: pieces.reduce((sum, { cost }) => sum + cost, 0),
  }
}

export function orderedCart({ pieces, totalItems, totalCost }: Cart) {
  return {
    cart: pieces.map(({ name, description, cost, image, size }): CartEntry => {
      return { name, description, cost, image, size }
    }),
    totalItems,
    totalCost,
  }
}

export function piecesByKind<Each extends Choice>(
  pieces: readonly Each[],
  kindOf: (piece: Each) => string,
): readonly (readonly [kind: string, pieces: readonly [Each, ...Each[]]])[] {
  const kinds = new Map<string, [Each, ...Each[]]>()
  for (const piece of pieces) {
    const others = kinds.get(kindOf(piece))
    if (others) others.push(piece)
    else kinds.set(kindOf(piece), [piece])
  }
  return [...kinds]
}

export function itemsOf(pieces: readonly Choice[]): PaidItem[] {
  return piecesByKind(pieces, ({ name, size }) => `${name}, ${size}`).map(
    ([, [{ name, size }, ...others]]) => ({ name, size, count: 1 + others.length }),
  )
}

export function itemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}

/** What 'Checkout' passed, without its prices and texts. */
export function readPassedCart(state: unknown): readonly Choice[] {
  const passed = v.safeParse(v.object({ cart: validIn(choiceSchema) }), state)
  return passed.success ? passed.output.cart : []
}

function validIn<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((each) => {
        const result = v.safeParse(schema, each)
        return result.success ? [result.output] : []
      }),
    ),
  )
}
