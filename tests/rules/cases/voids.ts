import { signedBy, type RulesCase, type Stored } from '../support/cases'
import { changing, each, questions, setting, staffFor } from '../support/tables'
import * as tables from '../support/tables'
import { lineTable, some } from '../support/texts'
import { Double, without, type Fields } from '../support/values'
import { code, confirmed, gift, income, line, mark, parts, plain, voiding } from './paymentRecords'
import * as payments from './paymentRecords'
import { profile } from './users'

const kind: tables.DocumentKind = {
  name: 'a void',
  path: `voids/${code}`,
  visitor: 'money',
  valid: { ...plain, reason: 'Another giver' },
  stored: confirmed(plain),
  creating: (fields) => [setting(kind.path, fields), ...voiding(plain).slice(1)],
  fields: {
    reason: some(lineTable(200)),
    amount: { refused: [15, new Double(1500)] },
    attempt: { refused: [2, new Double(1)] },
    document: { refused: [payments.otherDonation] },
  },
}

/** After a code counted so often and was voided each time. */
function voidedBefore(attempts: number): Stored {
  const keys = Array.from({ length: attempts }, (_, index) =>
    payments.keyOf({ code, attempt: index + 1 }),
  )
  const records = keys.flatMap((key) => [
    [`confirmations/${key}`, plain] as const,
    [`voids/${key}`, { ...plain, reason: 'No' }] as const,
  ])
  return {
    ...payments.base,
    ...Object.fromEntries(records),
    [payments.payment]: { received: 1500, attempts, ...parts({}) },
    [mark]: parts({}),
  }
}

function again(attempt: number, change: Fields = {}) {
  const record = { ...plain, attempt, ...change }
  return { try: payments.confirming(record), stored: voidedBefore(attempt - 1) }
}

const incomeAgain = payments.confirming({ ...income, attempt: 2, amount: 25_000 })

const incomeVoids = questions({
  visitor: 'money',
  stored: confirmed(income),
  allowed: {
    'income is void without a mark': voiding(income),
    'the code of income counts again after its void': {
      try: incomeAgain,
      stored: {
        ...confirmed(income),
        [`voids/${income.code}`]: { ...income, reason: 'No' },
        [`payments/${income.code}`]: { received: 250_000, attempts: 1, ...parts({}) },
      },
    },
  },
  refused: {
    'income is void that never came': { try: voiding(income).slice(0, 1), stored: payments.base },
    'the void of income changes it': voiding({ ...income, from: 'Another' }).slice(0, 2),
    'the code of income counts again before': incomeAgain,
  },
})

const noLines = changing('users/ann', { contributions: [] })

function profileWith(...contributionsBefore: readonly string[]): Stored {
  return { ...confirmed(gift), 'users/ann': { ...profile, contributions: contributionsBefore } }
}

const ofGift = questions({
  visitor: 'money',
  stored: confirmed(gift),
  allowed: {
    'a void takes the line off the profile': [...voiding(gift), payments.contributions()],
    'a gift is void whose member has left': {
      try: voiding(gift),
      stored: without(confirmed(gift), 'users/ann'),
    },
    'a gift is void that is no longer on the profile': {
      try: voiding(gift),
      stored: profileWith(),
    },
    'a gift is void whose member made the profile again': {
      try: voiding(gift),
      stored: { ...confirmed(gift), 'users/ann': profile },
    },
  },
  refused: {
    'a void that leaves the line': voiding(gift),
    'a void that takes off an earlier line, too': [...voiding(gift), noLines],
    'a void that takes off a later line, too': {
      try: [...voiding(gift), noLines],
      stored: profileWith(line, 'Led the book club'),
    },
    'a void that takes off another line': {
      try: [...voiding(plain), noLines],
      stored: confirmed(plain),
    },
    'a void that takes off another line with its code': {
      try: [...voiding(gift), payments.contributions()],
      stored: profileWith('Led the book club', `a · b · c · ${code}`),
    },
  },
})

/** A void of all but the part X, which says this of the payment or of the mark. */
function leaving(path: string, fields: Fields) {
  const before = { ...confirmed(plain)[path], ...parts({ [code]: 1500, X: 7 }) }
  const others = voiding(plain).filter((write) => write.path !== path)
  return {
    try: [...others, changing(path, fields)],
    stored: { ...confirmed(plain), [path]: before },
  }
}

const wrongRests: readonly Fields[] = [
  ...[{}, { [code]: 1500 }, { X: 6 }, { X: 7, Y: 1 }].map(parts),
  { parts: { X: new Double(7) } },
  { ...parts({ X: 7 }), received: 9, attempts: 0, by: 'mary' },
]

/** Ann's fee is voided by somebody in their own name. */
function voidingFee(visitor: 'members' | 'messages') {
  const writes = [...voiding({ ...payments.fee, ...signedBy(visitor) }), payments.contributions()]
  return { try: writes, stored: confirmed(payments.fee), visitor }
}

const secondTime = { ...plain, attempt: 2 }
const thirdKey = `${code}-3`

/** A mistake is noted, not wiped out, and the code and the pledge may then be confirmed again. */
export const voidCases: readonly RulesCase[] = [
  ...incomeVoids,
  ...ofGift,
  ...tables.kindCases(kind, { list: staffFor.money, create: staffFor.money }),
  ...questions({
    visitor: 'money',
    stored: confirmed(plain),
    allowed: {
      ...each([payments.payment, mark], 'a void leaves the other part of', (path) =>
        leaving(path, parts({ X: 7 })),
      ),
      'staff for members void a fee': voidingFee('members'),
      'a code counts again': again(2),
      'a code counts again for another pledge': again(2, { document: payments.otherDonation }),
      'a code counts for the 99th time': again(99),
    },
    refused: {
      'a void without its mark': voiding(plain).slice(0, 2),
      'a void without its payment': voiding(plain).toSpliced(1, 1),
      ...each(
        [payments.payment, mark].flatMap((path) => wrongRests.map((rest) => ({ path, rest }))),
        'a void leaves',
        ({ path, rest }) => leaving(path, rest),
      ),
      ...each(
        [{ received: new Double(1500) }, { attempts: new Double(1) }],
        'a void makes a decimal:',
        (change) => voiding(plain).with(1, changing(payments.payment, { ...parts({}), ...change })),
      ),
      'what never came is void': { try: voiding(plain).slice(0, 1), stored: voidedBefore(0) },
      'a void along with its confirmation': {
        try: [
          setting(`confirmations/${code}`, plain),
          payments.booking(plain, parts({})),
          setting(mark, parts({})),
          ...voiding(plain).slice(0, 1),
        ],
        stored: payments.base,
      },
      'staff for messages void a fee': voidingFee('messages'),
      'a code counts for the 100th time': again(100),
      'a code counts again while it counts': { ...again(2), stored: confirmed(plain) },
    },
  }),
  ...questions({
    visitor: 'money',
    stored: voidedBefore(1),
    allowed: {
      'another code counts for the pledge': payments.confirming({ ...plain, code: 'TK5AY9DLMH' }),
    },
    refused: {
      'a second void': voiding(plain),
      'a mark gets back what is void': payments.marking(plain),
      'a payment gets back what is void': payments.booking(secondTime, {}, code),
      'a code counts a third time after one void': again(3).try,
      'a second time under the key of the third': payments.confirming(secondTime, {}, thirdKey),
      'a third time booked as the second': [
        setting(`confirmations/${thirdKey}`, { ...plain, attempt: 3 }),
        payments.booking(secondTime, {}, thirdKey),
        payments.marking(plain, thirdKey),
      ],
    },
  }),
]
