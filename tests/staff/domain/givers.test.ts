import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumsOf } from '@/staff/domain/book'
import { readConfirmation } from '@/staff/domain/confirmation'
import type { Gift, Giver } from '@/staff/domain/givers'
import { giversOf, isGift, readFrom, thankedBy, giftsToThank } from '@/staff/domain/givers'
import type { Contact } from '@/staff/domain/textSearch'

let made = 0

/** A gift of Ksh 100, under a code of its own. */
function gift(
  contacts: readonly Partial<Contact>[],
  stored: Readonly<Record<string, unknown>> & { readonly code?: string } = {},
  thanks: Gift['thanks'] = null,
): Gift {
  made += 1
  const { code = `TK${String(made).padStart(8, 'A')}` } = stored
  const kind = stored['document'] === undefined ? 'income' : 'donation'
  const fields = { code, kind, amount: 100, paidOn: '2026-11-20', at: new Date(made), ...stored }
  return {
    ...readConfirmation({ id: code, fields: fields }),
    contacts: contacts.map((contact) => ({ name: '', email: '', phone: '', ...contact })),
    thanks,
  }
}

const pledged = (email: string, name = 'Amina', more: object = {}) =>
  gift([{ name, email }], { document: `D${made}`, ...more })
const writtenDown = (from: string) => gift([readFrom(from)], { from })
const sizes = (...gifts: readonly Gift[]) => giversOf(gifts).map((giver) => giver.gifts.length)

describe('gifts of one person share a line', () => {
  it('however the address is written', () => {
    expect(
      sizes(
        pledged('amina@example.org'),
        pledged(' Amina@Example.org'),
        pledged('amina @example.org..'),
        pledged('other@example.org'),
      ),
    ).toEqual([3, 1])
  })

  it.each(['Jane Doe 0712345678', '254712345678 - JANE', '+254 (0)712-345-678', 'J 254712 345678'])(
    'when the member’s number is in %s',
    (from) => {
      const members = gift([{ name: 'Jane', phone: '0712 345 678' }], {
        document: 'D',
        uid: 'jane',
      })
      expect(sizes(members, writtenDown(from))).toEqual([2])
    },
  )

  it('including those of anyone with an address or number of the member’s gifts', () => {
    const one = pledged('home@example.org', 'Jane', { uid: 'jane' })
    const other = pledged('work@example.org', 'Jane Doe', { uid: 'jane' })
    const third = pledged('Work@example.org')
    const fourth = gift([readFrom('Jane <home@example.org>')], { from: 'Jane' })
    expect(sizes(third, fourth)).toEqual([1, 1])
    expect(sizes(third, one, fourth, other)).toEqual([4])
  })

  it.each([
    ['+44 20 7946 0000', '0044 (20) 7946-0000', [2]],
    ['+44 2079', '+44 2079', [1, 1]],
    ['0712 345 67', '0712 345 67', [1, 1]],
    ['0212 345 678', '0212 345 678', [1, 1]],
  ])('by the whole number of a phone: %s and %s', (one, other, expected) => {
    const [a, b] = [one, other].map((phone, place) =>
      gift([{ name: `Jane ${place}`, phone }], { document: `D${place}` }),
    )
    expect(a && b && sizes(a, b)).toEqual(expected)
  })

  it('with the largest sum first, then by the first code', () => {
    const lines = giversOf([
      pledged('b@example.org', 'B', { code: 'TKB' }),
      pledged('c@example.org', 'C', { code: 'TKC', amount: 500 }),
      pledged('a@example.org', 'A', { code: 'TKA' }),
    ])
    expect(lines.map(({ name }) => name)).toEqual(['C', 'A', 'B'])
  })

  it('by name only if income has neither address nor number', () => {
    expect(
      sizes(
        writtenDown('Sample  Foundation'),
        writtenDown('SAMPLE FOUNDATION.'),
        writtenDown('Sample Foundation 0712345678'),
        pledged('foundation@example.org', 'Sample Foundation'),
        pledged('other@example.org', 'Sample Foundation'),
      ),
    ).toEqual([2, 1, 1, 1])
  })

  it('but not by a half hidden number or name', () => {
    expect(
      sizes(writtenDown('2547****108 - VICTOR **** N'), writtenDown('2547****109 - VICTOR **** N')),
    ).toEqual([1, 1])
  })

  it('when nothing about the givers is still stored', () => {
    const gone = [gift([], { document: 'D1' }), gift([], { document: 'D2', uid: 'left' })]
    const [line] = giversOf(gone)
    expect(line).toMatchObject({ isStored: false, sum: 200, name: '', email: '' })
    expect(line && giftsToThank(line)).toEqual([])
    // One of them is known by another gift.
    expect(sizes(...gone, pledged('amina@example.org', 'Amina', { uid: 'left' }))).toEqual([2, 1])
  })
})

describe('the giver of income', () => {
  it.each([
    ['JANE DOE', 'JANE DOE', '', ''],
    ['254712345678 - JANE DOE', 'JANE DOE', '', '254712345678'],
    ['Jane Doe (0712 345 678)', 'Jane Doe', '', '0712 345 678'],
    ['Jane <jane@example.org>', 'Jane', 'jane@example.org', ''],
    ['+44 20 7946 0000', '+44 20 7946 0000', '', '+44 20 7946 0000'],
    ['Class of 2019', 'Class of 2019', '', ''],
    ['2547****108 - VICTOR **** N', '2547****108 - VICTOR **** N', '', ''],
  ])('is read from %s', (from, name, email, phone) => {
    expect(readFrom(from)).toEqual({ name, email, phone })
  })

  it('is unknown when nobody is named', () => {
    expect(isGift(gift([], { from: '' }))).toBe(false)
    expect(isGift(gift([], { from: 'Jane' }))).toBe(true)
    expect(isGift(gift([], { document: 'D' }))).toBe(true)
    expect(isGift(gift([], { document: 'R', kind: 'order' }))).toBe(false)
    expect(isGift(gift([], { document: 'TK1', kind: 'refund' }))).toBe(false)
  })
})

it('money that went back lowers its giver’s sum, and a gift refunded in full needs no thanks', () => {
  const one = pledged('amina@example.org', 'Amina', { code: 'TKAAAAAAAA', amount: 500 })
  const other = pledged('amina@example.org', 'Amina', { code: 'TKBBBBBBBB', amount: 300 })
  const back = (amount: number) =>
    gift([], { kind: 'refund', document: 'TKAAAAAAAA', amount, code: `TKR${amount}` })
  const [part] = giversOf([back(200), other, one])
  expect(part).toMatchObject({ sum: 600, isStored: true })
  expect(part && giftsToThank(part)).toEqual([one, other])
  const [whole] = giversOf([back(200), other, { ...one, back: 500 }, back(300)])
  expect(whole?.sum).toBe(300)
  expect(whole && giftsToThank(whole)).toEqual([other])
})

describe('a giver', () => {
  it('has the latest spelling of their name and the id of their first record', () => {
    const first = pledged(' amina@example.org.', 'amina', { paidOn: '2026-03-01' })
    const later = pledged('Amina@example.org', 'Amina Hassan', { paidOn: '2026-02-01' })
    expect(giversOf([later, first])).toMatchObject([
      { id: first.id, name: 'amina', email: 'amina@example.org' },
    ])
  })

  it('is thanked when every gift is', () => {
    const at = (minute: number) => ({ by: 'g', byEmail: 'grace@example.org', at: new Date(minute) })
    const thanked = gift([{ email: 'a@example.org' }], { document: 'D1' }, at(1))
    const later = gift([{ email: 'a@example.org' }], { document: 'D2' }, at(2))
    const open = gift([{ email: 'a@example.org' }], { document: 'D3' })
    const [some] = giversOf([thanked, open])
    expect(some && [giftsToThank(some), thankedBy(some)]).toEqual([[open], null])
    const [all] = giversOf([later, thanked])
    expect(all && [giftsToThank(all), thankedBy(all)]).toEqual([[], at(2)])
  })
})

/** Few ways to write a few people, so that many share one. */
const anyGift = fc
  .record({
    contacts: fc.array(
      fc.record({
        name: fc.constantFrom('', 'Amina', 'AMINA', 'Jane'),
        email: fc.constantFrom('', 'a@example.org', 'A@example.org.', 'b@example.org'),
        phone: fc.constantFrom('', '0712345678', '+254 712 345 678', '0799 000 111'),
      }),
      { maxLength: 2 },
    ),
    uid: fc.constantFrom(undefined, undefined, 'ann', 'bob'),
    isPledged: fc.boolean(),
    amount: fc.integer({ min: 1, max: 9_999_999 }),
    day: fc.integer({ min: 10, max: 28 }),
  })
  .map(({ contacts, uid, isPledged, amount, day }) =>
    gift(contacts, {
      uid,
      amount,
      paidOn: `2026-02-${day}`,
      ...(isPledged ? { document: 'D' } : { from: 'x' }),
    }),
  )
const someGifts = fc.array(anyGift, { maxLength: 12 })

describe('for any gifts', () => {
  const forAny = (expectOf: (gifts: readonly Gift[], givers: readonly Giver[]) => void) =>
    fc.assert(fc.property(someGifts, (gifts) => expectOf(gifts, giversOf(gifts))))

  it('the lines do not depend on the order of the gifts', () => {
    forAny((gifts, givers) => {
      expect(giversOf(gifts.toReversed())).toEqual(givers)
      expect(giversOf([...gifts.slice(5), ...gifts.slice(0, 5)])).toEqual(givers)
    })
  })

  it('each gift is in one line, and the sums match the book', () => {
    forAny((gifts, givers) => {
      const codes = givers.flatMap((giver) => giver.gifts.map(({ code }) => code))
      expect(codes.toSorted()).toEqual(gifts.map(({ code }) => code).toSorted())
      const none = { payer: null, void: null, of: null, refund: null }
      const book = sumsOf(
        gifts.map((each) => ({ ...each, ...none })),
        'kind',
      )
      expect(givers.reduce((sum, giver) => sum + giver.sum, 0)).toBe(book.at(-1)?.sum)
    })
  })

  it('nobody is in two lines: no two share an address, number or member', () => {
    forAny((_, givers) => {
      const marksOf = ({ uid, contacts }: Gift) => [
        ...contacts.flatMap(({ email, phone }) => [
          email.toLowerCase().replace(/\.$/, ''),
          phone.replace(/\D/g, '').slice(-9),
        ]),
        uid ?? '',
      ]
      const marks = givers.flatMap(({ gifts }) => [...new Set(gifts.flatMap(marksOf))])
      const known = marks.filter((mark) => mark !== '')
      expect(new Set(known).size).toBe(known.length)
      expect(givers.filter(({ isStored }) => !isStored).length).toBeLessThanOrEqual(1)
    })
  })
})
