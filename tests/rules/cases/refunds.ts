import type { RulesCase, Visitor, WriteAttempt } from '../support/cases'
import { accessCases, fieldCases, readBy, type DocumentKind } from '../support/tables'
import { lineTable } from '../support/texts'
import { valueOfEveryType, without } from '../support/values'
import {
  asking,
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
  order,
  parts,
  plain,
  writing,
  type Stored,
} from './paymentRecords'
import { signatureTable, signedBy } from './staff'
import { profile } from './users'

const own = 'TR5AY9DLMG'

/** Ksh 500 of a gift were paid back. */
const refund = {
  ...plain,
  code: own,
  kind: 'refund',
  document: code,
  amount: 500,
  note: 'Paid twice',
}
const refundLine = `20 Nov 2025 · Refund of ${code} · Ksh 500 · ${own}`
const shown = { ...refund, uid: 'ann', line: refundLine }

const kind = {
  name: 'a refund',
  path: `confirmations/${own}`,
  visitor: 'money',
  valid: refund,
  stored: confirmed(plain),
  creating: (fields) => ({
    kind: 'batch',
    writes: [writing(`confirmations/${own}`, fields), ...confirming(refund, own).slice(1)],
  }),
  fields: {
    code: { accepted: {}, refused: { ...valueOfEveryType, 'another code': 'TK5AY9DLMH' } },
    kind: { accepted: {}, refused: { ...valueOfEveryType, donation: 'donation' } },
    document: { accepted: {}, refused: { ...valueOfEveryType, 'another one': 'TK5AY9DLMH' } },
    amount: { accepted: {}, refused: valueOfEveryType },
    paidOn: { accepted: {}, refused: { 'a day 31 of November': '2025-11-31' } },
    note: lineTable(200),
    ...signatureTable,
  },
} as const satisfies DocumentKind

/** After a refund of what is stored. */
function refunded(stored: Stored, record: typeof refund = refund): Stored {
  const writes = confirming(record, own)
  return {
    ...stored,
    ...Object.fromEntries(writes.map((each) => [each.path, 'fields' in each ? each.fields : {}])),
  }
}

function paying(
  title: string,
  allowed: boolean,
  writes: readonly WriteAttempt[],
  { stored = confirmed(plain), visitor }: { stored?: Stored; visitor?: Visitor } = {},
): RulesCase {
  return asking(title, allowed, writes, { stored, ...(visitor && { visitor }) })
}

/** The void of what was confirmed under this id. */
function voiding(record: typeof plain, id: string): WriteAttempt[] {
  const path = `confirmed/${record.kind}-${record.document}`
  return [
    writing(`voids/${id}`, { ...record, reason: 'A mistake' }),
    { kind: 'change', path: `payments/${record.code}`, fields: parts({}) },
    { kind: 'change', path, fields: parts({}) },
  ]
}

const withRefund = refunded(confirmed(plain))
const withLines: Stored = {
  ...refunded(confirmed(gift), shown),
  'users/ann': { ...profile, contributions: ['Led the book club', line, refundLine] },
}
const goneMembers: Readonly<Record<string, Stored>> = {
  'has left': without(confirmed(gift), 'users/ann') as Stored,
  'has made the profile again': { ...confirmed(gift), 'users/ann': profile },
}

export const refundCases: readonly RulesCase[] = [
  ...fieldCases(kind),
  ...accessCases(
    { name: 'a refund', path: kind.path, valid: refund, stored: confirmed(plain) },
    readBy(money),
  ),
  paying('all of it is paid back', true, confirming({ ...refund, amount: 1500 }, own)),
  paying('no more than it is paid back', false, confirming({ ...refund, amount: 1501 }, own)),
  paying('an order is paid back', true, confirming(refund, own), { stored: confirmed(order) }),
  paying('income is paid back', true, confirming({ ...refund, document: income.code }, own), {
    stored: confirmed(income, income.code),
  }),
  ...(['mpesa', 'bank', 'cash'] as const).map((method) => {
    const id = { mpesa: own, bank: 'BANK-OUT1', cash: `CASH-${'A'.repeat(20)}` }[method]
    return paying(
      `it is paid back by ${method}`,
      true,
      confirming({ ...refund, method, code: id }, id),
    )
  }),
  paying('nothing is paid back that never came', false, confirming(refund, own), {
    stored: without(confirmed(plain), `confirmations/${code}`) as Stored,
  }),
  paying(
    'what comes at the same moment is not paid back',
    false,
    [...confirming(plain), ...confirming(refund, own)],
    {
      stored: without(
        confirmed(plain),
        `confirmations/${code}`,
        `payments/${code}`,
        'confirmed/donation-D2F4AAAAAAAAAAAAAAAA',
      ) as Stored,
    },
  ),
  paying('what is void is not paid back', false, confirming(refund, own), {
    stored: { ...confirmed(plain), [`voids/${code}`]: { ...plain, reason: 'No' } },
  }),
  paying('what is void at the same moment is not paid back', false, [
    ...confirming(refund, own),
    ...voiding(plain, code),
  ]),
  paying(
    'a refund is not paid back',
    false,
    confirming({ ...refund, code: 'TR5AY9DLMH', document: own }, 'TR5AY9DLMH'),
    { stored: withRefund },
  ),
  paying(
    'it is paid back once',
    false,
    confirming({ ...refund, code: 'TR5AY9DLMH' }, 'TR5AY9DLMH').with(
      2,
      writing(`confirmed/refund-${code}`, parts({ [own]: 500, TR5AY9DLMH: 500 })),
    ),
    { stored: withRefund },
  ),
  paying(
    'after the void of a refund it is paid back again',
    true,
    confirming({ ...refund, code: 'TR5AY9DLMH' }, 'TR5AY9DLMH'),
    { stored: { ...withRefund, [`confirmed/refund-${code}`]: parts({}) } },
  ),
  paying(
    'the payment itself is not the way back',
    false,
    confirming({ ...refund, code, attempt: 2 }, `${code}-2`).with(
      1,
      booking({ ...refund, code, attempt: 2 }, `${code}-2`, {
        received: 2000,
        ...parts({ [code]: 1500, [`${code}-2`]: 500 }),
      }),
    ),
    { stored: confirmed(plain, code, { received: 2000 }) },
  ),
  ...Object.entries({ payment: 1, mark: 2 }).map(([what, index]) =>
    paying(
      `a refund without its ${what} is refused`,
      false,
      confirming(refund, own).toSpliced(index, 1),
    ),
  ),
  paying('a refund with the mark of a gift is refused', false, [
    ...confirming(refund, own).slice(0, 2),
    marking({ ...plain, document: 'D3AAAAAAAAAAAAAAAAAA', amount: 500 }, own),
  ]),
  ...(['members', 'messages', 'overseer'] as const).map((visitor) =>
    paying(
      `${visitor} may not pay back a fee`,
      false,
      [
        ...confirming(
          { ...shown, ...signedBy({ members: 'mel', messages: 'max', overseer: 'ora' }[visitor]) },
          own,
        ),
        contributions(fee.line, refundLine),
      ],
      { stored: confirmed(fee), visitor },
    ),
  ),
  ...[gift, fee].map((record) =>
    paying(
      `a refund of a ${record.kind} is on the profile`,
      true,
      [...confirming(shown, own), contributions(record.line, refundLine)],
      { stored: confirmed(record) },
    ),
  ),
  paying('a refund of what is on a profile is not left out there', false, confirming(refund, own), {
    stored: confirmed(gift),
  }),
  paying('a refund with a line is on the profile', false, confirming(shown, own), {
    stored: confirmed(gift),
  }),
  paying(
    'a refund is on the profile of its gift',
    false,
    [
      ...confirming({ ...shown, uid: 'bob' } as typeof refund, own),
      { kind: 'change', path: 'users/bob', fields: { contributions: [refundLine] } },
    ],
    { stored: confirmed(gift) },
  ),
  ...[
    '20 Nov 2025 · Donation · Ksh 500 · TR5AY9DLMG',
    refundLine.replace('500', '50'),
    refundLine.replace(code, 'X'),
  ].map((each) =>
    paying(
      `a refund does not read as ${each}`,
      false,
      [...confirming({ ...shown, line: each } as typeof refund, own), contributions(line, each)],
      { stored: confirmed(gift) },
    ),
  ),
  paying('a refund of what is on no profile is on none', false, [
    ...confirming(shown, own),
    contributions(refundLine),
  ]),
  ...['uid', 'line'].map((field) =>
    paying(
      `a refund of what is on no profile has no ${field}`,
      false,
      confirming({ ...refund, [field]: 'ann' }, own),
    ),
  ),
  ...Object.entries(goneMembers).flatMap(([who, stored]) => [
    paying(`a gift is paid back although its member ${who}`, true, confirming(refund, own), {
      stored,
    }),
  ]),
  paying('what is paid back is not void', false, voiding(plain, code), { stored: withRefund }),
  paying('a refund is void', true, voiding(refund, own), { stored: withRefund }),
  paying(
    'a void of a refund takes its line off the profile',
    true,
    [...voiding(shown, own), contributions(line)],
    { stored: withLines },
  ),
  paying('a void of a refund does not leave its line', false, voiding(shown, own), {
    stored: withLines,
  }),
  paying('what was paid back before is void', true, voiding(plain, code), {
    stored: { ...withRefund, [`confirmed/refund-${code}`]: parts({}) },
  }),
]
