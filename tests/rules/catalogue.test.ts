// @vitest-environment node
import { expect, test } from 'vitest'
import { catalogue } from '@/content/catalogue'
import { mostCartEntries, sizesOf } from '@/domain/shop/order'
import { judge, parseRules } from '../../firestore-rules/index'
import { cartOf, orderOf } from './cases/orders'
import { toRulesRequest } from './support/cases'
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
  const attempt = { kind: 'set', path: 'Orders/R5T8', fields } as const
  const order = { title: 'a full order', visitor: 'anonymous', attempt, allowed: true } as const
  const { allowed, explanation } = judge(parseRules(rulesSource), toRulesRequest(order), {
    get: () => null,
    getAfter: () => null,
  })
  const pieces = catalogue.flatMap(sizesOf).length
  expect(allowed, `${pieces} kinds of pieces are too many: ${explanation.join('; ')}`).toBe(true)
})
