// @vitest-environment node
import { expect, test } from 'vitest'
import { rulesSource, writtenRules } from './support/rules'

const words = (text: string) => text.split(/\s+/)

test('the rules sell what the shop sells, for the same price and in the same sizes', () => {
  expect(
    words(writtenRules),
    'src/content/catalogue.ts and the goods in firestore.rules differ: run `npm run rules`',
  ).toEqual(words(rulesSource))
})
