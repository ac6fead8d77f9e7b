import type { RulesCase, Visitor, WriteAttempt } from '../support/cases'
import { accessCases, readBy } from '../support/tables'
import { Double, valueOfEveryType, without, type Fields } from '../support/values'
import { cartOf, orderOf } from './orders'
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
  income,
  money,
  order,
  parts,
  plain,
  writing,
  type Stored,
} from './paymentRecords'
import { signedBy } from './staff'

type Amounts = Readonly<Record<string, number>>

const other = 'D3AAAAAAAAAAAAAAAAAA'
const secondKey = `${code}-2`
const firstPart = { ...plain, amount: 500 }
const secondPart = { ...plain, attempt: 2, document: other, amount: 1000 }

/** Ksh 1,500 came in under the code, and Ksh 500 of it are for a pledge. */
const split = confirmed(firstPart, code, { received: 1500 })

/** The second part, all of which is right but for the change to the payment. */
function splitting(record: typeof plain = secondPart, change: Fields = {}): WriteAttempt[] {
  const [confirmation, , ...marks] = confirming(record, secondKey)
  const amounts = parts({ [code]: 500, [secondKey]: record.amount })
  if (!confirmation) return []
  return [
    confirmation,
    booking(record, secondKey, { received: 1500, ...amounts, ...change }),
    ...marks,
  ]
}

function ofPayment(
  title: string,
  allowed: boolean,
  writes: readonly WriteAttempt[],
  more: { visitor?: Visitor; stored?: Stored } = {},
): RulesCase {
  return asking(`of a payment ${title}`, allowed, writes, { stored: split, ...more })
}

const feePart = { ...fee, attempt: 2, amount: 1000, line: `${feeLine}-2`.replace('1,500', '1,000') }

const amounts = [100, 200, 300, 400, 500]
const keys = amounts.map((_, index) => (index === 0 ? code : `${code}-${index + 1}`))

/** The first parts of a payment. */
function firstParts(count: number): Amounts {
  return Object.fromEntries(keys.slice(0, count).map((key, index) => [key, amounts[index] ?? 0]))
}

/** The last of so many parts, where so much came in. */
function lastPart(title: string, allowed: boolean, count: number, received: number): RulesCase {
  const key = keys[count - 1] ?? ''
  const record = { ...plain, attempt: count, amount: amounts[count - 1] ?? 0 }
  const before = { received, attempts: count - 1, ...parts(firstParts(count - 1)) }
  return asking(
    title,
    allowed,
    confirming(record, key).with(
      1,
      booking(record, key, { received, ...parts(firstParts(count)) }),
    ),
    { stored: { ...base, [`payments/${code}`]: before } },
  )
}

/** One payment for several pledges. */
const splits: readonly RulesCase[] = [
  ofPayment('the rest is for another pledge', true, splitting()),
  ofPayment(
    'less than the rest is for another pledge',
    true,
    splitting({ ...secondPart, amount: 1 }),
  ),
  ofPayment('more than the rest is refused', false, splitting({ ...secondPart, amount: 1001 })),
  ofPayment('the rest is income', true, [
    writing(`confirmations/${secondKey}`, {
      ...income,
      ...{ code, attempt: 2, method: 'mpesa', amount: 1000 },
    }),
    ...splitting().slice(1, 2),
  ]),
  ...(['money', 'members', 'messages'] as const).map((visitor) => {
    const name = { money: 'mary', members: 'mel', messages: 'max' }[visitor]
    return ofPayment(
      `the rest is ${visitor === 'messages' ? 'not ' : ''}for ${visitor} to confirm as a fee`,
      visitor !== 'messages',
      [...splitting({ ...feePart, ...signedBy(name) }), contributions(feePart.line)],
      { visitor },
    )
  }),
  ofPayment(
    'the rest is not for members to confirm as a gift',
    false,
    splitting({ ...secondPart, ...signedBy('mel') }),
    { visitor: 'members' },
  ),
  ...Object.entries<Fields>({
    'more came in than before': { received: 2000 },
    'less came in than before': { received: 1499 },
    'the first part is gone': parts({ [secondKey]: 1000 }),
    'the first part is less': parts({ [code]: 499, [secondKey]: 1000 }),
    'the second part is less': parts({ [code]: 500, [secondKey]: 999 }),
    'the second part is missing': parts({ [code]: 500 }),
    'a third part is there': parts({ [code]: 500, [secondKey]: 900, X: 100 }),
    'its number is the same': { attempts: 1 },
    'its number is one too far': { attempts: 3 },
    'somebody signs': { by: 'mary' },
    'a part is a decimal': { parts: { [code]: 500, [secondKey]: new Double(1000) } },
  }).map(([what, change]) =>
    ofPayment(`of which ${what} is refused`, false, splitting(secondPart, change)),
  ),
  ofPayment('a part counts in no other payment', false, [
    ...splitting(),
    booking({ ...secondPart, code: 'TK5AY9DLMH', attempt: 1 }, secondKey),
  ]),
  ofPayment('a number that is left out is refused', false, [
    ...confirming({ ...secondPart, attempt: 3 }, `${code}-3`).toSpliced(
      1,
      1,
      booking({ ...secondPart, attempt: 3 }, `${code}-3`, {
        received: 1500,
        ...parts({ [code]: 500, [`${code}-3`]: 1000 }),
      }),
    ),
  ]),
  ofPayment('a part does not go by itself', false, [
    { kind: 'change', path: `payments/${code}`, fields: parts({}) },
  ]),
  lastPart('a payment has four parts', true, 4, 1000),
  lastPart('a payment has no four parts of more than came in', false, 4, 999),
  lastPart('a payment has no five parts', false, 5, 1500),
  ...[1500, 9_999_999].map((received) =>
    asking(
      `after its voids a payment is corrected to Ksh ${received}`,
      true,
      confirming({ ...plain, attempt: 2 }, secondKey).with(
        1,
        booking({ ...plain, attempt: 2 }, secondKey, { received }),
      ),
      { stored: { ...base, [`payments/${code}`]: { received: 15, attempts: 1, ...parts({}) } } },
    ),
  ),
  ...Object.entries({
    ...without(valueOfEveryType, 'a whole number'),
    'less than its parts': 1499,
    'too much': 10_000_000,
    'no whole number': 1500.5,
    'a decimal': new Double(1500),
  }).map(([what, received]) =>
    asking(
      `a payment that received ${what} is refused`,
      false,
      confirming(plain).with(1, booking(plain, code, { received })),
    ),
  ),
  ...Object.entries({ ...valueOfEveryType, '0': 0, '2': 2, 'a decimal': new Double(1) }).map(
    ([what, attempts]) =>
      asking(
        `a payment whose attempts are ${what} is refused`,
        false,
        confirming(plain).with(1, booking(plain, code, { attempts })),
      ),
  ),
  ...accessCases(
    {
      name: 'a payment',
      path: `payments/${code}`,
      valid: { received: 1500, attempts: 1, ...parts({ [code]: 1500 }) },
      stored: base,
    },
    {
      ...readBy(money),
      get: [...money, 'members'],
      'get a missing': [...money, 'members'],
    },
  ),
]

const mark = 'confirmed/donation-D2F4AAAAAAAAAAAAAAAA'
const later = 'TK5AY9DLMH'

/** Money under a later code for the same, which had these parts before. */
function adding(
  record: typeof plain,
  before: Amounts,
  now: Amounts = { ...before, [later]: record.amount },
): WriteAttempt[] {
  return confirming({ ...record, code: later }, later).with(
    2,
    writing(`confirmed/${record.kind}-${record.document}`, parts(now)),
  )
}

function having(before: Amounts, path = mark): { readonly stored: Stored } {
  return { stored: { ...base, [path]: parts(before) } }
}

const orderMark = `confirmed/order-${order.document}`
const totalCost = Number(orderOf(cartOf(1)).totalCost)

const feeMark = 'confirmed/fee-ann'

function payingFeeAgain(before: Amounts): WriteAttempt[] {
  const line = feeLine.replace(code, later)
  return [...adding({ ...fee, ...{ line } }, before), contributions(line)]
}

/** The marks of what was paid back of these, each by one refund. */
function refunding(back: Amounts): Stored {
  return Object.fromEntries(
    Object.entries(back).map(([id, amount]) => [
      `confirmed/refund-${id}`,
      parts(amount === 0 ? {} : { R: amount }),
    ]),
  )
}

/** One pledge in parts: Ksh 500 were pledged. */
const inParts: readonly RulesCase[] = [
  ...[1, 1500].map((amount) =>
    asking(
      `a pledge of which Ksh 1 is missing gets Ksh ${amount}`,
      true,
      adding({ ...plain, amount }, { A: 499 }),
      having({ A: 499 }),
    ),
  ),
  asking(
    'a pledge that is paid gets no more',
    false,
    adding(plain, { A: 500 }),
    having({ A: 500 }),
  ),
  asking(
    'a pledge that is paid in parts gets no more',
    false,
    adding(plain, { A: 300, B: 200 }),
    having({ A: 300, B: 200 }),
  ),
  asking(
    'a pledge has four parts',
    true,
    adding({ ...plain, amount: 1 }, { A: 1, B: 1, C: 1 }),
    having({ A: 1, B: 1, C: 1 }),
  ),
  asking(
    'a pledge has no five parts',
    false,
    adding({ ...plain, amount: 1 }, { A: 1, B: 1, C: 1, D: 1 }),
    having({ A: 1, B: 1, C: 1, D: 1 }),
  ),
  asking(
    'four parts that make it whole are enough',
    false,
    adding(plain, { A: 100, B: 100, C: 100, D: 200 }),
    having({ A: 100, B: 100, C: 100, D: 200 }),
  ),
  asking(
    'a part does not replace another',
    false,
    adding(plain, { A: 1 }, { [later]: 1500 }),
    having({ A: 1 }),
  ),
  asking(
    'a part leaves another as it is',
    false,
    adding(plain, { A: 1 }, { A: 2, [later]: 1500 }),
    having({ A: 1 }),
  ),
  ...[totalCost - 1, totalCost].map((paid) =>
    asking(
      `an order of Ksh ${totalCost} with Ksh ${paid} gets ${paid < totalCost ? 'the rest' : 'no more'}`,
      paid < totalCost,
      adding({ ...order, amount: 1 }, { A: paid }),
      having({ A: paid }, orderMark),
    ),
  ),
  ...Object.entries({
    'nothing went back of': [{ A: 1500 }, {}, false],
    'less went back of': [{ A: 1500 }, { A: 1499 }, false],
    'all went back of': [{ A: 1500 }, { A: 1500 }, true],
    'the refund is void of': [{ A: 1500 }, { A: 0 }, false],
    'two payments went back of': [{ A: 1500, B: 200 }, { A: 1500, B: 200 }, true],
    'one of two went back of': [{ A: 1500, B: 200 }, { A: 1500 }, false],
    'three payments went back of': [{ A: 1, B: 2, C: 3 }, { A: 1, B: 2, C: 3 }, true],
    'all but the first went back of': [{ A: 1, B: 2, C: 3 }, { B: 2, C: 3 }, false],
    'all but the second went back of': [{ A: 1, B: 2, C: 3 }, { A: 1, C: 3 }, false],
    'all but the third went back of': [{ A: 1, B: 2, C: 3 }, { A: 1, B: 2 }, false],
  } as const).map(([what, [before, back, allowed]]) =>
    asking(
      `a fee ${allowed ? 'is' : 'is not'} paid again when ${what} it`,
      allowed,
      payingFeeAgain(before),
      { stored: { ...having(before, feeMark).stored, ...refunding(back) } },
    ),
  ),
]

export const partCases: readonly RulesCase[] = [...splits, ...inParts]
