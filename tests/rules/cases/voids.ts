import type { RulesCase, WriteAttempt } from '../support/cases'
import { accessCases, fieldCases, readBy, type DocumentKind } from '../support/tables'
import { lineTable } from '../support/texts'
import { Double, valueOfEveryType, without, type Fields } from '../support/values'
import {
  asking,
  base,
  booking,
  code,
  confirmed,
  confirming,
  contributions,
  fee,
  gift,
  income,
  line,
  marking,
  money,
  parts,
  plain,
  receiving,
  writing,
  type Stored,
} from './paymentRecords'
import { signatureTable, signedBy } from './staff'
import { profile } from './users'

function voiding(record: typeof plain, id = code): WriteAttempt[] {
  return [
    writing(`voids/${id}`, { ...record, reason: 'Another giver', ...signedBy('mary') }),
    leaving(`payments/${record.code}`),
    leaving(`confirmed/${record.kind}-${record.document}`),
  ]
}

/** What of a payment or a mark is left after a void. */
function leaving(path: string, left: Readonly<Record<string, number>> = {}): WriteAttempt {
  return { kind: 'change', path, fields: parts(left) }
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
    amount: {
      accepted: {},
      refused: { ...valueOfEveryType, less: 15, 'stored as a decimal': new Double(1500) },
    },
    attempt: { accepted: {}, refused: { '2': 2, 'stored as a decimal': new Double(1) } },
    document: { accepted: {}, refused: { 'another donation': 'D3AAAAAAAAAAAAAAAAAA' } },
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
    [`payments/${code}`]: { received: 1500, attempts: attempt, ...parts({}) },
    'confirmed/donation-D2F4AAAAAAAAAAAAAAAA': parts({}),
  }
}

function again(attempt: number): WriteAttempt[] {
  return confirming({ ...plain, attempt }, `${code}-${attempt}`)
}

const feeVoid = voiding({ ...fee, ...signedBy('mary') })

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

const incomeLeft = leaving(`payments/${income.code}`)
const withIncome = confirmed(income, income.code)
const incomeAgain = receiving({ ...income, attempt: 2, amount: 25_000 }, `${income.code}-2`)

function voidingIncome(change: Fields): WriteAttempt[] {
  return [writing(`voids/${income.code}`, { ...income, reason: 'No', ...change }), incomeLeft]
}

const incomeVoids: readonly RulesCase[] = [
  asking('income is voided without a mark', true, voidingIncome({}), { stored: withIncome }),
  asking('income that was never written down is not voided', false, voidingIncome({}).slice(0, 1)),
  asking('a void of income copies it', false, voidingIncome({ from: 'Another' }), {
    stored: withIncome,
  }),
  ...(['members', 'messages'] as const).map((visitor) =>
    asking(
      `staff for ${visitor} may not void income`,
      false,
      voidingIncome(signedBy(visitor === 'members' ? 'mel' : 'max')),
      { stored: withIncome, visitor },
    ),
  ),
  asking('a gift is not voided as if it were income', false, voiding(plain).slice(0, 2), {
    stored: confirmed(plain),
  }),
  asking('the code of income counts again after its void', true, incomeAgain, {
    stored: {
      ...withIncome,
      [`voids/${income.code}`]: { ...income, reason: 'No' },
      [`payments/${income.code}`]: { received: 250_000, attempts: 1, ...parts({}) },
    },
  }),
  asking('the code of income does not count again before', false, incomeAgain, {
    stored: withIncome,
  }),
]

/** A mistake is noted, not wiped out, and the code and the pledge may then be confirmed again. */
export const voidCases: readonly RulesCase[] = [
  ...membersReading,
  ...incomeVoids,
  ...accessCases(
    {
      name: 'a void of a gift',
      path: voidKind.path,
      valid: voidKind.valid,
      stored: confirmed(plain),
    },
    readBy(money),
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
  asking('a void of a gift whose member made the profile again is accepted', true, voiding(gift), {
    stored: { ...confirmed(gift), 'users/ann': profile },
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
  asking(
    'a void that takes off a later line as well is refused',
    false,
    [...voiding(gift), { kind: 'change', path: 'users/ann', fields: { contributions: [] } }],
    {
      stored: {
        ...confirmed(gift),
        'users/ann': { ...profile, contributions: [line, 'Led the book club'] },
      },
    },
  ),
  asking(
    'a void that takes off another line with its code is refused',
    false,
    [...voiding(gift), contributions()],
    {
      stored: {
        ...confirmed(gift),
        'users/ann': { ...profile, contributions: ['Led the book club', `a · b · c · ${code}`] },
      },
    },
  ),
  ...Object.entries({ mark: 2, payment: 1 }).map(([what, index]) =>
    asking(`a void without its ${what} is refused`, false, voiding(plain).toSpliced(index, 1), {
      stored: confirmed(plain),
    }),
  ),
  ...['received', 'attempts'].map((field) =>
    asking(
      `a void that makes a decimal of what a payment ${field} is refused`,
      false,
      voiding(plain).with(1, {
        kind: 'change',
        path: `payments/${code}`,
        fields: { ...parts({}), [field]: new Double(field === 'received' ? 1500 : 1) },
      }),
      { stored: confirmed(plain) },
    ),
  ),
  asking('a void of what was never confirmed is refused', false, voiding(plain).slice(0, 1), {
    stored: voidedBefore(0),
  }),
  asking('a void along with its confirmation is refused', false, [
    writing(`confirmations/${code}`, plain),
    booking(plain, code, parts({})),
    writing('confirmed/donation-D2F4AAAAAAAAAAAAAAAA', parts({})),
    ...voiding(plain).slice(0, 1),
  ]),
  asking('a second void is refused', false, voiding(plain), { stored: voidedBefore(1) }),
  asking('a mark does not get back what is void', false, [marking(plain, code)], {
    stored: voidedBefore(1),
  }),
  asking(
    'a payment does not get back what is void',
    false,
    [booking({ ...plain, attempt: 2 }, code)],
    { stored: voidedBefore(1) },
  ),
  ...['payments/TK5AY9DLMG', 'confirmed/donation-D2F4AAAAAAAAAAAAAAAA'].flatMap((path) => {
    const two = {
      ...confirmed(plain),
      [path]: { ...confirmed(plain)[path], ...parts({ [code]: 1500, X: 7 }) },
    }
    const others = voiding(plain).filter((each) => each.path !== path)
    return [
      asking(
        `a void leaves the other part of ${path}`,
        true,
        [...others, leaving(path, { X: 7 })],
        {
          stored: two,
        },
      ),
      ...Object.entries<Fields>({
        'the other part out as well': parts({}),
        'the other part out instead': parts({ [code]: 1500 }),
        'a part less of the other': parts({ X: 6 }),
        'another part in': parts({ X: 7, Y: 1 }),
        'a decimal in': { parts: { X: new Double(7) } },
        'another field with it': { ...parts({ X: 7 }), received: 9, attempts: 0, by: 'mary' },
      }).map(([what, fields]) =>
        asking(
          `a void that takes ${what} of ${path} is refused`,
          false,
          [...others, { kind: 'change', path, fields }],
          { stored: two },
        ),
      ),
    ]
  }),
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
  asking('a code counts again after its void', true, again(2), { stored: voidedBefore(1) }),
  asking(
    'a code counts again for something else',
    true,
    confirming({ ...plain, attempt: 2, document: 'D3AAAAAAAAAAAAAAAAAA' }, `${code}-2`),
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
  asking('a code does not count again while it counts', false, again(2), {
    stored: confirmed(plain),
  }),
  asking('a code does not count a third time after one void', false, again(3), {
    stored: voidedBefore(1),
  }),
  asking(
    'a code does not count a third time as the second one',
    false,
    [
      writing(`confirmations/${code}-3`, { ...plain, attempt: 3 }),
      booking({ ...plain, attempt: 2 }, `${code}-3`),
      marking(plain, `${code}-3`),
    ],
    { stored: voidedBefore(1) },
  ),
  asking(
    'a second time has its own key',
    false,
    confirming({ ...plain, attempt: 2 }, `${code}-3`),
    {
      stored: voidedBefore(1),
    },
  ),
  ...([1.5, '2', 2.5] as const).map((attempt) =>
    asking(
      `${String(attempt)} is no attempt`,
      false,
      [...confirming({ ...plain, attempt: attempt as number }, `${code}-${attempt}`)],
      { stored: voidedBefore(2) },
    ),
  ),
]
