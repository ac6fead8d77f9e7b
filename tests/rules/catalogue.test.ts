// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { catalogue } from '@/content/facts/catalogue.json'
import { helplines } from '@/content/facts/helplines.json'
import { maxKinds } from '@/content/facts/catalogue'
import { schemas } from '@/content/facts/schemas'
import { maxCartEntries, sizesOf, type Merchandise } from '@/domain/shop/order'
import { parseRules } from 'firestore-rules'
import { cartOf, orderOf } from './cases/orders'
import { questionsOf, verdictOf } from './support/questions'
import { rulesFor } from '../../scripts/catalogueRules'
import { writtenRules } from './support/rules'

/** Their names are alike without the places between them. */
const sizes = [['S', 'M'], ['SM'], ['M', 'L']]
const odd = "Ann's \\ ‘mug’ of $1\n"

const kindsOf = (count: number): Merchandise[] => {
  const mug = { name: 'Mug', description: odd, cost: 50, image: '/shop/mug.webp' }
  const cups = Array.from({ length: count - 1 }, (_, at) => String(at))
  return [mug, { ...mug, name: 'Cup', sizes: cups }]
}

test.each([
  ['the shop', catalogue],
  ['an empty shop', []],
  [
    'sizes that look alike',
    sizes.map((each) => ({
      name: each.join('/'),
      description: 'Mug',
      cost: 50,
      image: '/mug.webp',
      sizes: each,
    })),
  ],
  ['all that a shop may have', kindsOf(maxKinds)],
  ['names with quotes', [{ name: odd, description: odd, cost: 50, image: '/mug.webp' }]],
])('Google’s limit allows a full order of any item: %s', (_what, sold) => {
  const fields = orderOf(sold.length === 0 ? [] : cartOf(maxCartEntries, sold))
  const attempt = { kind: 'set', path: 'Orders/R5T8AAAAAAAAAAAAAAAA', fields } as const
  const order = questionsOf({ visitor: 'anonymous', attempt })
  const selling = rulesFor(writtenRules, { catalogue: sold, helplines })
  const { allowed, explanation } = verdictOf(parseRules(selling), order)
  const pieces = sold.flatMap(sizesOf).length
  expect(allowed, `${pieces} kinds of pieces are too many: ${explanation.join('; ')}`).toBe(
    sold.length > 0,
  )
  // To Google they end a text.
  expect(selling).not.toMatch(/'[^'\n]*[‘’]/)
})

test('a build refuses a shop with more kinds of pieces than the rules can compare', () => {
  const refused = [maxKinds, maxKinds + 1].map(
    (count) => v.safeParse(schemas.catalogue, { catalogue: kindsOf(count) }).issues?.[0].message,
  )
  expect(refused).toEqual([undefined, expect.stringContaining('60 kinds of pieces at most')])
})

test('the rules of helplines leave out those without a number, and have a place for them', () => {
  const phoning = [{ number: null }, { number: '116' }]
  expect(rulesFor(writtenRules, { catalogue, helplines: phoning })).toMatch(
    /return \[\s*'116'\s*\];/,
  )
  expect(() => rulesFor('', { catalogue, helplines })).toThrow('has no list of its')
})
