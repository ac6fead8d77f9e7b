import { signedBy, type RulesCase, type Stored, type WriteAttempt } from '../support/cases'
import { changing, each, questions, setting } from '../support/tables'
import { Double, without, type Fields } from '../support/values'
import { cartOf, orderOf } from './orders'
import { base, code, confirming, fee, parts, payment, plain, type Amounts } from './paymentRecords'
import * as payments from './paymentRecords'

const mostParts = 12

const later = 'TK5AY9DLMH'
const secondKey = `${code}-2`
const secondPart = { ...plain, attempt: 2, document: payments.otherDonation, amount: 1000 }

/** Of Ksh 1,500 under the code, Ksh 500 is booked; the rest is now for this. */
function splitting(record: payments.Paid = secondPart, change: Fields = {}): WriteAttempt[] {
  const amounts = { received: 1500, ...parts({ [code]: 500, [secondKey]: record.amount }) }
  return confirming(record, { ...amounts, ...change })
}

const feePart = payments.onProfile({ ...fee, attempt: 2, amount: 1000 })

function splittingFee(visitor: 'money' | 'members' | 'messages') {
  return [...splitting({ ...feePart, ...signedBy(visitor) }), payments.contributions(feePart.line)]
}

const wrongChanges: readonly Fields[] = [
  ...[{ received: 2000 }, { received: 1499 }, { attempts: 1 }, { attempts: 3 }, { by: 'mary' }],
  ...[
    { [secondKey]: 1000 },
    { [code]: 499, [secondKey]: 1000 },
    { [code]: 500, [secondKey]: 999 },
    { [code]: 500 },
    { [code]: 500, [secondKey]: 900, X: 100 },
  ].map(parts),
  { parts: { [code]: 500, [secondKey]: new Double(1000) } },
]

const amounts = Array.from({ length: mostParts + 1 }, (_, index) => 2 ** index)
const keys = amounts.map((_, index) => payments.keyOf({ code, attempt: index + 1 }))

function firstParts(count: number): Amounts {
  return Object.fromEntries(keys.slice(0, count).map((key, index) => [key, amounts[index] ?? 0]))
}

/** The last of so many parts, where so much came in. */
function lastPart(count: number, received: number) {
  const record = { ...plain, attempt: count, amount: amounts[count - 1] ?? 0 }
  const before = { received, attempts: count - 1, ...parts(firstParts(count - 1)) }
  const now = { received, ...parts(firstParts(count)) }
  return { try: confirming(record, now), stored: { ...base, [payment]: before } }
}

/** After the void of all that stood, Ksh 15, the amount is corrected. */
function correcting(received: number) {
  const record = { ...plain, attempt: 2 }
  const before = { received: 15, attempts: 1, ...parts({}) }
  return { try: confirming(record, { received }), stored: { ...base, [payment]: before } }
}

function bookedAs(change: Fields) {
  return { try: confirming(plain, change), stored: base }
}

const wrongReceived = [null, '1500', [1500], 1499, 10_000_000, 1500.5, new Double(1500)]
const wrongAttempts = [null, '1', 0, 2, new Double(1)]

/** One payment for several pledges. */
const splits = questions({
  visitor: 'money',
  stored: payments.confirmed({ ...plain, amount: 500 }, 1500),
  allowed: {
    'the rest is for another pledge': splitting(),
    'the rest is income': splitting({
      ...payments.income,
      ...{ code, attempt: 2, method: 'mpesa', amount: 1000 },
    }),
    'staff for money book the rest to a fee': splittingFee('money'),
    'staff for members do so': { try: splittingFee('members'), visitor: 'members' },
    'a payment has eleven parts, and some left': lastPart(mostParts - 1, 2 ** mostParts),
    'a payment has twelve parts': lastPart(mostParts, 2 ** mostParts - 1),
    ...each([1500, 9_999_999], 'an amount is corrected to', correcting),
  },
  refused: {
    'more than the rest is booked': splitting({ ...secondPart, amount: 1001 }),
    'staff for messages book a fee': { try: splittingFee('messages'), visitor: 'messages' },
    ...each(wrongChanges, 'a second part with', (change) => splitting(secondPart, change)),
    'a part counts in another payment, too': [
      ...splitting(),
      payments.booking({ ...secondPart, code: later, attempt: 1 }, {}, secondKey),
    ],
    'a number is left out': confirming(
      { ...secondPart, attempt: 3 },
      { received: 1500, ...parts({ [code]: 500, [`${code}-3`]: 1000 }) },
    ),
    'a part goes by itself': changing(payment, parts({})),
    'twelve parts of more than came in': lastPart(mostParts, 2 ** mostParts - 2),
    'the last of twelve parts leaves some': lastPart(mostParts, 2 ** mostParts),
    'a payment has thirteen parts': lastPart(mostParts + 1, 2 ** (mostParts + 1)),
    ...each(wrongReceived, 'a payment that received', (received) => bookedAs({ received })),
    ...each(wrongAttempts, 'a payment whose attempts are', (attempts) => bookedAs({ attempts })),
  },
})

/** Money under a later code for what had these parts before. */
function adding(
  record: payments.Paid,
  before: Amounts,
  now: Amounts = { ...before, [later]: record.amount },
) {
  const path = `confirmed/${record.kind}-${record.document}`
  return {
    try: confirming({ ...record, code: later }).with(2, setting(path, parts(now))),
    stored: { ...base, [path]: parts(before) },
  }
}

const orderCost = Number(orderOf(cartOf(1))['totalCost'])
const one = { ...plain, amount: 1 }

/** The fee is paid again when so much had been paid, and so much of it went back. */
function feeAgain([before, back]: readonly [Amounts, Amounts]) {
  const record = payments.onProfile({ ...fee, code: later })
  const { try: writes, stored } = adding(record, before)
  const refunds: Stored = Object.fromEntries(
    Object.entries(back).map(([id, amount]) => [
      `confirmed/refund-${id}`,
      parts(amount === 0 ? {} : { R: amount }),
    ]),
  )
  return {
    try: [...writes, payments.contributions(record.line)],
    stored: { ...stored, ...refunds },
  }
}

/** So many parts of Ksh 1. */
function ones(count: number): Amounts {
  return Object.fromEntries(keys.slice(0, count).map((key) => [key, 1]))
}

const three = { A: 1, B: 2, C: 3 }
const four = { ...three, D: 4 }
const allBack = [{ A: 1500 }, { A: 1500, B: 200 }, three]
const notAllBack = [
  [{ A: 1500 }, {}],
  [{ A: 1500 }, { A: 1499 }],
  [{ A: 1500 }, { A: 0 }],
  [{ A: 1500, B: 200 }, { A: 1500 }],
  ...['A', 'B', 'C'].map((kept) => [three, without(three, kept)]),
  [four, four],
] as readonly (readonly [Amounts, Amounts])[]

/** One pledge in parts: Ksh 500 were pledged. */
const inParts = questions({
  visitor: 'money',
  allowed: {
    ...each([1, 1500], 'a pledge that lacks Ksh 1 gets', (amount) =>
      adding({ ...plain, amount }, { A: 499 }),
    ),
    'a pledge has twelve parts': adding(one, ones(mostParts - 1)),
    'an order gets the rest': adding({ ...payments.order, amount: 1 }, { A: orderCost - 1 }),
    ...each(allBack, 'a fee is paid again when all went back:', (back) => feeAgain([back, back])),
  },
  refused: {
    ...each([{ A: 500 }, { A: 300, B: 200 }], 'a pledge gets more than', (before) =>
      adding(plain, before),
    ),
    'a pledge has thirteen parts': adding(one, ones(mostParts)),
    'a part replaces another': adding(plain, { A: 1 }, { [later]: 1500 }),
    'a part changes another': adding(plain, { A: 1 }, { A: 2, [later]: 1500 }),
    'an order that is paid gets more': adding({ ...payments.order, amount: 1 }, { A: orderCost }),
    ...each(
      notAllBack,
      'a fee is paid again when not all of at most three parts went back:',
      feeAgain,
    ),
  },
})

export const partCases: readonly RulesCase[] = [...splits, ...inParts]
