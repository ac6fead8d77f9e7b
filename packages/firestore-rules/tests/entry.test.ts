import { expect, test } from 'vitest'
import * as entry from '../index.ts'

test('the package gives out three functions and classes', () => {
  expect(Object.keys(entry).toSorted()).toEqual(['RulesSyntaxError', 'judge', 'parseRules'])
})
