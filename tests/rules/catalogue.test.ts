// @vitest-environment node
import { expect, test } from 'vitest'
import { catalogue } from '@/content/facts/catalogue.json'
import { helplines } from '@/content/facts/helplines.json'
import { maxCartEntries, sizesOf } from '@/domain/shop/order'
import { parseRules } from 'firestore-rules'
import { cartOf, orderOf } from './cases/orders'
import { questionsOf, verdictOf } from './support/questions'
import { rulesFor } from '../../scripts/catalogueRules'
import { writtenRules } from './support/rules'

test('Google’s limit allows a full order of any item, and an empty shop takes none', () => {
  const isEmpty = catalogue.length === 0
  const fields = orderOf(isEmpty ? [] : cartOf(maxCartEntries, catalogue))
  const attempt = { kind: 'set', path: 'Orders/R5T8AAAAAAAAAAAAAAAA', fields } as const
  const order = questionsOf({ visitor: 'anonymous', attempt })
  const rules = parseRules(rulesFor(writtenRules, { catalogue, helplines }))
  const { allowed, explanation } = verdictOf(rules, order)
  const pieces = catalogue.flatMap(sizesOf).length
  expect(allowed, `${pieces} kinds of pieces are too many: ${explanation.join('; ')}`).toBe(
    !isEmpty,
  )
})
