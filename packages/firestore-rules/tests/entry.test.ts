import { expect, test } from 'vitest'
import * as entry from '../index.ts'

test('the package exports three functions and its classes', () => {
  expect(Object.keys(entry).toSorted()).toEqual(['RulesSyntaxError', 'judge', 'parseRules'])
})
