export const oneSize = 'One size'

export interface Merchandise {
  readonly name: string
  readonly description: string
  /** Whole Ksh. */
  readonly cost: number
  readonly image: string
  /** Smallest first. */
  readonly sizes?: readonly string[]
  readonly sizeHint?: string
}

export function sizesOf({ sizes = [] }: Pick<Merchandise, 'sizes'>): readonly string[] {
  return sizes.length > 0 ? sizes : [oneSize]
}

export interface CartEntry extends Omit<Merchandise, 'sizes' | 'sizeHint'> {
  readonly size: string
}

/** The security rules cannot add up more. */
export const maxCartEntries = 20
