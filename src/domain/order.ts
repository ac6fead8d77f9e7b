/** What every item of the shop comes in (SPEC section 9). */
export type Size = 'S' | 'M' | 'L' | 'XL'

/** Something the shop sells. */
export interface Merchandise {
  readonly name: string
  readonly description: string
  /** Whole Ksh. */
  readonly cost: number
  /** Path of its picture on this site. */
  readonly image: string
}

/** One piece in a cart, as it is stored with the order (SPEC section 3). */
export interface CartEntry extends Merchandise {
  readonly size: Size
}

/** The most pieces of one order: the security rules add up no more. */
export const mostCartEntries = 20

/** An order as it is stored (SPEC section 3). */
export interface Order {
  readonly name: string
  readonly phoneNumber: string
  readonly cart: readonly CartEntry[]
  readonly totalItems: number
  /** Whole Ksh. */
  readonly totalCost: number
}
