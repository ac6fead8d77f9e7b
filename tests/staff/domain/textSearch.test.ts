import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasAllWords, isPerson } from '@/staff/domain/textSearch'

it('a search finds a text by each of its words, in any letter case', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const text = `Asha ${typed}`
      expect(hasAllWords(text, text.toUpperCase())).toBe(true)
    }),
  )
  expect(hasAllWords('Kuishi na wasiwasí', '  WASIWASI  kuishi ')).toBe(true)
  expect(hasAllWords('Kuishi', 'KUÍSHI')).toBe(true)
  expect(hasAllWords('Kuishi na wasiwasi', 'kuishi furaha')).toBe(false)
  expect(hasAllWords('Anything', '   ')).toBe(true)
  expect(hasAllWords('Mary-Anne Ng ang a', "maryanne ng'ang'a")).toBe(true)
  expect(hasAllWords('Todd O Bryan, Van Kirk', "o'bryan VANKIRK")).toBe(true)
  expect(hasAllWords('for entry', 'rent')).toBe(false)
})

it.each(['.', "'", '’', ' — '])('a search finds nothing by %j alone', (sign) => {
  expect(hasAllWords("Ng'ang'a. Ltd —", sign)).toBe(false)
})

describe('a search for a person', () => {
  const person = {
    name: 'Zipporah Ng’ang’a wa Kilonzo',
    email: 'Zippy.K@Example.org',
    phone: '+254 712 345 678',
  }

  it.each([
    ...['kilonzo', 'ZIPPORAH', "kilonzo ng'ang'a", 'nganga', 'Wa Kilonzo', 'kilo'],
    ...['zippy.k@example.org', 'ZIPPY.K@EXAMPLE.ORG.', 'zippy', 'Zipporah <zippy.k@example.org>'],
    ...['0712345678', '(0712) 345.678', '254712345678', '+254 (0)712 345 678', '00254712345678'],
    ...['0712', '345678', '\u202a+254\u00a0712\u00a0345\u00a0678\u202c', '+254‑712‑345‑678'],
  ])('finds one by %j', (typed) => {
    expect(isPerson(person, typed)).toBe(true)
  })

  it.each(['kilonza', 'zippy@example.org', 'y.k@example.org', '0712345679', '—', '12', '.', "'"])(
    'finds nobody by %j',
    (typed) => expect(isPerson(person, typed)).toBe(false),
  )
})
