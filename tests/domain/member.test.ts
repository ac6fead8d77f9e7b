import fc from 'fast-check'
import { Timestamp } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { memberOptions } from '@/content/memberOptions'
import {
  dataFileLink,
  initialsOf,
  isMinor,
  loginSchema,
  profileSchema,
  newPasswordSchema,
  profileRecord,
  readLoginNotice,
  readProfile,
  readResetCode,
  registrationSchema,
  resetCodeIn,
} from '@/domain/members/member'

const today = '2026-11-21'
const account = {
  uid: 'ann',
  email: 'ann@example.org',
  openedAt: new Date('2026-01-15T08:00:00Z'),
}
const details = {
  fname: 'Ann',
  lname: 'Achieng',
  phoneNumber: '0712345678',
  dob: '2004-02-29',
  gender: 'Female',
  location: 'Kisumu',
  profession: 'Counsellor',
}
const typed = {
  ...details,
  email: 'ann@example.org',
  password: 'long enough',
  paid: 'yes',
  guardian: '',
}

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

describe('registering takes', () => {
  const schema = registrationSchema(memberOptions, today)

  it('a whole form', () => {
    expect(sentences(schema, typed)).toEqual({})
  })

  it.each([
    ['email', '', 'Email is required'],
    ['email', 'ann at home', 'Write an email address like name@example.com'],
    ['password', '', 'Password is required'],
    ['password', '1234567', 'Use at least 8 characters'],
    ['fname', ' ', 'First name is required'],
    ['lname', '', 'Last name is required'],
    ['phoneNumber', '', 'Phone number is required'],
    [
      'phoneNumber',
      'call me',
      'Write the number in digits, for example 0712 345 678 or +254 712 345 678',
    ],
    ['dob', '', 'Date of birth is required'],
    ['dob', 'NaN', 'Write the date of birth as day, month and year'],
    ['dob', '2023-02-29', 'Write the date of birth as day, month and year'],
    ['dob', '2026-11-22', 'The date of birth cannot be in the future'],
    ['dob', '1899-12-31', 'Check the year of birth'],
    ['gender', '', 'Gender is required'],
    ['gender', 'Robot', 'Choose a gender from the list'],
    ['location', '  ', 'Location is required'],
    ['location', 'Atlantis', 'Choose a county from the list'],
    ['profession', '', 'Profession is required'],
    ['profession', 'Wizard', 'Choose a profession from the list'],
    ['paid', '', 'Please pay the membership registration fee.'],
  ])('no %s "%s"', (field, text, sentence) => {
    expect(sentences(schema, { ...typed, [field]: text })).toEqual({ [field]: sentence })
  })

  it('somebody under 18 with the consent of a guardian, and not without', () => {
    const young = { ...typed, dob: '2009-01-01' }
    expect(sentences(schema, young)).toEqual({
      guardian: 'Please confirm that your parent or guardian agrees.',
    })
    expect(sentences(schema, { ...young, guardian: 'yes' })).toEqual({})
    const finishing = profileSchema(memberOptions, today)
    expect(sentences(finishing, young)).toEqual({
      guardian: 'Please confirm that your parent or guardian agrees.',
    })
    expect(sentences(finishing, { ...young, guardian: 'yes' })).toEqual({})
  })

  it('a date of birth of today', () => {
    expect(sentences(schema, { ...typed, dob: today, guardian: 'yes' })).toEqual({})
  })

  it('a password exactly as typed, spaces and all', () => {
    expect(v.parse(schema, { ...typed, password: '  spaces  ' }).password).toBe('  spaces  ')
  })
})

describe('logging in asks for nothing but what is there', () => {
  it.each([
    ['email', '', 'Email is required'],
    ['password', '', 'Password is required'],
  ])('no %s "%s"', (field, text, sentence) => {
    const texts = { email: 'ann@example.org', password: 'x', [field]: text }
    expect(sentences(loginSchema, texts)).toEqual({ [field]: sentence })
  })

  it('a short password may be an old one', () => {
    expect(sentences(loginSchema, { email: 'ann@example.org', password: 'x' })).toEqual({})
  })
})

describe('a new password', () => {
  it.each([
    ['long enough', 'long enough', {}],
    ['long enough', 'long enougH', { repeated: 'The two passwords are not the same' }],
    ['long enough', '', { repeated: 'The two passwords are not the same' }],
    ['short', 'short', { password: 'Use at least 8 characters' }],
    ['', '', { password: 'Password is required' }],
  ])('"%s" and "%s"', (password, repeated, found) => {
    expect(sentences(newPasswordSchema, { password, repeated })).toEqual(found)
  })
})

describe('a choice of a list', () => {
  const schema = profileSchema(memberOptions, today)
  const lists = {
    gender: memberOptions.genders,
    location: memberOptions.locations,
    profession: memberOptions.professions,
  }

  it('is stored as the list spells it, however it was typed', () => {
    const someOption = fc
      .constantFrom('gender' as const, 'location' as const, 'profession' as const)
      .chain((field) => fc.tuple(fc.constant(field), fc.constantFrom(...lists[field])))
    const someLetterCase = fc.func(fc.boolean())
    const someMark = fc.constantFrom("'", '’', '‘', '-', '–', '‑', ' ', '  ')
    fc.assert(
      fc.property(
        someOption,
        someLetterCase,
        someMark,
        fc.constantFrom('', ' ', '\t'),
        ([field, option], isUpper, mark, around) => {
          const letters = [...option.replace(/[^\p{L}\p{N}]+/gu, mark)]
          const text = letters
            .map((letter, at) => (isUpper(at) ? letter.toUpperCase() : letter.toLowerCase()))
            .join('')
          const read = v.parse(schema, {
            ...details,
            guardian: '',
            [field]: around + text + around,
          })
          expect(read[field]).toBe(option)
        },
      ),
    )
  })

  it.each([
    ['location', 'MURANG’A', "Murang'a"],
    ['location', 'taita taveta', 'Taita-Taveta'],
    ['profession', 'student - university or college', 'Student – university or college'],
  ] as const)('%s "%s" is %s', (field, text, option) => {
    expect(v.parse(schema, { ...details, guardian: '', [field]: text })[field]).toBe(option)
  })

  it('has 47 counties and everywhere else, each told from the others', () => {
    expect(memberOptions.locations).toHaveLength(48)
    expect(memberOptions.locations.slice(0, 47)).toEqual(
      memberOptions.locations.slice(0, 47).toSorted((a, b) => a.localeCompare(b, 'en')),
    )
    for (const [field, options] of Object.entries(lists)) {
      for (const option of options) {
        expect(v.parse(schema, { ...details, guardian: '', [field]: option })).toMatchObject({
          [field]: option,
        })
      }
    }
  })
})

describe('somebody is under age', () => {
  it.each([
    ['2008-11-21', '2026-11-20', true],
    ['2008-11-21', '2026-11-21', false],
    ['2008-11-22', '2026-11-21', true],
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
    ['2008-02-28', '2026-02-28', false],
    ['2026-11-21', '2026-11-21', true],
    ['1900-01-01', '2026-11-21', false],
    ['', '2026-11-21', false],
    ['NaN', '2026-11-21', false],
    ['2027-01-01', '2026-11-21', false],
    ['2025-02-30', '2026-11-21', false],
  ])('born on "%s", on %s: %s', (dob, day, expected) => {
    expect(isMinor(dob, day)).toBe(expected)
  })

  it('until the day of the calendar on which eighteen years are full', () => {
    const someDay = fc
      .date({
        min: new Date('1900-01-01T00:00:00Z'),
        max: new Date('2079-12-31T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(someDay, someDay, (one, other) => {
        const [dob, day] = [one, other].toSorted() as [string, string]
        const full = new Date(`${dob}T00:00:00Z`)
        // The calendar itself makes 1 March of 29 February in a common year.
        full.setUTCFullYear(full.getUTCFullYear() + 18)
        expect(isMinor(dob, day)).toBe(new Date(`${day}T00:00:00Z`) < full)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1904, max: 2096 }), (year) => {
        const leap = year - (year % 4)
        expect(isMinor(`${leap}-02-29`, `${leap + 18}-02-28`)).toBe(true)
        expect(isMinor(`${leap}-02-29`, `${leap + 18}-03-01`)).toBe(false)
      }),
    )
  })
})

test('a profile is stored with the stated fields, the misspelt one included, and no password', () => {
  const registration = v.parse(registrationSchema(memberOptions, today), typed)
  expect(profileRecord(account, registration)).toEqual({
    email: 'ann@example.org',
    displayName: 'Ann Achieng',
    fname: 'Ann',
    lname: 'Achieng',
    phoneNumber: '0712345678',
    uid: 'ann',
    dob: '2004-02-29',
    gender: 'Female',
    location: 'Kisumu',
    proffesion: 'Counsellor',
  })
})

describe('a stored profile', () => {
  const stored = profileRecord(account, details)

  it('is read as it was stored', () => {
    expect(readProfile(account, stored)).toEqual({
      ...details,
      stored,
      email: 'ann@example.org',
      displayName: 'Ann Achieng',
      role: '',
      contributions: [],
      dateJoined: account.openedAt,
    })
  })

  it.each([
    [{ proffesion: 'Teacher', profession: 'Student' }, 'Teacher'],
    [{ proffesion: '', profession: 'Student' }, 'Student'],
    [{ profession: 'Student' }, 'Student'],
    [{ proffesion: 7, profession: ' Student ' }, 'Student'],
    [{}, ''],
  ])('%o has the profession "%s"', (fields, profession) => {
    expect(readProfile(account, fields).profession).toBe(profession)
  })

  it.each([
    [new Date('2025-03-01T00:00:00Z'), '2025-03-01T00:00:00.000Z'],
    ['2025-03-01', '2025-03-01T00:00:00.000Z'],
    [Timestamp.fromDate(new Date('2025-03-01T00:00:00Z')), '2025-03-01T00:00:00.000Z'],
    [{ toDate: () => new Date(Number.NaN) }, account.openedAt.toISOString()],
    [{ toDate: () => 'today' }, account.openedAt.toISOString()],
    [{ toDate: 'today' }, account.openedAt.toISOString()],
    ['soon', account.openedAt.toISOString()],
    ['', account.openedAt.toISOString()],
    [null, account.openedAt.toISOString()],
    [undefined, account.openedAt.toISOString()],
    [1_740_787_200_000, account.openedAt.toISOString()],
  ])('with dateJoined %o joined %s', (dateJoined, joined) => {
    expect(readProfile(account, { dateJoined }).dateJoined?.toISOString()).toBe(joined)
  })

  it('has no day of joining when not even the account says one', () => {
    expect(readProfile({ ...account, openedAt: null }, {}).dateJoined).toBeNull()
  })

  it.each([
    [['Led the book club', '', '  ', 7, null], ['Led the book club']],
    ['Led the book club', []],
    [{ 0: 'Led the book club' }, []],
    [null, []],
  ])('with contributions %o lists %o', (contributions, listed) => {
    expect(readProfile(account, { contributions }).contributions).toEqual(listed)
  })

  const someValue = fc.anything({
    withDate: true,
    withMap: true,
    withSet: true,
    withBigInt: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
  })
  const knownKeys = [
    ...Object.keys(stored),
    'role',
    'contributions',
    'dateJoined',
    'profession',
    'password',
    '__proto__',
    'toString',
  ]

  it('is read whatever is in it, into texts and dates that can be shown', () => {
    const someDocument = fc.oneof(
      fc.dictionary(fc.constantFrom(...knownKeys), someValue),
      fc.object(),
      fc.array(someValue),
    )
    fc.assert(
      fc.property(someDocument, (document) => {
        const {
          stored: asStored,
          contributions,
          dateJoined,
          ...texts
        } = readProfile(account, document)
        expect(asStored).toEqual(
          Object.fromEntries(Object.entries(document).filter(([key]) => key !== 'password')),
        )
        for (const text of [...Object.values(texts), ...contributions]) {
          expect(typeof text).toBe('string')
        }
        expect(Number.isNaN(dateJoined?.getTime())).toBe(false)
        expect('password' in texts).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the file with the own data', () => {
  it('holds account and profile as they are stored', () => {
    const stored = { ...profileRecord(account, details), role: 'volunteer', more: { kept: [1] } }
    const link = dataFileLink(account, readProfile(account, stored))
    const [kind, data] = [link.slice(0, link.indexOf(',')), link.slice(link.indexOf(',') + 1)]
    expect(kind).toBe('data:application/json;charset=utf-8')
    expect(JSON.parse(decodeURIComponent(data))).toEqual({
      account: { ...account, openedAt: account.openedAt.toISOString() },
      profile: stored,
    })
  })

  it('can be made of any text, halves of characters included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '\uD800'), (text, half) => {
        const link = dataFileLink(account, readProfile(account, { fname: text + half }))
        const data = decodeURIComponent(link.slice(link.indexOf(',') + 1))
        expect(JSON.parse(data)).toHaveProperty('profile.fname')
      }),
    )
  })
})

describe('the letters on an avatar', () => {
  it.each([
    ['Ann Achieng', 'AA'],
    ['ann', 'A'],
    ['Ann Achieng Odhiambo', 'AO'],
    ['  ann   achieng  ', 'AA'],
    ['', ''],
    ['   ', ''],
    ['🌱', ''],
    ['🌱 Ann', 'A'],
    ['Ann 🌱', 'A'],
    ["Ng'ang'a wa Mwĩhaki", 'NM'],
    ['ĩtu ñandi', 'ĨÑ'],
    ['𐐨𐐩 𐐪', '𐐀𐐂'],
    ['7 up', '7U'],
    ['<b>Ann</b>', 'BB'],
    ['سلام', 'س'],
  ])('of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('are none, one or two, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const initials = initialsOf(name)
        expect(initials).toMatch(/^[\p{L}\p{N}\p{M}]{0,6}$/u)
        expect(initials === '').toBe(!/[\p{L}\p{N}]/u.test(name))
      }),
    )
  })
})

describe('what a page passes on, and anybody could have written', () => {
  it.each(['registered', 'reset-asked', 'password-changed'])('%s is a notice', (notice) => {
    const state = { notice, email: 'ann@example.org' }
    expect(readLoginNotice(state)).toEqual(state)
  })

  it.each([
    null,
    undefined,
    'registered',
    { notice: 'registered' },
    { notice: 'hacked', email: 'ann@example.org' },
    { notice: 'registered', email: 7 },
    { email: 'ann@example.org' },
  ])('%o is none', (state) => {
    expect(readLoginNotice(state)).toBeNull()
  })

  it.each([
    ['?mode=resetPassword&oobCode=abc', { oobCode: 'abc' }],
    ['?oobCode=a%20b&mode=resetPassword&apiKey=k&lang=en', { oobCode: 'a b' }],
    ['?mode=verifyEmail&oobCode=abc', null],
    ['?mode=resetPassword', null],
    ['?mode=resetPassword&oobCode=', null],
    ['?oobCode=abc', null],
    ['', null],
  ])('the address "%s" has the code %o', (search, code) => {
    expect(resetCodeIn(search)).toEqual(code)
  })

  it.each([
    [{ oobCode: 'abc' }, true],
    [{ oobCode: 7 }, false],
    [{}, false],
    [null, false],
    ['abc', false],
  ])('%o is a reset code: %s', (state, isOne) => {
    expect(readResetCode(state)).toEqual(isOne ? state : null)
  })
})
