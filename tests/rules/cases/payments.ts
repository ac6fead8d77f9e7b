import { staffDocuments, type RulesCase, type Visitor, type WriteAttempt } from '../support/cases'
import { accessCases, fieldCases, type DocumentKind } from '../support/tables'
import { lineTable } from '../support/texts'
import { valueOfEveryType, without, type Fields } from '../support/values'
import { donation } from './donations'
import { cartOf, orderOf } from './orders'
import { signatureTable, signedBy } from './staff'
import { profile } from './users'

type Stored = Readonly<Record<string, Fields>>

const code = 'TK5AY9DLMG'

/** Money for a donation, as staff for money confirm it where it is put on no profile. */
const plain = {
  code,
  attempt: 1,
  method: 'mpesa',
  kind: 'donation',
  document: 'D2F4',
  amount: 1500,
  paidOn: '2026-11-20',
  month: '2026-11',
  ...signedBy('mary'),
}

const line = `20 Nov 2026 · Donation · Ksh 1,500 · ${code}`
const feeLine = `20 Nov 2026 · Membership fee · Ksh 1,500 · ${code}`
const gift = { ...plain, uid: 'ann', line }
const fee = { ...plain, kind: 'fee', document: 'ann', uid: 'ann', line: feeLine }
const order = { ...plain, kind: 'order', document: 'R5T8' }

const base: Stored = {
  ...staffDocuments,
  'Donations/D2F4': { ...donation, email: 'Ann@example.org' },
  'Donations/D3': donation,
  'Orders/R5T8': orderOf(cartOf(1)),
  'users/ann': { ...profile, contributions: ['Led the book club'] },
  'users/bob': { ...profile, uid: 'bob', email: 'bob@example.org' },
  'verified/ann': { email: 'ann@example.org' },
}

function writing(path: string, fields: Fields): WriteAttempt {
  return { kind: 'set', path, fields }
}

/** The mark of what this is for. */
function marking(record: { kind: unknown; document: unknown }, confirmation: string) {
  return writing(`confirmed/${String(record.kind)}-${String(record.document)}`, {
    confirmation,
    isVoid: false,
  })
}

function contributions(...lines: readonly string[]): WriteAttempt {
  return {
    kind: 'change',
    path: 'users/ann',
    fields: { contributions: ['Led the book club', ...lines] },
  }
}

function asking(
  title: string,
  allowed: boolean,
  writes: readonly WriteAttempt[],
  { visitor = 'money', stored = base }: { visitor?: Visitor; stored?: Stored } = {},
): RulesCase {
  const [only] = writes
  const attempt = writes.length === 1 && only ? only : ({ kind: 'batch', writes } as const)
  return { title, visitor, stored, attempt, allowed }
}

function confirming(record: typeof plain, id = code): WriteAttempt[] {
  return [writing(`confirmations/${id}`, record), marking(record, id)]
}

const kind = {
  name: 'a confirmation',
  path: `confirmations/${code}`,
  visitor: 'money',
  valid: plain,
  stored: base,
  creating: (fields) => ({
    kind: 'batch',
    writes: [writing(`confirmations/${code}`, fields), marking(plain, code)],
  }),
  fields: {
    code: { accepted: {}, refused: { ...valueOfEveryType, 'another code': 'TK5AY9DLMH' } },
    attempt: { accepted: {}, refused: { ...valueOfEveryType, '0': 0, '2': 2, '-1': -1 } },
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
      refused: { ...valueOfEveryType, 'another donation': 'D3', 'no donation': 'D9' },
    },
    amount: {
      accepted: { '1': 1, '9999999': 9_999_999 },
      refused: {
        ...without(valueOfEveryType, 'a whole number'),
        '0': 0,
        '-1': -1,
        '10000000': 10_000_000,
        'text of a number': '1500',
      },
    },
    paidOn: {
      accepted: { 'another day of the month': '2026-11-01' },
      refused: {
        ...valueOfEveryType,
        'of another month': '2026-10-20',
        'without a day': '2026-11',
        'a day 32': '2026-11-32',
        'with a time': '2026-11-20 10:00',
      },
    },
    month: {
      accepted: {},
      refused: { ...valueOfEveryType, 'another month': '2026-10', 'a whole day': '2026-11-20' },
    },
    ...signatureTable,
  },
} as const satisfies DocumentKind

/** What the database holds after this was confirmed. */
function confirmed(record: Fields & { kind: string; document: string }, id = code): Stored {
  return {
    ...base,
    [`confirmations/${id}`]: record,
    [`confirmed/${record.kind}-${record.document}`]: { confirmation: id, isVoid: false },
    ...('line' in record && {
      'users/ann': { ...profile, contributions: ['Led the book club', record['line']] },
    }),
  }
}

const bankCode = 'BANK-FT26325ABCDE'
const bank = { ...plain, method: 'bank', code: bankCode }
const money: readonly Visitor[] = ['money', 'allAreas']
const reading = {
  get: money,
  list: money,
  'list only': money,
  'find by e-mail': money,
  count: money,
}

/** Each code and each payment counts once, and a profile says nothing that is not confirmed. */
const confirmationCases: readonly RulesCase[] = [
  ...accessCases(
    { name: 'a confirmation of a gift', path: kind.path, valid: plain, stored: base },
    { ...reading, 'get a missing': money },
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
  asking('a confirmation without a mark is refused', false, [writing(kind.path, plain)]),
  asking('a mark without a confirmation is refused', false, [marking(plain, code)]),
  asking('a line without a confirmation is refused', false, [contributions(line)]),
  asking('a line without a mark is refused', false, [
    writing(kind.path, gift),
    contributions(line),
  ]),
  asking('a confirmation with the mark of another is refused', false, [
    writing(kind.path, plain),
    marking({ ...plain, document: 'D3' }, code),
  ]),
  asking('a mark that is void from the start is refused', false, [
    writing(kind.path, plain),
    writing('confirmed/donation-D2F4', { confirmation: code, isVoid: true }),
  ]),
  asking('a mark with a field more is refused', false, [
    writing(kind.path, plain),
    writing('confirmed/donation-D2F4', { confirmation: code, isVoid: false, by: 'mary' }),
  ]),
  asking('a second mark for the same confirmation is refused', false, [
    ...confirming(plain),
    marking({ ...plain, document: 'D3' }, code),
  ]),
  asking('a code counts once', false, confirming({ ...plain, document: 'D3' }), {
    stored: confirmed(plain),
  }),
  asking(
    'a code does not count once more for another thing by a mark alone',
    false,
    [marking({ ...plain, document: 'D3' }, code)],
    { stored: confirmed(plain) },
  ),
  asking(
    'a pledge is confirmed once',
    false,
    confirming({ ...plain, code: 'TK5AY9DLMH' }, 'TK5AY9DLMH'),
    {
      stored: confirmed(plain),
    },
  ),
  asking('two codes at once do not confirm one pledge', false, [
    ...confirming(plain),
    writing('confirmations/TK5AY9DLMH', { ...plain, code: 'TK5AY9DLMH' }),
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
    [{ kind: 'change', path: 'confirmed/donation-D2F4', fields: { isVoid: true } }],
    { stored: confirmed(plain) },
  ),
  asking('a mark does not go', false, [{ kind: 'delete', path: 'confirmed/donation-D2F4' }], {
    stored: confirmed(plain),
  }),
  asking('a fee is on its profile', false, confirming(without(fee, 'uid', 'line') as typeof plain)),
  asking('a confirmation of a fee needs its line on the profile', false, confirming(fee)),
  asking('a fee of Ann is not on the profile of Bob', false, [
    ...confirming({ ...fee, document: 'bob' }),
    contributions(feeLine),
  ]),
  asking('an order is on no profile', false, [
    ...confirming({ ...order, ...{ uid: 'ann', line } }),
    contributions(line),
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

const lines: Readonly<Record<string, readonly string[]>> = {
  'of another amount': ['20 Nov 2026 · Donation · Ksh 15,000 · TK5AY9DLMG'],
  'of another code': ['20 Nov 2026 · Donation · Ksh 1,500 · TK5AY9DLMH'],
  'without a day': ['Donation · Ksh 1,500 · TK5AY9DLMG'],
  'with a part more': ['20 Nov 2026 · Donation · Ksh 1,500 · TK5AY9DLMG · thanks'],
  'with a line break': ['20 Nov 2026 · Dona\ntion · Ksh 1,500 · TK5AY9DLMG'],
  'of 101 characters': [`20 Nov 2026 · ${'x'.repeat(62)} · Ksh 1,500 · TK5AY9DLMG`],
}

/** What may be on a profile beside the line. */
const lineCases: readonly RulesCase[] = [
  ...Object.entries(lines).map(([what, [each = '']]) =>
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

function voiding(record: typeof plain, id = code): WriteAttempt[] {
  return [
    writing(`voids/${id}`, { ...record, reason: 'Another giver', ...signedBy('mary') }),
    {
      kind: 'change',
      path: `confirmed/${record.kind}-${record.document}`,
      fields: { isVoid: true },
    },
  ]
}

const voidKind = {
  name: 'a void',
  path: `voids/${code}`,
  visitor: 'money',
  valid: { ...plain, reason: 'Another giver' },
  stored: confirmed(plain),
  creating: (fields) => ({
    kind: 'batch',
    writes: [writing(`voids/${code}`, fields), ...voiding(plain).slice(1)],
  }),
  fields: {
    reason: lineTable(200),
    amount: { accepted: {}, refused: { ...valueOfEveryType, less: 15 } },
    document: { accepted: {}, refused: { 'another donation': 'D3' } },
    ...signatureTable,
  },
} as const satisfies DocumentKind

/** After a code counted `attempt` times and was voided each time but perhaps the last. */
function voidedBefore(attempt: number): Stored {
  const keys = Array.from({ length: attempt }, (_, index) =>
    index === 0 ? code : `${code}-${index + 1}`,
  )
  return {
    ...base,
    ...Object.fromEntries(keys.map((key) => [`confirmations/${key}`, plain])),
    ...Object.fromEntries(keys.map((key) => [`voids/${key}`, { ...plain, reason: 'No' }])),
    'confirmed/donation-D2F4': { confirmation: keys.at(-1), isVoid: true },
  }
}

function again(attempt: number): WriteAttempt[] {
  return confirming({ ...plain, attempt }, `${code}-${attempt}`)
}

const feeVoid = voiding({ ...fee, ...signedBy('mary') })

/** A mistake is noted, not wiped out, and the code and the pledge may then be confirmed anew. */
const voidCases: readonly RulesCase[] = [
  ...accessCases(
    {
      name: 'a void of a gift',
      path: voidKind.path,
      valid: voidKind.valid,
      stored: confirmed(plain),
    },
    { ...reading, 'get a missing': money },
  ),
  ...fieldCases(voidKind),
  asking('a void takes the line off the profile', true, [...voiding(gift), contributions()], {
    stored: confirmed(gift),
  }),
  asking('a void of a gift whose member has left is accepted', true, voiding(gift), {
    stored: without(confirmed(gift), 'users/ann') as Stored,
  }),
  asking('a void of a gift that is on the profile no more is accepted', true, voiding(gift), {
    stored: { ...confirmed(gift), 'users/ann': { ...profile, contributions: [] } },
  }),
  asking('a void that leaves the line is refused', false, voiding(gift), {
    stored: confirmed(gift),
  }),
  asking(
    'a void that takes off another line as well is refused',
    false,
    [...voiding(gift), { kind: 'change', path: 'users/ann', fields: { contributions: [] } }],
    { stored: confirmed(gift) },
  ),
  asking(
    'a void that takes off another line instead is refused',
    false,
    [...voiding(plain), { kind: 'change', path: 'users/ann', fields: { contributions: [] } }],
    { stored: confirmed(plain) },
  ),
  asking('a void without its mark is refused', false, voiding(plain).slice(0, 1), {
    stored: confirmed(plain),
  }),
  asking('a void of what was never confirmed is refused', false, voiding(plain)),
  asking('a void along with its confirmation is refused', false, [
    writing(kind.path, plain),
    writing('confirmed/donation-D2F4', { confirmation: code, isVoid: true }),
    ...voiding(plain).slice(0, 1),
  ]),
  asking('a second void is refused', false, voiding(plain), { stored: voidedBefore(1) }),
  asking(
    'a mark is not made valid again',
    false,
    [{ kind: 'change', path: 'confirmed/donation-D2F4', fields: { isVoid: false } }],
    { stored: voidedBefore(1) },
  ),
  asking(
    'a void that points its mark elsewhere is refused',
    false,
    [
      ...voiding(plain).slice(0, 1),
      {
        kind: 'change',
        path: 'confirmed/donation-D2F4',
        fields: { isVoid: true, confirmation: 'X' },
      },
    ],
    { stored: confirmed(plain) },
  ),
  ...(['members', 'messages'] as const).map((visitor) =>
    asking(
      `staff for ${visitor} may ${visitor === 'members' ? '' : 'not '}void a fee`,
      visitor === 'members',
      [
        writing(`voids/${code}`, {
          ...fee,
          reason: 'Bounced',
          ...signedBy(visitor === 'members' ? 'mel' : 'max'),
        }),
        ...feeVoid.slice(1),
        contributions(),
      ],
      { stored: confirmed(fee), visitor },
    ),
  ),
  asking(
    'staff for members may not void a gift',
    false,
    [
      writing(`voids/${code}`, { ...plain, reason: 'No', ...signedBy('mel') }),
      ...voiding(plain).slice(1),
    ],
    { stored: confirmed(plain), visitor: 'members' },
  ),
  asking('a code counts anew after its void', true, again(2), { stored: voidedBefore(1) }),
  asking(
    'a code counts anew for something else',
    true,
    confirming({ ...plain, attempt: 2, document: 'D3' }, `${code}-2`),
    {
      stored: voidedBefore(1),
    },
  ),
  asking(
    'another code counts for a pledge after a void',
    true,
    confirming({ ...plain, code: 'TK5AY9DLMH' }, 'TK5AY9DLMH'),
    {
      stored: voidedBefore(1),
    },
  ),
  asking('a code counts a third time after the second void', true, again(3), {
    stored: voidedBefore(2),
  }),
  asking('a code counts a ninth time', true, again(9), { stored: voidedBefore(8) }),
  asking('a code does not count a tenth time', false, again(10), { stored: voidedBefore(9) }),
  asking('a code does not count anew while it counts', false, again(2), {
    stored: confirmed(plain),
  }),
  asking('a code does not count a third time after one void', false, again(3), {
    stored: voidedBefore(1),
  }),
  asking(
    'a second time has its own key',
    false,
    confirming({ ...plain, attempt: 2 }, `${code}-3`),
    {
      stored: voidedBefore(2),
    },
  ),
  ...([1.5, '2', 2.5] as const).map((attempt) =>
    asking(
      `a time ${String(attempt)} is none`,
      false,
      [
        writing(`confirmations/${code}-${attempt}`, { ...plain, attempt }),
        marking(plain, `${code}-${attempt}`),
      ],
      { stored: voidedBefore(2) },
    ),
  ),
]

const marks = {
  name: 'a mark',
  path: 'confirmed/donation-D2F4',
  valid: { confirmation: code, isVoid: false },
  stored: base,
}
const markReaders: readonly Visitor[] = ['money', 'members', 'allAreas']

const membersReading: readonly RulesCase[] = (['confirmations', 'voids'] as const).flatMap(
  (collection): RulesCase[] => {
    const asked = {
      visitor: 'members',
      stored: { ...confirmed(fee), [`voids/${code}`]: fee },
    } as const
    return [
      {
        ...asked,
        title: `staff for members may read ${collection} of fees`,
        attempt: { kind: 'list', collection, where: ['kind', 'fee'] },
        allowed: true,
      },
      {
        ...asked,
        title: `staff for members may not read ${collection} of gifts`,
        attempt: { kind: 'list', collection, where: ['kind', 'donation'] },
        allowed: false,
      },
      {
        ...asked,
        title: `staff for members may read one of the ${collection} of fees`,
        attempt: { kind: 'get', path: `${collection}/${code}` },
        allowed: true,
      },
      {
        ...asked,
        visitor: 'messages',
        title: `staff for messages may not read ${collection} of fees`,
        attempt: { kind: 'list', collection, where: ['kind', 'fee'] },
        allowed: false,
      },
    ]
  },
)

/** Confirming payments, voiding them, and who reads of it. */
export const paymentCases: readonly RulesCase[] = [
  ...confirmationCases,
  ...lineCases,
  ...voidCases,
  ...membersReading,
  ...accessCases(marks, {
    get: markReaders,
    'get a missing': markReaders,
    list: markReaders,
    'list only': markReaders,
    'find by e-mail': markReaders,
    count: markReaders,
  }),
]
