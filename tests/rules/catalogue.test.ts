// @vitest-environment node
import { expect, test } from 'vitest'
import { catalogue } from '@/content/facts/catalogue'
import { helplines } from '@/content/facts/helplines'
import { maxCartEntries, sizesOf } from '@/domain/shop/order'
import { parseRules } from 'firestore-rules'
import { cartOf, orderOf } from './cases/orders'
import { questionsOf, verdictOf } from './support/questions'
import { rulesPhoning, rulesSelling } from '../../scripts/catalogueRules.mjs'
import { writtenRules } from './support/rules'

const rules = rulesSelling(writtenRules, catalogue)

const words = (text: string) => text.split(/\s+/)

test('the rules sell what the shop sells, for the same price and in the same sizes', () => {
  expect(
    words(writtenRules),
    'src/content/facts/catalogue.ts and the goods in firestore.rules differ: run `npm run rules`',
  ).toEqual(words(rules))
})

test('the rules know the numbers that the help page shows', () => {
  expect(
    words(writtenRules),
    'src/content/facts/helplines.ts and the numbers in firestore.rules differ: run `npm run rules`',
  ).toEqual(words(rulesPhoning(writtenRules, helplines)))
})

const odd = "Ann's \\ ‘mug’"

test.each([
  ['the shop', catalogue],
  ['an empty shop', []],
  ['names with quotes', [{ name: odd, description: odd, cost: 50, image: '/mug.webp' }]],
])('Google’s limit allows a full order of any item: %s', (_what, sold) => {
  const fields = orderOf(sold.length === 0 ? [] : cartOf(maxCartEntries, sold))
  const attempt = { kind: 'set', path: 'Orders/R5T8AAAAAAAAAAAAAAAA', fields } as const
  const order = questionsOf({ visitor: 'anonymous', attempt })
  const selling = rulesSelling(writtenRules, sold)
  const { allowed, explanation } = verdictOf(parseRules(selling), order)
  const pieces = sold.flatMap(sizesOf).length
  expect(allowed, `${pieces} kinds of pieces are too many: ${explanation.join('; ')}`).toBe(
    sold.length > 0,
  )
  // To Google they end a text.
  expect(selling).not.toMatch(/'[^'\n]*[‘’]/)
})

test('the rules of helplines leave out those without a number, and are found by their comments', () => {
  expect(rulesPhoning(writtenRules, [{ number: null }, { number: '116' }])).toContain(
    "return ['116'];",
  )
  const bare = writtenRules.replace('// The end of the helplines', '')
  expect(() => rulesPhoning(bare, [])).toThrow('has lost the comments around its helplines')
})
