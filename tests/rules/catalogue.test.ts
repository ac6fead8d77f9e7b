// @vitest-environment node
import { expect, test } from 'vitest'
import { catalogue } from '@/content/catalogue'
import { mostCartEntries, sizesOf } from '@/domain/shop/order'
import { parseRules } from 'firestore-rules'
import { cartOf, orderOf } from './cases/orders'
import { questionsOf, verdictOf } from './support/questions'
import { rulesSource, writtenRules } from './support/rules'

const words = (text: string) => text.split(/\s+/)

test('the rules sell what the shop sells, for the same price and in the same sizes', () => {
  expect(
    words(writtenRules),
    'src/content/catalogue.ts and the goods in firestore.rules differ: run `npm run rules`',
  ).toEqual(words(rulesSource))
})

test('Google evaluates a full order of what the shop sells without running into its limit', () => {
  const fields = orderOf(cartOf(mostCartEntries))
  const attempt = { kind: 'set', path: 'Orders/R5T8AAAAAAAAAAAAAAAA', fields } as const
  const order = questionsOf({ visitor: 'anonymous', attempt })
  const { allowed, explanation } = verdictOf(parseRules(rulesSource), order)
  const pieces = catalogue.flatMap(sizesOf).length
  expect(allowed, `${pieces} kinds of pieces are too many: ${explanation.join('; ')}`).toBe(true)
})
