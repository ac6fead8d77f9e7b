import { describe, expect, it } from 'vitest'
import { matchAgain } from '@/staff/matching/matchAgain'
import { matchPayments } from '@/staff/matching/matchPayments'
import { pairKey, type Matching, type MatchInput, type Pair } from '@/staff/matching/matching'
import type { StatementLine } from '@/staff/matching/statement'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { atOnce, matchAtOnce } from './matchAtOnce'

const minute = 60_000
const hour = 60 * minute
const noon = Date.UTC(2026, 10, 10, 9)

function pledge(different: Partial<ExpectedPayment> = {}): ExpectedPayment {
  return {
    id: 'K7P2QXAAAAAAAAAAAAAA',
    kind: 'donation',
    name: 'Wanjiru Otieno',
    amount: 500,
    at: noon,
    ...different,
  }
}

function line(different: Partial<StatementLine> = {}): StatementLine {
  return {
    code: 'UKA1111111',
    at: noon + 6 * minute,
    amount: 500,
    payer: 'W. OTIENO',
    phone: '',
    account: '',
    label: 'Pay Merchant',
    ...different,
  }
}

/** What is matched, in short: by reference and code. */
function match(input: Partial<MatchInput>) {
  const matching = matchAtOnce({ expected: [], lines: [], covered: [], messages: [], ...input })
  const names = ({ expected: { id }, line: { code } }: Pair) => `${id.slice(0, 6)} ${code}`
  return {
    ...matching,
    certain: matching.certain.map(names),
    suggested: matching.suggested.map(names),
    unclear: matching.linesLeft
      .flatMap(({ candidates }) => candidates)
      .flatMap((pair) => ('by' in pair ? `${names(pair)} ${pair.why}` : [])),
    reasons: matching.suggested[0]?.reasons,
  }
}

const message = { code: 'UKA1111111', reference: 'K7P2QX', amount: 500 }
const pair = 'K7P2QX UKA1111111'

describe('after a payment is split', () => {
  const grace = pledge({ id: 'GRACE2AAAAAAAAAAAAAA', name: 'Grace Akinyi', amount: 900 })
  const lines = [
    line(),
    line({ code: 'UKB2222222', payer: 'A RELATIVE', at: noon + 30 * hour }),
    line({ code: 'UKC3333333', payer: 'A STRANGER', amount: 400, at: noon + 31 * hour }),
    line({ code: 'UKD4444444', payer: 'ANOTHER', amount: 10_000 }),
  ]
  const input = { expected: [pledge(), grace], lines, covered: [], messages: [] }
  const before = matchAtOnce(input)
  const candidatesOf = ({ linesLeft }: Matching) =>
    linesLeft.map(
      ({ line: { code }, candidates }) =>
        `${code}: ${candidates.map(({ expected: { id, amount } }) => `${id.slice(0, 6)} ${amount}`).join()}`,
    )
  const again = (expected: MatchInput['expected'], isRight: (pair: Pair) => boolean) =>
    atOnce(matchAgain(before, { isRight, open: { ...input, expected, lines: lines.slice(0, 3) } }))

  it('the rest of a pledge finds its payment, and suggestions stay', () => {
    expect(before.suggested.map(pairKey)).toEqual([pairKey({ expected: pledge(), line: line() })])
    expect(candidatesOf(before)).toEqual(['UKD4444444: ', 'UKB2222222: ', 'UKC3333333: '])
    const rest = [pledge(), { ...grace, amount: 400 }]
    const now = again(rest, () => true)
    expect(now.suggested).toEqual(before.suggested)
    expect(candidatesOf(now)).toEqual(['UKD4444444: ', 'UKB2222222: ', 'UKC3333333: GRACE2 400'])
    expect(now.expectedLeft.map(({ expected }) => expected.id)).toEqual([grace.id])
    const open = { ...input, expected: rest }
    const twice = atOnce(matchAgain(now, { isRight: () => true, open }))
    expect(candidatesOf(twice)).toEqual(candidatesOf(now))
  })

  it('a pair that has become likely is listed, not suggested', () => {
    const equal = line({ code: 'UKB2222222', at: noon + 7 * minute })
    const open = { expected: [pledge()], lines: [line()], covered: [], messages: [] }
    const unsure = matchAtOnce({ ...open, lines: [line(), equal] })
    const now = atOnce(matchAgain(unsure, { isRight: () => false, open }))
    expect(now.suggested).toEqual([])
    expect(candidatesOf(now).toSorted()).toEqual(['UKA1111111: K7P2QX 500', 'UKB2222222: '])
    const candidates = [{ expected: pledge(), line: line() }]
    expect(now.expectedLeft).toMatchObject([{ expected: pledge(), candidates, isCovered: true }])
  })

  it('a certain pair goes with its pledge, and is not listed as well', () => {
    const named = matchAtOnce({ ...input, messages: [message] })
    expect(named.certain).toHaveLength(1)
    const open = { ...input, expected: [], messages: [message] }
    const closed = atOnce(matchAgain(named, { isRight: () => false, open }))
    expect(closed).toMatchObject({ certain: [], messagesLeft: [{ message, why: 'no-pledge' }] })
    const back = matchAgain(closed, {
      isRight: () => true,
      open: { ...open, expected: [pledge()] },
    })
    expect(atOnce(back).messagesLeft).toEqual([])
    const listed = matchAtOnce({ ...input, expected: [], lines: [line()] })
    const isNamed = { ...input, lines: [line()], messages: [message] }
    const now = atOnce(matchAgain(listed, { isRight: () => true, open: isNamed }))
    expect(now).toMatchObject({ certain: [{ line: line() }], linesLeft: [] })
  })

  it('a payment is listed again when its pledge has another one', () => {
    const now = again([grace], () => false)
    expect(now.suggested).toEqual([])
    expect(candidatesOf(now)).toEqual([
      ...['UKD4444444: ', 'UKB2222222: ', 'UKC3333333: '],
      'UKA1111111: ',
    ])
  })
})

describe('a pair that a payer named', () => {
  const stranger = { payer: 'SOMEBODY ELSE', at: noon + 900 * hour }

  const named = (account: string, { id } = pledge(), messages: MatchInput['messages'] = []) =>
    match({ expected: [pledge({ id })], lines: [line({ ...stranger, account })], messages })

  it('is certain, from any payer at any time', () => {
    expect(named('', pledge(), [message]).certain).toEqual([pair])
    for (const account of ['k7p2qx', 'Donation K7P2QX', 'K7P 2QX']) {
      const { certain, expectedLeft, linesLeft } = named(account)
      expect([certain, expectedLeft, linesLeft]).toEqual([[pair], [], []])
    }
  })

  it.each(['MEMBER', '254722'])('is not certain by what others write anyway: %s', (account) => {
    expect(named(account, pledge({ id: account.padEnd(20, 'A') })).certain).toEqual([])
  })

  it.each([
    ['what was pledged', { amount: 400 }, {}, message],
    ['what came in', {}, { amount: 400 }, message],
    ['what the SMS says', {}, {}, { ...message, amount: 5000 }],
  ])('is unclear if the amount differs from %s', (_of, ofPledge, ofLine, sent) => {
    const { certain, suggested, unclear } = match({
      expected: [pledge(ofPledge)],
      lines: [line(ofLine)],
      messages: [sent, message],
    })
    expect([certain, suggested, unclear]).toEqual([[], [], [`${pair} amount`]])
  })

  it('is unclear if two name one payment, or one pledge was paid twice', () => {
    const other = pledge({ id: 'ABCDEFAAAAAAAAAAAAAA' })
    const both = match({
      expected: [pledge(), other],
      lines: [line()],
      messages: [message, { ...message, reference: 'ABCDEF' }],
    })
    expect(both.certain).toEqual([])
    expect(both.unclear).toEqual([`ABCDEF UKA1111111 several`, `${pair} several`])
    const lines = [line(), line({ code: 'UKA2222222' })]
    const twice = match({
      expected: [pledge()],
      lines,
      messages: [message, { ...message, code: 'UKA2222222' }],
    })
    expect(twice.certain).toEqual([])
    expect(twice.unclear).toEqual([`${pair} several`, 'K7P2QX UKA2222222 several'])
  })

  it('is unclear if it names the person, and the money came before the order', () => {
    const expected = [pledge({ phone: '0712345678' })]
    const paid = (before: number, messages: MatchInput['messages'] = []) =>
      match({ expected, lines: [line({ account: '254712345678', at: noon - before })], messages })
    expect(paid(72 * hour)).toMatchObject({ certain: [], unclear: [`${pair} early`] })
    // Clocks differ, some statements tell the day alone, and a message says what it is for.
    for (const each of [paid(9 * minute), paid(12 * hour), paid(72 * hour, [message])])
      expect(each.certain).toEqual([pair])
  })

  it('is missing if two pledges share the reference, or for a fee', () => {
    const twin = pledge({ id: 'K7P2QXBBBBBBBBBBBBBB' })
    for (const expected of [[pledge(), twin], [pledge({ kind: 'fee' })]]) {
      const { certain, messagesLeft } = match({
        expected,
        lines: [line(stranger)],
        messages: [message],
      })
      expect({ certain, why: messagesLeft[0]?.why }).toEqual({ certain: [], why: 'no-pledge' })
    }
  })

  it('is kept apart from messages that match nothing', () => {
    const messages = [
      { ...message, code: 'UKZ9999999' },
      { ...message, reference: null },
    ]
    const { messagesLeft } = match({ expected: [pledge()], lines: [line(stranger)], messages })
    expect(messagesLeft.map(({ why }) => why)).toEqual(['not-in-statement', 'no-pledge'])
  })
})

describe('a pair that nobody named', () => {
  it('is suggested with its reasons', () => {
    const { suggested, reasons } = match({ expected: [pledge()], lines: [line()] })
    expect(suggested).toEqual([pair])
    expect(reasons).toEqual({
      minutesLater: 6,
      difference: 0,
      name: 'fits',
      isByEmail: false,
      phone: 'unknown',
      isTwice: false,
    })
  })

  it.each([
    ['another name, hours later', { payer: 'JOHN MWANGI', at: noon + 5 * hour }],
    ['a relative who pays a day later', { payer: 'BRIAN OTIENO', at: noon + 30 * hour }],
    ['no name, hours later', { payer: '', at: noon + 20 * hour }],
    ['another amount', { amount: 501 }],
    ['a payment a day later than one of another amount', { at: noon + 30 * hour }, { amount: 510 }],
  ])('is not suggested for %s', (_, different, ...others: readonly Partial<StatementLine>[]) => {
    const sooner = others.map((other) => line({ ...other, code: 'UKA2222222' }))
    const lines = [line(different), ...sooner]
    expect(match({ expected: [pledge()], lines }).suggested).toEqual([])
  })

  it('is suggested by part of the name if the payment comes at once and is the only one', () => {
    const soon = { at: noon + 4 * minute }
    for (const [name, payer] of [
      ['Wanjiru', 'WANJIRU **** OTIENO'],
      ['Wanjiru Otieno', 'BRIAN OTIENO'],
    ] as const) {
      const expected = [pledge({ name })]
      const paid = line({ payer, ...soon })
      expect(match({ expected, lines: [paid] }).suggested).toEqual([pair])
      const second = line({ code: 'UKA2222222', payer, at: noon + 5 * minute })
      expect(match({ expected, lines: [paid, second] }).suggested).toEqual([])
    }
  })

  it.each([
    ['the same words', 'Wanjiru Otieno', '', 'WANJIRU OTIENO', 'equal'],
    ['another order', 'Wanjiru Otieno', '', 'OTIENO WANJIRU', 'equal'],
    ['a title', 'Dr. Wanjiru Otieno.', '', 'WANJIRU OTIENO', 'equal'],
    ['a masked name', 'Wanjiru Otieno', '', 'WANJIRU **** OTIENO', 'fits'],
    ['masked letters', 'Wanjiru Otieno', '', 'WAN***U OTIENO', 'fits'],
    ['one name more of the payer', 'Wanjiru Otieno', '', 'WANJIRU ACHIENG OTIENO', 'fits'],
    ['one name more of the giver', 'Wanjiru Achieng Otieno', '', 'WANJIRU OTIENO', 'fits'],
    ['misspelt words', 'Wanjiru Otieno', '', 'WANJRU OTIENNO', 'fits'],
    ['another spelling', 'Muhammad Otieno', '', 'MO OTIENO', 'fits'],
    ['a short form', 'Shiru Otieno', '', 'WANJIRU OTIENO', 'fits'],
    ['words without a space', 'wanjiruotieno', '', 'WANJIRU **** OTIENO', 'fits'],
    ['an initial', 'W. Otieno', '', 'WANJIRU OTIENO', 'fits'],
    ['a name in the email address', 'Wanjiru', 'w.otieno2@x.org', 'W. OTIENO', 'fits'],
    ['short words that are not the same', 'Joan Otieno', '', 'JOHN OTIENO', 'partly'],
    ['too few letters for the mask', 'Ana Otieno', '', 'AN**NA OTIENO', 'partly'],
  ])('is suggested by the name: %s', (_what, name, email, payer, kind) => {
    const { suggested, reasons } = match({
      expected: [pledge({ name, email })],
      lines: [line({ payer })],
    })
    expect({ suggested, kind: reasons?.name }).toEqual({ suggested: [pair], kind })
  })

  it('is suggested for the later pledge if a giver pledged twice and paid once', () => {
    const email = 'wanjiru@x.org'
    const again = pledge({ id: 'ABCDEFAAAAAAAAAAAAAA', at: noon + 6 * minute, email })
    const expected = [pledge({ email }), again]
    const { suggested, reasons } = match({ expected, lines: [line()] })
    expect({ suggested, isTwice: reasons?.isTwice }).toEqual({
      suggested: ['ABCDEF UKA1111111'],
      isTwice: true,
    })
    const lines = [line(), line({ code: 'UKA2222222', at: noon + 7 * minute })]
    const both = match({ expected, lines }).suggested.map((each) => each.slice(0, 6))
    expect(both.toSorted()).toEqual(['ABCDEF', 'K7P2QX'])
    const other = { ...again, email: 'w.otieno@x.org' }
    expect(match({ expected: [pledge({ email }), other], lines: [line()] }).suggested).toEqual([])
  })

  it('waits a week for orders and fees, three days for donations', () => {
    const lines = [line({ at: noon + 100 * hour, payer: 'WANJIRU OTIENO' })]
    const { at: _, ...untimed } = pledge({ kind: 'order', phone: '0712 345 678' })
    const seen = [line({ at: noon + 900 * hour, phone: '2547****678' })]
    expect(match({ expected: [pledge()], lines }).suggested).toEqual([])
    expect(match({ expected: [pledge({ kind: 'order' })], lines }).suggested).toEqual([pair])
    expect(match({ expected: [untimed], lines: seen }).reasons).toMatchObject({
      minutesLater: null,
      phone: 'fits',
    })
  })

  it.each([
    ['0712345678', 'equal'],
    ['254712***678', 'fits'],
    ['25471****678', 'fits'],
    ['25********78', 'fits'],
    ['0712***679', 'other'],
    ['0799999999', 'other'],
    ['', 'unknown'],
  ])('uses the visible digits of a number: %s', (phone, kind) => {
    const order = pledge({ kind: 'order', phone: '+254 712 345 678' })
    const lines = [line({ phone, payer: 'WANJIRU OTIENO' })]
    expect(match({ expected: [order], lines }).reasons?.phone).toBe(kind)
  })

  it('tells namesakes apart by the visible digits', () => {
    const first = pledge({ kind: 'order', phone: '0712345678' })
    const second = { ...first, id: 'ABCDEFAAAAAAAAAAAAAA', phone: '0712345999' }
    const lines = [line({ phone: '0712***999' }), line({ code: 'UKA2222222', phone: '0712***678' })]
    expect(match({ expected: [first, second], lines }).suggested.toSorted()).toEqual([
      'ABCDEF UKA1111111',
      'K7P2QX UKA2222222',
    ])
  })

  it.each([
    ['before', noon - 11 * minute, 0],
    ['at the earliest', noon - 10 * minute, 1],
    ['at the latest', noon + 72 * hour, 1],
    ['after', noon + 72 * hour + minute, 0],
  ])('needs a date in time: %s', (_when, at, candidates) => {
    const lines = [line({ at, payer: 'JOHN MWANGI' })]
    const [left] = match({ expected: [pledge()], lines }).expectedLeft
    expect(left?.candidates).toHaveLength(candidates)
  })

  it('is left to staff if two payments or pledges fit equally, the best first', () => {
    const lines = [line(), line({ code: 'UKA2222222', at: noon + 7 * minute })]
    const part = { expected: [pledge()], lines: [line({ amount: 200 })] }
    expect(match(part).expectedLeft[0]?.candidates).toHaveLength(1)
    const dismissed = new Set([pairKey({ expected: pledge(), line: line() })])
    expect(match({ ...part, dismissed }).expectedLeft[0]?.candidates).toEqual([])
    const twoPayments = match({ expected: [pledge()], lines })
    expect(twoPayments.suggested).toEqual([])
    expect(twoPayments.expectedLeft[0]?.candidates.map(({ line: { code } }) => code)).toEqual([
      'UKA1111111',
      'UKA2222222',
    ])
    const expected = [pledge(), pledge({ id: 'ABCDEFAAAAAAAAAAAAAA', at: noon - 5 * minute })]
    const twoPledges = match({ expected, lines: [line()] })
    expect(twoPledges.suggested).toEqual([])
    expect(
      twoPledges.linesLeft[0]?.candidates.map(({ expected: { id } }) => id.slice(0, 6)),
    ).toEqual(['K7P2QX', 'ABCDEF'])
  })

  it('is listed with those who pledged the same, if its payer paid for all of them', () => {
    const guests = ['Ali Noor', 'Ruth Koech', 'Peter Sang'].map((name, number) =>
      pledge({ id: `GUEST${number}AAAAAAAAAAAAAA`, name, at: noon - number * hour }),
    )
    const other = pledge({ id: 'OTHER2AAAAAAAAAAAAAA', amount: 700 })
    // Nobody waits for a payment that came two days before the pledge.
    const tooLate = { ...other, id: 'LATER2AAAAAAAAAAAAAA', at: noon + 48 * hour }
    const expected = [pledge(), ...guests, other, tooLate]
    const candidates = (amount: number) =>
      match({ expected, lines: [line({ amount, payer: 'WANJIRU OTIENO' })] })
        .linesLeft.flatMap((left) => left.candidates)
        .map(({ expected: { id } }) => id.slice(0, 6))
    expect(candidates(2000)).toEqual(['K7P2QX', 'OTHER2', 'GUEST2', 'GUEST1', 'GUEST0'])
    expect(candidates(2500)).toEqual(['K7P2QX', 'OTHER2'])
  })

  it('is not called missing outside the statement’s dates', () => {
    const isCovered = (from: number, to: number) => {
      const covered = [
        { from: 0, to: hour },
        { from, to },
      ]
      const [left] = match({ expected: [pledge()], covered }).expectedLeft
      expect(left?.candidates).toEqual([])
      return left?.isCovered
    }
    expect(isCovered(noon - 10 * minute, noon + 72 * hour)).toBe(true)
    expect(isCovered(noon - hour, noon + 71 * hour)).toBe(false)
    expect(isCovered(noon, noon + 73 * hour)).toBe(false)
  })
})

it('matching tells how far it is, after every fifty pledges and three times while weighing', () => {
  const expected = Array.from({ length: 120 }, (_, place) => pledge({ id: `PLEDGE${place}` }))
  const progress = [...matchPayments({ expected, lines: [line()], covered: [], messages: [] })].map(
    (part) => Math.round(part * 100),
  )
  expect(progress).toEqual([0, 29, 58, 70, 80, 90, 100])
})
