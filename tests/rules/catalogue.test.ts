// @vitest-environment node
import { expect, test } from 'vitest'
import { catalogue } from '@/content/facts/catalogue.json'
import { helplines } from '@/content/facts/helplines.json'
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
    'src/content/facts/catalogue.json and the goods in firestore.rules differ: run `npm run rules`',
  ).toEqual(words(rules))
})

test('the rules know the numbers that the help page shows', () => {
  expect(
    words(writtenRules),
    'src/content/facts/helplines.json and the numbers in firestore.rules differ: run `npm run rules`',
  ).toEqual(words(rulesPhoning(writtenRules, helplines)))
})

test('Google’s limit allows a full order of any item, and an empty shop takes none', () => {
  const isEmpty = catalogue.length === 0
  const fields = orderOf(isEmpty ? [] : cartOf(maxCartEntries, catalogue))
  const attempt = { kind: 'set', path: 'Orders/R5T8AAAAAAAAAAAAAAAA', fields } as const
  const order = questionsOf({ visitor: 'anonymous', attempt })
  const { allowed, explanation } = verdictOf(parseRules(rules), order)
  const pieces = catalogue.flatMap(sizesOf).length
  expect(allowed, `${pieces} kinds of pieces are too many: ${explanation.join('; ')}`).toBe(
    !isEmpty,
  )
})
