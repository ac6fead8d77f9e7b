import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasAllWords } from '@/staff/domain/textSearch'

it('a search finds a text by each of its words, in any letter case', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(hasAllWords(text, text.toUpperCase())).toBe(true)
    }),
  )
  expect(hasAllWords('Kuishi na wasiwasí', '  WASIWASI  kuishi ')).toBe(true)
  expect(hasAllWords('Kuishi', 'KUÍSHI')).toBe(true)
  expect(hasAllWords('Kuishi na wasiwasi', 'kuishi furaha')).toBe(false)
  expect(hasAllWords('Anything', '   ')).toBe(true)
})
