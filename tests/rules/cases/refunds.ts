import { signedBy, type RulesCase, type Stored } from '../support/cases'
import { each, questions, setting, staffFor } from '../support/tables'
import * as tables from '../support/tables'
import { lineTable, some } from '../support/texts'
import { without } from '../support/values'
import { code, confirmed, confirming, gift, line, plain, refund, voiding } from './paymentRecords'
import * as payments from './paymentRecords'
import { profile } from './users'

const laterCode = 'TR5AY9DLMH'
const refundLine = `20 Nov 2025 · Refund of ${code} · Ksh 500 · ${payments.refundCode}`
const laterRefund = { ...refund, code: laterCode }
const shown = { ...refund, uid: 'ann', line: refundLine }
const ofIncome = { ...refund, document: payments.income.code }
const refundMark = `confirmed/refund-${code}`

const kind: tables.DocumentKind = {
  name: 'a refund',
  path: `confirmations/${payments.refundCode}`,
  visitor: 'money',
  valid: refund,
  stored: confirmed(plain),
  creating: (fields) => [
    setting(kind.path, fields),
    payments.booking(refund),
    payments.marking(refund),
  ],
  fields: {
    code: { refused: [laterCode] },
    kind: { refused: ['donation'] },
    document: { refused: [laterCode] },
    paidOn: { refused: ['2025-11-31'] },
    note: some(lineTable(200)),
  },
}

const withRefund = payments.after(confirmed(plain), confirming(refund))
const refundVoid: Stored = { ...withRefund, [refundMark]: payments.parts({}) }
const onProfile: Stored = {
  ...payments.after(confirmed(gift), confirming(shown)),
  'users/ann': { ...profile, contributions: ['Led the book club', line, refundLine] },
}

const wrongLines = [
  refundLine.replace(`Refund of ${code}`, 'Donation'),
  refundLine.replace('500', '50'),
  refundLine.replace(code, 'X'),
]

export const refundCases: readonly RulesCase[] = [
  ...tables.kindCases(kind, { list: staffFor.money, create: staffFor.money }),
  ...questions({
    visitor: 'money',
    stored: confirmed(plain),
    allowed: {
      'all of a gift is paid back': confirming({ ...refund, amount: 1500 }),
      'an order is paid back': { try: confirming(refund), stored: confirmed(payments.order) },
      'income is paid back': { try: confirming(ofIncome), stored: confirmed(payments.income) },
      ...each(
        [
          { method: 'bank', code: 'BANK-OUT1' },
          { method: 'cash', code: `CASH-${'A'.repeat(20)}` },
        ],
        'a gift is paid back by',
        (way) => confirming({ ...refund, ...way }),
      ),
      'a gift is paid back whose earlier refund is void': {
        try: confirming(laterRefund),
        stored: refundVoid,
      },
      ...each([gift, payments.fee] as const, 'a refund is on the profile of', (record) => ({
        try: payments.confirmingOnProfile(shown, record.line),
        stored: confirmed(record),
      })),
      'a gift is paid back whose member has left': {
        try: confirming(refund),
        stored: without(confirmed(gift), 'users/ann'),
      },
      'a gift is paid back whose member made the profile again': {
        try: confirming(refund),
        stored: { ...confirmed(gift), 'users/ann': profile },
      },
    },
    refused: {
      'more than a gift is paid back': confirming({ ...refund, amount: 1501 }),
      'what never came is paid back': {
        try: confirming(refund),
        stored: without(confirmed(plain), `confirmations/${code}`),
      },
      'what comes at the same moment is paid back': {
        try: [...confirming(plain), ...confirming(refund)],
        stored: without(confirmed(plain), `confirmations/${code}`, payments.payment, payments.mark),
      },
      'what is void is paid back': {
        try: confirming(refund),
        stored: { ...confirmed(plain), [`voids/${code}`]: { ...plain, reason: 'No' } },
      },
      'what becomes void at the same moment is paid back': [
        ...confirming(refund),
        ...voiding(plain),
      ],
      'a gift is paid back by its own payment': {
        try: confirming(
          { ...refund, code, attempt: 2 },
          { received: 2000, ...payments.parts({ [code]: 1500, [`${code}-2`]: 500 }) },
        ),
        stored: confirmed(plain, 2000),
      },
      'a refund without its payment': confirming(refund).toSpliced(1, 1),
      'a refund without its mark': confirming(refund).slice(0, 2),
      'a refund with the mark of a gift': confirming(refund).with(
        2,
        payments.marking(
          { ...plain, document: payments.otherDonation, amount: 500 },
          payments.refundCode,
        ),
      ),
      ...each(['uid', 'line'], 'a refund of what is on no profile has a', (field) =>
        confirming({ ...refund, [field]: 'ann' }),
      ),
      'a refund of what is on no profile is on one': payments.confirmingOnProfile(shown),
    },
  }),
  ...questions({
    visitor: 'money',
    stored: confirmed(gift),
    refused: {
      'a refund of what is on a profile is on none': confirming(refund),
      'a refund has its line in no profile': confirming(shown),
      'a refund is on another profile than its gift': [
        ...confirming({ ...shown, uid: 'bob' }),
        tables.changing('users/bob', { contributions: [refundLine] }),
      ],
      ...each(wrongLines, 'a refund reads', (words) =>
        payments.confirmingOnProfile({ ...shown, line: words }, line),
      ),
      ...each(['members', 'messages', 'overseer'] as const, 'a fee is paid back by', (visitor) => ({
        try: payments.confirmingOnProfile({ ...shown, ...signedBy(visitor) }, payments.fee.line),
        stored: confirmed(payments.fee),
        visitor,
      })),
    },
  }),
  ...questions({
    visitor: 'money',
    stored: withRefund,
    allowed: {
      'a refund is void': voiding(refund),
      'a refund of income is void': {
        try: voiding(ofIncome),
        stored: payments.after(confirmed(payments.income), confirming(ofIncome)),
      },
      'a void refund leaves the profile': {
        try: [...voiding(shown), payments.contributions(line)],
        stored: onProfile,
      },
      'a gift is void whose refund is void': { try: voiding(plain), stored: refundVoid },
    },
    refused: {
      'what is paid back is void': voiding(plain),
      'a refund is paid back': confirming({ ...laterRefund, document: payments.refundCode }),
      'a gift is paid back twice': confirming(laterRefund).with(
        2,
        setting(refundMark, payments.parts({ [payments.refundCode]: 500, [laterCode]: 500 })),
      ),
      'a void refund stays on the profile': { try: voiding(shown), stored: onProfile },
    },
  }),
]
