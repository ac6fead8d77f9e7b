import fc from 'fast-check'
import { Timestamp } from 'firebase/firestore/lite'
import { describe, expect, it, test } from 'vitest'
import { printedCode, readContribution, receiptNumber } from '@/domain/members/contributions'
import { changedRecord, dataFileLink, initialsOf, profileRecord } from '@/domain/members/profile'
import { readProfile } from '@/domain/members/readProfile'
import { details, storedDetails } from '../support/newMember'

const account = {
  uid: 'ann',
  email: 'ann@example.org',
  isEmailConfirmed: false,
  openedAt: new Date('2026-01-15T08:00:00Z'),
}
const march = new Date('2025-03-01T00:00:00Z')
// What the forms ask for besides.
const unstored = { password: 'long enough', paid: 'yes', guardian: '' }

test('a profile is stored with the specified fields, even the misspelt one, and no password', () => {
  const { uid, email } = account
  const record = profileRecord(account, { ...details, ...unstored })
  expect(record).toEqual({ ...storedDetails, uid, email })
})

describe('a stored profile', () => {
  const stored = profileRecord(account, details)

  it('is read as it was stored', () => {
    expect(readProfile(account, stored)).toEqual({
      ...details,
      ...{ stored, email: 'ann@example.org', displayName: 'Asha Wanjiru', role: '' },
      ...{ contributions: [], dateJoined: account.openedAt, feeDay: null },
    })
  })

  it('shows a name from before without what turns the text around it, and loses that on the next save', () => {
    const before = { ...stored, fname: '\u202eAsha\u2066', displayName: '\u202eAsha\u2066 Wanjiru' }
    const profile = readProfile(account, before)
    const names = { fname: 'Asha', displayName: 'Asha Wanjiru' }
    expect(profile).toMatchObject({ ...names, stored: before })
    expect(changedRecord(profileRecord(account, profile), before)).toMatchObject(names)
  })

  it('has the day of the fee only if the team wrote one', () => {
    const joined = new Date('2026-11-20T09:00:00Z')
    expect(readProfile(account, { ...stored, dateJoined: joined }).feeDay).toEqual(joined)
    expect(readProfile(account, { ...stored, dateJoined: 'soon' }).feeDay).toBeNull()
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

  it.each<[joined: Date, ...stored: unknown[]]>([
    [march, march, '2025-03-01', Timestamp.fromDate(march)],
    [account.openedAt, { toDate: () => new Date(Number.NaN) }, 'soon', undefined],
    [account.openedAt, { toDate: 'today' }, 1_740_787_200_000],
  ])('joined %o with the dateJoined %o', (joined, ...dates) => {
    for (const dateJoined of dates)
      expect(readProfile(account, { dateJoined }).dateJoined, String(dateJoined)).toEqual(joined)
  })

  it('has no joining date if the account has none either', () => {
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

  const fee = '20 Nov 2026 · Membership fee · Ksh 200 · TK5AY9DLMG'
  const refundOf = (sum: string) => `21 Nov 2026 · Refund of TK5AY9DLMG · ${sum} · TRAAAAAAAA`
  const september = [
    '2 Sept 2025 · Membership fee · Ksh 200 · TK5AY9DLM1',
    '2 Sep 2026 · Membership fee · Ksh 200 · TK5AY9DLM2-2',
  ]
  it.each<[day: string | undefined, ...lists: string[][]]>([
    ['2026-11-20T00:00:00.000Z', [fee], [fee, refundOf('Ksh 150')]],
    ['2026-09-02T00:00:00.000Z', september],
    [undefined, [fee, refundOf('Ksh 200')], [fee.replace('Membership fee', 'Donation')]],
    [undefined, [fee.replace('20 Nov 2026', 'soon')], [`${fee} · for a friend`]],
    [undefined, ['20 Nov 2026 · Membership fee · Ksh 200'], ['Membership fee']],
  ])('has a fee confirmed on %s with the contributions %o', (day, ...lists) => {
    for (const contributions of lists) {
      const { feeDay } = readProfile(account, { contributions })
      expect(feeDay?.toISOString(), contributions.join()).toBe(day)
    }
  })

  it('reads the fee from the line that staff store', () => {
    const line = '2 Sep 2026 · Membership fee · Ksh 1,500 · TK5AY9DLMG'
    const told = { what: 'Membership fee', amount: 'Ksh 1,500', code: 'TK5AY9DLMG' }
    expect(readContribution(line)).toEqual({ ...told, day: '2 Sep 2026' })
    const profile = readProfile(account, { contributions: [line], dateJoined: '2020-01-01' })
    expect(profile.feeDay?.toISOString()).toBe('2026-09-02T00:00:00.000Z')
  })

  const someValue = fc.anything({
    ...{ withDate: true, withMap: true, withSet: true, withBigInt: true, withNullPrototype: true },
    ...{ withSparseArray: true, withTypedArray: true },
  })
  const knownKeys = [
    ...Object.keys(stored),
    ...['role', 'contributions', 'dateJoined', 'profession', 'password', '__proto__', 'toString'],
  ]

  it('becomes texts and dates that can be shown, whatever it contains', () => {
    const someDocument = fc.oneof(
      fc.dictionary(fc.constantFrom(...knownKeys), someValue),
      fc.object(),
      fc.array(someValue),
    )
    fc.assert(
      fc.property(someDocument, (document) => {
        const read = readProfile(account, document)
        const { stored: asStored, contributions, dateJoined, feeDay, ...texts } = read
        const kept = Object.entries(document).filter(([key]) => key !== 'password')
        expect(asStored).toEqual(Object.fromEntries(kept))
        for (const text of [...Object.values(texts), ...contributions]) {
          expect(typeof text).toBe('string')
        }
        expect(Number.isNaN(dateJoined?.getTime())).toBe(false)
        expect([null, dateJoined]).toContain(feeDay)
        expect('password' in texts).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})

test('a member’s own data file holds account and profile as stored, even half a character', () => {
  const others = { role: 'volunteer', half: '\uD800', more: { kept: [1] } }
  const stored = { ...profileRecord(account, details), ...others }
  const link = dataFileLink(account, readProfile(account, stored))
  const [kind, data] = [link.slice(0, link.indexOf(',')), link.slice(link.indexOf(',') + 1)]
  expect(kind).toBe('data:application/json;charset=utf-8')
  expect(JSON.parse(decodeURIComponent(data))).toEqual({
    account: { ...account, openedAt: account.openedAt.toISOString() },
    profile: stored,
  })
})

describe('the letters on an avatar', () => {
  it.each(
    Object.entries({
      ...{ 'Ann Achieng': 'AA', ann: 'A', 'Ann Achieng Odhiambo': 'AO', '  ann   achieng  ': 'AA' },
      ...{ '🌱': '', '🌱 Ann': 'A', 'Ann 🌱': 'A', 'Mwĩhaki wa Ng’ang’a': 'MN', 'ĩtu ñandi': 'ĨÑ' },
      ...{ '𐐨𐐩 𐐪': '𐐀𐐂', '7 up': '7U', '<b>Ann</b>': 'BB', سلام: 'س', "Asha Ng'ang'a": 'AN' },
    }),
  )('of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('number at most two, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const initials = initialsOf(name)
        expect(initials).toMatch(/^[\p{L}\p{N}\p{M}]{0,6}$/u)
        expect(initials === '').toBe(!/[\p{L}\p{N}]/u.test(name))
      }),
    )
  })
})

test.each([
  ['TK5AY9DLMG', 'TK5AY9DLMG'],
  ['TK5AY9DLMG-2', 'TK5AY9DLMG'],
  ['BANK-FT26325ABCDE', 'FT26325ABCDE'],
  ['BANK-2026-3', '2026'],
])('the code %s is printed on an acknowledgement as %s', (code, onPaper) => {
  expect(printedCode(code)).toBe(onPaper)
})

test('an acknowledgement is numbered by its day, its member and its lines', () => {
  expect(receiptNumber('DemoMember000000000000abcDEF', '2026-11-20', 3)).toBe('20261120-ABCDEF-3')
})
