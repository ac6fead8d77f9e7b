import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { catalogue } from '@/content/facts/catalogue.json'
import * as carts from '@/domain/shop/cart'
import { maxCartEntries, sizesOf } from '@/domain/shop/order'

const prices: Readonly<Record<string, number>> = Object.fromEntries(
  catalogue.map(({ name, cost }) => [name, cost]),
)

const soldPiece: fc.Arbitrary<carts.SavedPiece> = fc.constantFrom(...catalogue).chain((item) =>
  fc.record({
    id: fc.uuid(),
    name: fc.constant(item.name),
    size: fc.constantFrom(...sizesOf(item)),
  }),
)
const anyPiece = fc.oneof(
  soldPiece,
  fc.record({ id: fc.uuid(), name: fc.string(), size: fc.constantFrom('S', 'One size') }),
)
const piecesOf = (each: fc.Arbitrary<carts.SavedPiece>, maxLength: number) =>
  fc.uniqueArray(each, { maxLength, selector: ({ id }) => id })

describe('the totals of a cart', () => {
  it('come from the catalogue, whatever was saved', () => {
    fc.assert(
      fc.property(piecesOf(anyPiece, 30), (saved) => {
        const sold = saved.filter(({ name }) => Object.hasOwn(prices, name))
        const taken = sold.slice(0, maxCartEntries)
        const cart = carts.cartOf(saved, catalogue)
        expect(cart.totalItems).toBe(taken.length)
        expect(cart.totalCost).toBe(taken.reduce((sum, { name }) => sum + (prices[name] ?? 0), 0))
        expect(cart.pieces.map(({ id, name, size }) => ({ id, name, size }))).toEqual(taken)
      }),
    )
  })

  it('never use a price, picture or text that was slipped into storage', () => {
    const forgery = fc.record({
      cost: fc.oneof(fc.integer(), fc.string()),
      image: fc.string(),
      description: fc.string(),
    })
    fc.assert(
      fc.property(piecesOf(soldPiece, maxCartEntries), forgery, (saved, forged) => {
        const forgedPieces = saved.map((piece) => ({ ...piece, ...forged }))
        expect(v.parse(carts.savedCartSchema, forgedPieces)).toEqual(saved)
        expect(carts.cartOf(forgedPieces, catalogue)).toEqual(carts.cartOf(saved, catalogue))
      }),
    )
  })
})

describe('a cart', () => {
  const cart = carts.cartOf(
    [
      { id: 'a', name: 'Hoodie', size: 'M' },
      { id: 'b', name: 'Wrist Band', size: 'S' },
      { id: 'c', name: 'Hoodie', size: 'L' },
    ],
    catalogue.map((item) => ({ ...item, inStock: 7 })),
  )

  it('is ordered with just the specified fields', () => {
    const { cart: entries, ...totals } = carts.orderedCart(cart)
    expect(totals).toEqual({ totalItems: 3, totalCost: 3050 })
    expect(entries[1]).toEqual({
      name: 'Wrist Band',
      description: 'A small reminder to check in on someone.',
      cost: 50,
      image: '/shop/wrist-band.svg',
      size: 'S',
    })
  })

  it('lists equal pieces once, with their number', () => {
    const more = [{ id: 'd', name: 'Hoodie', size: 'M' }]
    expect(carts.itemsOf([...cart.pieces, ...more])).toEqual([
      { name: 'Hoodie', size: 'M', count: 2 },
      { name: 'Wrist Band', size: 'S', count: 1 },
      { name: 'Hoodie', size: 'L', count: 1 },
    ])
    expect([1, 2].map(carts.itemCount)).toEqual(['1 item', '2 items'])
  })

  it('groups its pieces by item, in the order added', () => {
    const groups = carts.piecesByKind(cart.pieces, ({ name }) => name)
    expect(groups.map(([kind, pieces]) => [kind, ...pieces.map(({ id }) => id)])).toEqual([
      ['Hoodie', 'a', 'c'],
      ['Wrist Band', 'b'],
    ])
  })
})

describe('a cart that was saved', () => {
  it('loses invalid pieces and keeps the others', () => {
    const good = { id: 'a', name: 'Hoodie', size: 'M' }
    const senseless = [null, 7, { ...good, id: '' }, { ...good, id: 'b', size: 4 }, { name: 1 }]
    expect(v.parse(carts.savedCartSchema, [good, ...senseless, good])).toEqual([good])
  })

  it('loses pieces in a size that does not exist', () => {
    const pieces = [
      { id: 'a', name: 'Hoodie', size: 'XXL' },
      { id: 'b', name: 'Hoodie', size: 'One size' },
      { id: 'c', name: 'Mug', size: 'S' },
      { id: 'd', name: 'Mug', size: 'One size' },
    ]
    expect(carts.cartOf(pieces, catalogue).pieces.map(({ id }) => id)).toEqual(['d'])
  })

  it('is refused when it is not a list', () => {
    for (const saved of [null, 'Hoodie', { length: 1 }]) {
      expect(v.is(carts.savedCartSchema, saved)).toBe(false)
    }
  })
})

describe('a cart from navigation state', () => {
  it('is read as just names and sizes', () => {
    const cart = [{ name: 'Hoodie', size: 'M', cost: 1, image: '//evil' }, { name: 'Hoodie' }, 'x']
    const read = carts.readPassedCart({ cart, totalItems: 99, totalCost: 1 })
    expect(read).toEqual([{ name: 'Hoodie', size: 'M' }])
  })

  it('is empty for anything else', () => {
    for (const state of [null, {}, { cart: 'Hoodie' }, { cart: { length: 1 } }]) {
      expect(carts.readPassedCart(state)).toEqual([])
    }
  })
})
