import { expect, it } from 'vitest'
import { readFacts } from '../../scripts/facts'

// The only test of the facts themselves: all others bring their own (tests/facts).

it('the organisation’s facts can be shown as they are', () => {
  expect(readFacts).not.toThrow()
})
