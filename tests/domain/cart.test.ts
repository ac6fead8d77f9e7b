import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '@/content/catalogue'
import {
  cartLifetimeMs,
  cartOf,
  keptCartText,
  readKeptCart,
  readPassedCart,
  type KeptPiece,
} from '@/domain/shop/cart'
import { mostCartEntries, sizes } from '@/domain/shop/order'

const prices: Readonly<Record<string, number>> = {
  'T-Shirt': 700,
  Hoodie: 1500,
  'Wrist Band': 50,
  'Green T-Shirt': 700,
}
const now = Date.UTC(2026, 10, 21)

const soldPiece: fc.Arbitrary<KeptPiece> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom(...Object.keys(prices)),
  size: fc.constantFrom(...sizes),
})
const anyPiece = fc.oneof(
  soldPiece,
  fc.record({ id: fc.uuid(), name: fc.string(), size: fc.constantFrom(...sizes) }),
)
const piecesOf = (each: fc.Arbitrary<KeptPiece>, maxLength: number) =>
  fc.uniqueArray(each, { maxLength, selector: ({ id }) => id })

describe('the totals of a cart', () => {
  it('are those of the catalogue, whatever was kept', () => {
    fc.assert(
      fc.property(piecesOf(anyPiece, 30), (kept) => {
        const sold = kept.filter(({ name }) => Object.hasOwn(prices, name))
        const taken = sold.slice(0, mostCartEntries)
        const cart = cartOf(kept, catalogue)
        expect(cart.totalItems).toBe(taken.length)
        expect(cart.totalCost).toBe(taken.reduce((sum, { name }) => sum + (prices[name] ?? 0), 0))
        expect(
          cart.pieces.map(({ id, entry }) => ({ id, name: entry.name, size: entry.size })),
        ).toEqual(taken)
      }),
    )
  })

  it('never follow a price, a picture or a text that somebody wrote into what was kept', () => {
    fc.assert(
      fc.property(
        piecesOf(soldPiece, mostCartEntries),
        fc.record({
          cost: fc.oneof(fc.integer(), fc.string()),
          image: fc.string(),
          description: fc.string(),
        }),
        (kept, forged) => {
          const text = JSON.stringify({
            savedAt: now,
            pieces: kept.map((piece) => ({ ...piece, ...forged })),
          })
          expect(cartOf(readKeptCart(text, now) ?? [], catalogue)).toEqual(cartOf(kept, catalogue))
        },
      ),
    )
  })
})

describe('a cart that is kept', () => {
  it('is read as it was written, and holds no price', () => {
    fc.assert(
      fc.property(piecesOf(soldPiece, mostCartEntries), (kept) => {
        const text = keptCartText(cartOf(kept, catalogue).pieces, now)
        expect(readKeptCart(text, now)).toEqual(kept)
        expect(JSON.parse(text)).toEqual({ savedAt: now, pieces: kept })
      }),
    )
  })

  it('waits for 7 days and then is empty, not forgotten', () => {
    const text = keptCartText(
      cartOf([{ id: 'a', name: 'Hoodie', size: 'M' }], catalogue).pieces,
      now,
    )
    expect(cartLifetimeMs).toBe(7 * 24 * 3600 * 1000)
    expect(readKeptCart(text, now + cartLifetimeMs)).toHaveLength(1)
    expect(readKeptCart(text, now + cartLifetimeMs + 1)).toEqual([])
  })

  it('is none when the text is anything else, and never a crash', () => {
    for (const text of [null, '', '{', '[]', 'null', '{"savedAt":1}', '{"pieces":[]}']) {
      expect(readKeptCart(text, now)).toBeNull()
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readKeptCart(text, now)).not.toThrow()
      }),
    )
  })

  it('loses pieces that make no sense, and keeps the others', () => {
    const good = { id: 'a', name: 'Hoodie', size: 'M' }
    const pieces = [
      good,
      null,
      7,
      { ...good, id: '' },
      { ...good, id: 'b', size: 'XXL' },
      { name: 1 },
      good,
    ]
    expect(readKeptCart(JSON.stringify({ savedAt: now, pieces }), now)).toEqual([good])
  })
})

describe('a cart that was passed on', () => {
  it('is read as names and sizes alone', () => {
    expect(
      readPassedCart({
        cart: [{ name: 'Hoodie', size: 'M', cost: 1, image: '//evil' }, { name: 'Hoodie' }, 'x'],
        totalItems: 99,
        totalCost: 1,
      }),
    ).toEqual([{ name: 'Hoodie', size: 'M' }])
  })

  it('is nothing when somebody passed on something else', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        expect(readPassedCart(state)).toBeInstanceOf(Array)
      }),
    )
    expect(readPassedCart(null)).toEqual([])
    expect(readPassedCart({ cart: 'Hoodie' })).toEqual([])
  })
})
