import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import memberOptions from '@/content/facts/memberOptions.json'
import { loginSchema, newPasswordSchema, registrationSchema } from '@/domain/members/account'
import { detailsSchema, isMinor, typedDob } from '@/domain/members/details'
import { typedDetails } from '../support/newMember'

const today = '2026-11-21'
const typed = { ...typedDetails, email: 'ann@example.org', password: 'long enough', paid: 'yes' }

/** The sentence under each field that is not right, as the form shows it: the first of several. */
function sentences<Output>(
  schema: v.GenericSchema<Record<string, string>, Output>,
  texts: Record<string, string>,
) {
  const result = v.safeParse(schema, texts)
  const nested: Partial<Record<string, readonly string[]>> = result.success
    ? {}
    : (v.flatten(result.issues).nested ?? {})
  return Object.fromEntries(Object.entries(nested).map(([field, found]) => [field, found?.[0]]))
}

const common =
  'This is one of the passwords that are tried first. Choose one that is hard to guess.'

describe('registering accepts', () => {
  const schema = () => registrationSchema(memberOptions, today)

  it('a complete form', () => {
    expect(sentences(schema(), typed)).toEqual({})
  })

  it.each([
    ['email', 'Email is required', ''],
    ['email', 'Write an email address like name@example.com', 'ann at home', '=1+1@example.org'],
    ['email', 'Write an email address like name@example.com', 'Ann <ann@example.org>'],
    ['password', 'Password is required', ''],
    ['password', 'Use at least 8 characters', '1234567'],
    ['password', common, '12345678', 'PASSWORD', 'Kenya2026!', 'xxxxxxxxx'],
    ['fname', 'First name is required', ' '],
    ['fname', 'First name cannot begin with =, +, - or @', '@Ann'],
    ['lname', 'Last name is required. It may be the same as the first', ''],
    ['lname', 'Last name cannot begin with =, +, - or @', '-'],
    ['phoneNumber', 'Phone number is required', ''],
    [
      'phoneNumber',
      'Write the number in digits, for example 0712 345 678 or +254 712 345 678',
      'call me',
    ],
    ['dobDay', 'Write the day as a number from 1 to 31', '', '32', '0', '1x', 'x1', '001'],
    ['dobMonth', 'Write the month as a number from 1 to 12', '', 'May'],
    ['dobYear', 'Write the year with four digits, for example 2004', '04', '20040', 'x2004'],
    ['dobYear', 'The date of birth cannot be in the future', '2028'],
    ['dobYear', 'Check the year of birth', '1896'],
    ['gender', 'Gender is required', ''],
    ['gender', 'Gender cannot begin with =, +, - or @', '=Robot'],
    ['location', 'Location is required', '  '],
    ['location', 'Location cannot begin with =, +, - or @', '=Atlantis'],
    ['profession', 'Profession is required', ''],
    ['profession', 'Profession cannot begin with =, +, - or @', '=Wizard'],
    ['paid', 'Please pay the membership registration fee.', ''],
  ])('no %s of which it says: %s', (field, sentence, ...texts) => {
    for (const text of texts)
      expect(sentences(schema(), { ...typed, [field]: text }), text).toEqual({ [field]: sentence })
  })

  it.each([
    ['31', '2', '2004', 'There is no 31 February 2004. Check the day and the month.'],
    ['29', '02', '2023', 'There is no 29 February 2023. Check the day and the month.'],
    ['31', '4', '1999', 'There is no 31 April 1999. Check the day and the month.'],
    ['31', '4', ' 1999 ', 'There is no 31 April 1999. Check the day and the month.'],
    ['', ' ', '', 'Date of birth is required'],
  ])('no birthday %s %s %s', (dobDay, dobMonth, dobYear, sentence) => {
    const parts = { dobDay, dobMonth, dobYear }
    expect(sentences(schema(), { ...typed, ...parts })).toEqual({ dobDay: sentence })
  })

  it.each([
    ['6', '5', '2003', '2003-05-06'],
    [' 06', ' 05 ', ' 2003 ', '2003-05-06'],
    ['1', '1', '1900', '1900-01-01'],
    ['29', '2', '2004', '2004-02-29'],
  ])('a birthday typed as %s %s %s', (dobDay, dobMonth, dobYear, dob) => {
    expect(v.parse(schema(), { ...typed, dobDay, dobMonth, dobYear })).toMatchObject({ dob })
  })

  it('a person under 18 only with a guardian’s consent', () => {
    const young = { ...typed, ...typedDob('2009-01-01') }
    const guardian = 'Please confirm that your parent or guardian agrees.'
    // Who finishes a registration that broke off is asked too.
    for (const asking of [schema(), detailsSchema(memberOptions, today)]) {
      expect(sentences<unknown>(asking, young)).toEqual({ guardian })
      expect(sentences<unknown>(asking, { ...young, guardian: 'yes' })).toEqual({})
    }
  })

  it('no date of birth from the stored form of a missing one', () => {
    for (const dob of ['', 'soon', '2025-02-30'])
      expect(typedDob(dob)).toEqual({ dobDay: '', dobMonth: '', dobYear: '' })
  })

  it('a date of birth of today', () => {
    expect(sentences(schema(), { ...typed, ...typedDob(today), guardian: 'yes' })).toEqual({})
  })

  it('a password exactly as typed, with its spaces', () => {
    expect(v.parse(schema(), { ...typed, password: '  spaces  ' }).password).toBe('  spaces  ')
  })
})

it('logging in refuses only empty fields, and no short password, which may be an old one', () => {
  const empty = { email: 'Email is required', password: 'Password is required' }
  expect(sentences(loginSchema, { email: '', password: '', keep: '' })).toEqual(empty)
  const login = { email: 'ann@example.org', password: 'x', keep: '' }
  expect(sentences(loginSchema, login)).toEqual({})
})

it.each([
  ['long enough', {}],
  ['short', { password: 'Use at least 8 characters' }],
  ['', { password: 'Password is required' }],
  ['password1', { password: common }],
])('the new password "%s" is answered: %o', (password, found) => {
  expect(sentences(newPasswordSchema, { password })).toEqual(found)
})

describe('gender, location and profession', () => {
  const schema = () => detailsSchema(memberOptions, today)
  const { genders, locations, professions } = memberOptions
  const options = [
    ...genders.map((option) => ['gender', option] as const),
    ...locations.map((option) => ['location', option] as const),
    ...professions.map((option) => ['profession', option] as const),
  ]

  it('accept any words', () => {
    const own = {
      gender: 'Prefer not to say',
      location: 'Westlands',
      profession: 'Boda boda rider',
    }
    expect(v.parse(schema(), { ...typed, ...own })).toMatchObject(own)
  })

  it('a suggestion is stored in the list’s spelling, however it was typed', () => {
    const someOption = fc.constantFrom(...options)
    const someLetterCase = fc.func(fc.boolean())
    const someSpace = fc.constantFrom('', ' ', '\t')
    const someMark = fc.constantFrom("'", '’', '‘', '-', '–', '‑', ' ', '  ')
    fc.assert(
      fc.property(someOption, someLetterCase, someMark, someSpace, (one, isUpper, mark, around) => {
        const [field, option] = one
        const letters = [...option.replace(/[^\p{L}\p{N}]+/gu, mark)]
        const text = letters
          .map((letter, at) => (isUpper(at) ? letter.toUpperCase() : letter.toLowerCase()))
          .join('')
        const read = v.parse(schema(), { ...typed, [field]: around + text + around })
        expect(read[field]).toBe(option)
      }),
    )
  })

  it('lists 47 counties and "elsewhere", all distinct', () => {
    const counties = locations.slice(0, 47)
    expect(locations).toHaveLength(48)
    expect(counties).toEqual(counties.toSorted((a, b) => a.localeCompare(b, 'en')))
    for (const [field, option] of options)
      expect(v.parse(schema(), { ...typed, [field]: option })[field]).toBe(option)
  })
})

it('somebody is under age until the day on which they are 18, and never by a wrong date', () => {
  for (const dob of ['2008-11-22', '2026-11-21']) expect(isMinor(dob, '2026-11-21'), dob).toBe(true)
  expect(isMinor('2008-12-01', '2026-11-30')).toBe(true)
  for (const dob of ['2008-11-21', '', 'NaN', '2027-01-01', '2025-02-30'])
    expect(isMinor(dob, '2026-11-21'), dob).toBe(false)
  expect(isMinor('2008-02-29', '2026-02-28')).toBe(true)
  expect(isMinor('2008-02-29', '2026-03-01')).toBe(false)
})
