/** The size of what comes in one size only; nobody is asked for it. */
export const oneSize = 'One size'

/** Something the shop sells. */
export interface Merchandise {
  readonly name: string
  readonly description: string
  /** Whole Ksh. */
  readonly cost: number
  /** Path of its picture on this site. */
  readonly image: string
  /** What it comes in, smallest first; left out where there is nothing to choose. */
  readonly sizes?: readonly string[]
  /** What helps to choose one. */
  readonly sizeHint?: string
}

/** What an item comes in: at least one size. */
export function sizesOf({ sizes = [] }: Pick<Merchandise, 'sizes'>): readonly string[] {
  return sizes.length > 0 ? sizes : [oneSize]
}

/** One piece in a cart, as it is stored with the order. */
export interface CartEntry extends Omit<Merchandise, 'sizes' | 'sizeHint'> {
  readonly size: string
}

/** The most pieces of one order: the security rules add up no more. */
export const mostCartEntries = 20

/** What is ordered, and what it costs. */
export interface OrderedCart {
  readonly cart: readonly CartEntry[]
  readonly totalItems: number
  /** Whole Ksh. */
  readonly totalCost: number
}
