import { contributionLine } from '@/domain/staff/confirmation'
import type { RulesCase, Visitor, WriteAttempt } from '../support/cases'
import { accessCases, fieldCases, readBy, type DocumentKind } from '../support/tables'
import { lineTable } from '../support/texts'
import { DayAhead, Double, valueOfEveryType, without, type Fields } from '../support/values'
import { donation } from './donations'
import {
  asking,
  base,
  booking,
  code,
  confirmed,
  confirming,
  contributions,
  fee,
  feeLine,
  gift,
  income,
  line,
  marking,
  money,
  order,
  orderLine,
  parts,
  plain,
  receiving,
  writing,
  type Stored,
} from './paymentRecords'
import { signatureTable, signedBy } from './staff'
import { profile } from './users'

const kind = {
  name: 'a confirmation',
  path: `confirmations/${code}`,
  visitor: 'money',
  valid: plain,
  stored: base,
  creating: (fields) => ({
    kind: 'batch',
    writes: [writing(`confirmations/${code}`, fields), ...confirming(plain).slice(1)],
  }),
  fields: {
    code: { accepted: {}, refused: { ...valueOfEveryType, 'another code': 'TK5AY9DLMH' } },
    attempt: {
      accepted: {},
      refused: {
        ...valueOfEveryType,
        ...{ '0': 0, '2': 2, '-1': -1, 'one, stored as a decimal': new Double(1) },
      },
    },
    method: {
      accepted: {},
      refused: { ...valueOfEveryType, 'that of a bank': 'bank', cash: 'cash' },
    },
    kind: {
      accepted: {},
      refused: { ...valueOfEveryType, order: 'order', fee: 'fee', unknown: 'gift' },
    },
    document: {
      accepted: {},
      refused: {
        ...valueOfEveryType,
        'another donation': 'D3AAAAAAAAAAAAAAAAAA',
        'no donation': 'D9',
      },
    },
    amount: {
      accepted: {},
      refused: {
        ...valueOfEveryType,
        'text of a number': '1500',
        'stored as a decimal': new Double(1500),
      },
    },
    paidOn: {
      accepted: { 'another day of the month': '2025-11-01' },
      refused: {
        ...valueOfEveryType,
        'of another month': '2025-10-20',
        'without a day': '2025-11',
        'a day 31 of November': '2025-11-31',
        'a day 32': '2025-11-32',
        'with a time': '2025-11-20 10:00',
      },
    },
    month: {
      accepted: {},
      refused: { ...valueOfEveryType, 'another month': '2025-10', 'a whole day': '2025-11-20' },
    },
    ...signatureTable,
  },
} as const satisfies DocumentKind

const bankCode = 'BANK-FT26325ABCDE'
const cashCode = `CASH-${'K7P2QX'.padEnd(20, 'A')}`
const bank = { ...plain, method: 'bank', code: bankCode }
const another = { ...plain, document: 'D3AAAAAAAAAAAAAAAAAA' }
const second = { ...plain, code: 'TK5AY9DLMH' }
/** Each code and each payment counts once, and a profile says nothing that is not confirmed. */
const confirmationCases: readonly RulesCase[] = [
  ...accessCases(
    { name: 'a confirmation of a gift', path: kind.path, valid: plain, stored: base },
    readBy(money),
  ),
  ...fieldCases(kind),
  asking('a gift may be put on the profile of who proved its address', true, [
    ...confirming(gift),
    contributions(line),
  ]),
  asking('an order may be confirmed', true, confirming(order)),
  ...(
    ['money', 'members', 'messages', 'overseer', 'annVerified', 'unverified', 'mapped'] as const
  ).flatMap((visitor) => {
    const signer = { money: 'mary', members: 'mel', messages: 'max', overseer: 'ora' }
    const name = visitor in signer ? signer[visitor as keyof typeof signer] : 'uma'
    const mine = { ...fee, ...signedBy(name) }
    return [
      asking(
        `${visitor} may ${visitor === 'money' || visitor === 'members' ? '' : 'not '}confirm a fee`,
        visitor === 'money' || visitor === 'members',
        [...confirming(mine), contributions(feeLine)],
        { visitor },
      ),
    ]
  }),
  asking(
    'staff for members may not confirm a gift',
    false,
    confirming({ ...plain, ...signedBy('mel') }),
    { visitor: 'members' },
  ),
  asking(
    'a line may be the first on a profile',
    true,
    [
      ...confirming(fee),
      { kind: 'change', path: 'users/ann', fields: { contributions: [feeLine] } },
    ],
    { stored: { ...base, 'users/ann': profile } },
  ),
  asking('a transfer of a bank may be confirmed', true, confirming(bank, bankCode)),
  ...[
    [1, true],
    [9_999_999, true],
    [0, false],
    [-1, false],
    [10_000_000, false],
  ].map(([amount, allowed]) =>
    asking(
      `Ksh ${String(amount)} are ${allowed === true ? 'accepted' : 'refused'}`,
      allowed === true,
      confirming({ ...plain, amount: Number(amount) }),
    ),
  ),
  ...Object.entries({
    'a code of nine': 'TK5AY9DLM',
    'a code of eleven': 'TK5AY9DLMGX',
    'a code that begins with a digit': '1K5AY9DLMG',
    'a code in small letters': 'tk5ay9dlmg',
    'a code of a bank for M-Pesa': bankCode,
  }).map(([what, id]) =>
    asking(`${what} is refused`, false, confirming({ ...plain, code: id }, id)),
  ),
  ...Object.entries({
    'four characters': ['BANK-AB12', true],
    'thirty characters': [`BANK-${'A1'.repeat(15)}`, true],
    'three characters': ['BANK-AB1', false],
    'thirty-one characters': [`BANK-${'A1'.repeat(15)}B`, false],
    'nothing in front': ['FT26325ABCDE', false],
  } as const).map(([what, [id, allowed]]) =>
    asking(
      `a number of a bank with ${what} is ${allowed ? 'accepted' : 'refused'}`,
      allowed,
      confirming({ ...bank, code: id }, id),
    ),
  ),
  asking(
    'Ksh 7.5 are refused',
    false,
    confirming({ ...plain, amount: 7.5 }).with(
      1,
      booking({ ...plain, amount: 7.5 }, code, { received: 8 }),
    ),
  ),
  asking('a confirmation without a mark is refused', false, confirming(plain).slice(0, 2)),
  asking('a mark without a confirmation is refused', false, [marking(plain, code)]),
  asking('a confirmation without its payment is refused', false, [
    writing(kind.path, plain),
    marking(plain, code),
  ]),
  asking('a payment without a confirmation is refused', false, [booking(plain, code)]),
  asking('a line without a confirmation is refused', false, [contributions(line)]),
  asking('a line without a mark is refused', false, [
    ...confirming(gift).slice(0, 2),
    contributions(line),
  ]),
  asking('a confirmation with the mark of another is refused', false, [
    ...confirming(plain).slice(0, 2),
    marking(another, code),
  ]),
  ...Object.entries<Fields>({
    'of less': parts({ [code]: 15 }),
    'of another code': parts({ TK5AY9DLMH: 1500 }),
    'of a decimal': { parts: { [code]: new Double(1500) } },
    'of a code more': parts({ [code]: 1500, TK5AY9DLMH: 15 }),
    'of nothing': parts({}),
    'with a field more': { ...parts({ [code]: 1500 }), by: 'mary' },
  }).map(([what, fields]) =>
    asking(`a mark ${what} is refused`, false, [
      ...confirming(plain).slice(0, 2),
      writing('confirmed/donation-D2F4AAAAAAAAAAAAAAAA', fields),
    ]),
  ),
  asking('a second mark for the same confirmation is refused', false, [
    ...confirming(plain),
    marking(another, code),
  ]),
  asking('a code counts once', false, confirming(another), {
    stored: confirmed(plain),
  }),
  asking(
    'a code does not count once more for another thing by a mark alone',
    false,
    [marking(another, code)],
    { stored: confirmed(plain) },
  ),
  asking('two codes at once do not confirm one pledge', false, [
    ...confirming(plain),
    ...confirming(second, 'TK5AY9DLMH').slice(0, 2),
  ]),
  asking(
    'a confirmation stays as it is',
    false,
    [{ kind: 'change', path: kind.path, fields: { amount: 15 } }],
    { stored: confirmed(plain) },
  ),
  asking(
    'a mark stays as it is',
    false,
    [{ kind: 'change', path: 'confirmed/donation-D2F4AAAAAAAAAAAAAAAA', fields: parts({}) }],
    { stored: confirmed(plain) },
  ),
  asking(
    'a mark does not go',
    false,
    [{ kind: 'delete', path: 'confirmed/donation-D2F4AAAAAAAAAAAAAAAA' }],
    {
      stored: confirmed(plain),
    },
  ),
  asking('a fee is on its profile', false, confirming(without(fee, 'uid', 'line') as typeof plain)),
  asking('a confirmation of a fee needs its line on the profile', false, confirming(fee)),
  asking('a fee of Ann is not on the profile of Bob', false, [
    ...confirming({ ...fee, document: 'bob' }),
    contributions(feeLine),
  ]),
  ...[orderLine, line].map((each) =>
    asking(
      `an order is on no profile, whatever has the same id: ${each}`,
      false,
      [...confirming({ ...order, ...{ uid: 'ann', line: each } }), contributions(each)],
      { stored: { ...base, 'Donations/R5T8AAAAAAAAAAAAAAAA': donation } },
    ),
  ),
  ...[bankCode, cashCode].map((id) =>
    asking(
      `cash as ${id} is refused`,
      false,
      confirming({ ...bank, method: 'cash', code: id }, id),
    ),
  ),
  ...(
    [
      ['donation', 'D9'],
      ['order', 'D2F4AAAAAAAAAAAAAAAA'],
      ['gift', 'D2F4AAAAAAAAAAAAAAAA'],
    ] as const
  ).map(([what, document]) =>
    asking(
      `a ${what} ${document} that is not there is refused`,
      false,
      confirming({ ...plain, kind: what, document }),
    ),
  ),
  asking('a fee of nobody is refused', false, [
    ...confirming({ ...fee, document: 'eve', ...{ uid: 'eve' } }),
    { kind: 'set', path: 'users/eve', fields: { contributions: [feeLine] } },
  ]),
  asking('a line needs its member', false, confirming(without(gift, 'uid') as typeof plain)),
  asking('a member needs a line', false, confirming(without(gift, 'line') as typeof plain)),
  asking(
    'a gift is on no profile of somebody who proved no address',
    false,
    [...confirming(gift), contributions(line)],
    { stored: without(base, 'verified/ann') as Stored },
  ),
  asking(
    'a gift is on no profile of somebody who proved another address',
    false,
    [...confirming(gift), contributions(line)],
    { stored: { ...base, 'verified/ann': { email: 'bob@example.org' } } },
  ),
]

const lines: Readonly<Record<string, string>> = {
  'of another amount': '20 Nov 2025 · Donation · Ksh 15,000 · TK5AY9DLMG',
  'with a comma elsewhere': '20 Nov 2025 · Donation · Ksh 15,00 · TK5AY9DLMG',
  'without its comma': '20 Nov 2025 · Donation · Ksh 1500 · TK5AY9DLMG',
  'in another currency': '20 Nov 2025 · Donation · USD 1,500 · TK5AY9DLMG',
  'of another code': '20 Nov 2025 · Donation · Ksh 1,500 · TK5AY9DLMH',
  'of another day': '19 Nov 2025 · Donation · Ksh 1,500 · TK5AY9DLMG',
  'of another month': '20 Oct 2025 · Donation · Ksh 1,500 · TK5AY9DLMG',
  'of another year': '20 Nov 2026 · Donation · Ksh 1,500 · TK5AY9DLMG',
  'of another kind': feeLine,
  'in words of somebody': '20 Nov 2025 · Donation · Ksh 250,000 · Ksh 1,500 · TK5AY9DLMG',
  'without a day': 'Donation · Ksh 1,500 · TK5AY9DLMG',
  'with a part more': '20 Nov 2025 · Donation · Ksh 1,500 · TK5AY9DLMG · thanks',
  'with a line break': '20 Nov 2025 · Dona\ntion · Ksh 1,500 · TK5AY9DLMG',
}

/** A gift of another day or amount, with the words that belong on its profile. */
function giftLike(change: Partial<typeof plain>) {
  const record = { ...gift, ...change }
  const paid = { ...record, kind: 'donation', method: 'mpesa' } as const
  return {
    ...record,
    month: record.paidOn.slice(0, 7),
    line: contributionLine(paid, code),
  }
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** What may be on a profile beside the line. */
const lineCases: readonly RulesCase[] = [
  ...months.map((month) => {
    const record = giftLike({ paidOn: `2024-${month}-0${month.slice(1)}`.replace('-00', '-10') })
    return asking(`a line says the day: ${record.line}`, true, [
      ...confirming(record),
      contributions(record.line),
    ])
  }),
  ...[1, 999, 1000, 1001, 20_050, 999_999, 1_000_000, 1_002_003, 9_999_999].map((amount) => {
    const record = giftLike({ amount })
    return asking(`a line says the amount: ${record.line}`, true, [
      ...confirming(record),
      contributions(record.line),
    ])
  }),
  asking('a line of a fee does not read as a gift', false, [
    ...confirming({ ...fee, ...{ line } }),
    contributions(line),
  ]),
  ...Object.entries(lines).map(([what, each]) =>
    asking(`a line ${what} is refused`, false, [
      ...confirming({ ...gift, ...{ line: each } }),
      contributions(each),
    ]),
  ),
  ...Object.entries({
    'another text than the confirmation': [contributions(line.replace('Donation', 'Gift'))],
    'a second line': [contributions(line, 'All of it')],
    'the line twice': [contributions(line, line)],
    'the line in place of another': [
      { kind: 'change', path: 'users/ann', fields: { contributions: [line] } },
    ],
    'the line in front of another': [
      { kind: 'change', path: 'users/ann', fields: { contributions: [line, 'Led the book club'] } },
    ],
    'another name': [
      {
        kind: 'change',
        path: 'users/ann',
        fields: { contributions: ['Led the book club', line], fname: 'Bob' },
      },
    ],
  } as const satisfies Record<string, readonly WriteAttempt[]>).map(([what, writes]) =>
    asking(`a profile does not get ${what}`, false, [...confirming(gift), ...writes]),
  ),
  asking('a line is added once', false, [contributions(line, line)], { stored: confirmed(gift) }),
  asking('no other profile gets the line', false, [
    ...confirming(gift),
    contributions(line),
    { kind: 'change', path: 'users/bob', fields: { contributions: [line] } },
  ]),
  asking('a line does not go by itself', false, [contributions()], { stored: confirmed(gift) }),
  asking('Ann may not take her line off', false, [contributions()], {
    stored: confirmed(gift),
    visitor: 'annVerified',
  }),
]

const incomeKind = {
  name: 'income',
  path: `confirmations/${income.code}`,
  visitor: 'money',
  valid: income,
  stored: base,
  creating: (fields) => ({
    kind: 'batch',
    writes: [writing(`confirmations/${income.code}`, fields), booking(income, income.code)],
  }),
  fields: {
    code: { accepted: {}, refused: { ...valueOfEveryType, 'another code': 'BANK-GRANT2026' } },
    attempt: {
      accepted: {},
      refused: { ...valueOfEveryType, '2': 2 },
    },
    method: { accepted: {}, refused: { ...valueOfEveryType, 'M-Pesa': 'mpesa', cash: 'cash' } },
    kind: {
      accepted: {},
      refused: { ...valueOfEveryType, donation: 'donation', order: 'order', fee: 'fee' },
    },
    amount: { accepted: {}, refused: valueOfEveryType },
    from: {
      accepted: { ...lineTable(100).accepted, nobody: '' },
      refused: without(lineTable(100).refused, 'empty'),
    },
    note: lineTable(200),
    ...signatureTable,
  },
} as const satisfies DocumentKind

function incomeAs(method: string, id: string): typeof income {
  return { ...income, method, code: id }
}

const daysOfIncome: Readonly<Record<string, readonly [paidOn: unknown, allowed: boolean]>> = {
  'the last day of February': ['2025-02-28', true],
  'the day between leap years': ['2025-02-29', false],
  'the leap day': ['2024-02-29', true],
  '31 February': ['2025-02-31', false],
  '31 April': ['2025-04-31', false],
  'the last day of the year': ['2024-12-31', true],
  'a month 13': ['2024-13-01', false],
  'a day 0': ['2025-11-00', false],
  'the end of the century': ['2099-12-31', false],
  today: [new DayAhead(0), true],
  'tomorrow, where the day begins three hours earlier': [new DayAhead(1), true],
  'in two days': [new DayAhead(2), false],
}

/** Money that nobody pledged. */
const incomeCases: readonly RulesCase[] = [
  ...accessCases(
    { name: 'income', path: incomeKind.path, valid: income, stored: base },
    readBy(money),
  ),
  ...fieldCases(incomeKind),
  ...Object.entries(daysOfIncome).map(([what, [paidOn, allowed]]) => {
    const month =
      paidOn instanceof DayAhead ? new DayAhead(paidOn.days, 'month') : String(paidOn).slice(0, 7)
    const days = { paidOn, month }
    return asking(`income of ${what} is ${allowed ? 'accepted' : 'refused'}`, allowed, [
      ...receiving({ ...income, ...days } as typeof income),
    ])
  }),
  ...(
    [
      ['mpesa', code, true],
      ['mpesa', 'TK5AY9DLM', false],
      ['mpesa', cashCode, false],
      ['bank', cashCode, false],
      ['bank', code, false],
      ['cash', cashCode, true],
      ['cash', code, false],
      ['cash', income.code, false],
      ['cash', `CASH+${'A'.repeat(20)}`, false],
      ['cash', `CASH-${'A'.repeat(19)}`, false],
      ['cash', `CASH-${'A'.repeat(21)}`, false],
      ['cash', `CASH-${'a'.repeat(20)}`, false],
      ['cheque', cashCode, false],
    ] as const
  ).map(([method, id, allowed]) =>
    asking(`income by ${method} as ${id} is ${allowed ? 'accepted' : 'refused'}`, allowed, [
      ...receiving(incomeAs(method, id)),
    ]),
  ),
  ...(['members', 'messages', 'overseer', 'annVerified', 'unverified'] as const).map((visitor) => {
    const signer = { members: 'mel', messages: 'max', overseer: 'ora' }
    const name = visitor in signer ? signer[visitor as keyof typeof signer] : 'uma'
    const mine = { ...income, ...signedBy(name) }
    return asking(`${visitor} may not write down income`, false, receiving(mine), { visitor })
  }),
  ...Object.entries({
    document: { document: 'D2F4AAAAAAAAAAAAAAAA' },
    member: { uid: 'ann', line },
  }).map(([what, more]) =>
    asking(`income has no ${what}`, false, receiving({ ...income, ...more })),
  ),
  ...Object.entries({ from: 'Ann', note: 'Thanks' }).map(([field, text]) =>
    asking(
      `a gift has no ${field}: its pledge says it`,
      false,
      confirming({ ...plain, ...{ [field]: text } }),
    ),
  ),
  asking('income is not on a profile', false, [
    ...receiving(income),
    contributions(`20 Nov 2025 · Donation · Ksh 250,000 · ${income.code}`),
  ]),
  asking('a pledge is not confirmed by income', false, [
    ...receiving(income),
    marking(plain, income.code),
  ]),
  asking('income has no mark', false, [
    ...receiving(income),
    marking({ ...income, document: 'undefined' }, income.code),
  ]),
  asking(
    'a code that counts for a gift is no income as well',
    false,
    receiving(incomeAs('mpesa', code)),
    { stored: confirmed(plain) },
  ),
  asking('a code that counts as income confirms no gift as well', false, confirming(plain), {
    stored: confirmed(incomeAs('mpesa', code)),
  }),
  asking(
    'income stays as it is',
    false,
    [{ kind: 'change', path: incomeKind.path, fields: { amount: 1 } }],
    { stored: confirmed(income, income.code) },
  ),
]

const marks = {
  name: 'a mark',
  path: 'confirmed/donation-D2F4AAAAAAAAAAAAAAAA',
  valid: parts({ [code]: 1500 }),
  stored: base,
}
const markReaders: readonly Visitor[] = ['money', 'members', 'allAreas']

/** Confirming payments. */
export const paymentCases: readonly RulesCase[] = [
  ...confirmationCases,
  ...lineCases,
  ...incomeCases,
  ...accessCases(marks, readBy(markReaders)),
]
