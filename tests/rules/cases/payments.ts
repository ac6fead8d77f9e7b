import { signedBy, type RulesCase } from '../support/cases'
import { accessCases, changing, each, questions, setting, staffFor } from '../support/tables'
import * as tables from '../support/tables'
import { lineTable, some } from '../support/texts'
import { DayAhead, Double, without, type Fields } from '../support/values'
import { donation } from './forms'
import { code, confirming, fee, gift, income, line, mark, order, plain } from './paymentRecords'
import * as payments from './paymentRecords'
import { profile } from './users'

const money = { visitor: 'money', stored: payments.base } as const
const bankCode = 'BANK-FT26325ABCDE'
const cashCode = `CASH-${'A'.repeat(20)}`
const cash = { method: 'cash', code: cashCode }
const bank = { ...plain, method: 'bank', code: bankCode }
const otherCode = 'TK5AY9DLMH'
const another = { ...plain, document: payments.otherDonation }

const kind: tables.DocumentKind = {
  name: 'a confirmation',
  path: `confirmations/${code}`,
  ...money,
  valid: plain,
  creating: (fields) => [
    setting(kind.path, fields),
    payments.booking(plain),
    payments.marking(plain),
  ],
  fields: {
    code: { refused: [otherCode] },
    attempt: { refused: [0, 2, -1, new Double(1)] },
    method: { refused: ['bank', 'cash'] },
    kind: { refused: ['order', 'fee', 'gift'] },
    document: { refused: [payments.otherDonation, 'D9'] },
    amount: { refused: ['1500', new Double(1500)] },
    paidOn: {
      accepted: ['2025-11-01'],
      refused: ['2025-10-20', '2025-11', '2025-11-31', '2025-11-32', '2025-11-20 10:00'],
    },
    month: { refused: ['2025-10', '2025-11-20'] },
  },
}

const strangers = ['messages', 'overseer', 'annVerified', 'unverified', 'mapped'] as const

/** Somebody confirms Ann's fee in their own name. */
function confirmingFee(visitor: 'members' | (typeof strangers)[number]) {
  return { try: payments.confirmingOnProfile({ ...fee, ...signedBy(visitor) }), visitor }
}

function ofAmount(amount: number) {
  return confirming({ ...plain, amount })
}

function underBankCode(id: string) {
  return confirming({ ...bank, code: id })
}

const wrongMarks: readonly Fields[] = [
  ...[{ [code]: 15 }, { [otherCode]: 1500 }, { [code]: 1500, [otherCode]: 15 }, {}].map(
    payments.parts,
  ),
  { parts: { [code]: new Double(1500) } },
  { ...payments.parts({ [code]: 1500 }), by: 'mary' },
]

/** Each code and each payment counts once. */
const confirmationCases: readonly RulesCase[] = [
  ...tables.kindCases(kind, { list: staffFor.money, create: staffFor.money }),
  ...questions({
    ...money,
    allowed: {
      'an order is confirmed': confirming(order),
      'staff for members confirm a fee': confirmingFee('members'),
      'a transfer of a bank is confirmed': confirming(bank),
      ...each([1, 9_999_999], 'Ksh', ofAmount),
      ...each(['BANK-AB12', `BANK-${'A1'.repeat(15)}`], 'a bank’s number', underBankCode),
      ...each([plain, order], 'cash pays for', (paid) => confirming({ ...paid, ...cash })),
      'cash pays a fee': payments.confirmingOnProfile(payments.onProfile({ ...fee, ...cash })),
    },
    refused: {
      ...each(strangers, 'a fee is confirmed by', confirmingFee),
      ...each([0, -1, 10_000_000], 'Ksh', ofAmount),
      'Ksh 7.5': confirming({ ...plain, amount: 7.5 }, { received: 8 }),
      ...each(
        ['TK5AY9DLM', 'TK5AY9DLMGX', '1K5AY9DLMG', 'tk5ay9dlmg', bankCode],
        'M-Pesa’s',
        (id) => confirming({ ...plain, code: id }),
      ),
      ...each(
        ['BANK-AB1', `BANK-${'A1'.repeat(15)}B`, 'FT26325ABCDE'],
        'a bank’s number',
        underBankCode,
      ),
      'a confirmation without a mark': confirming(plain).slice(0, 2),
      'a confirmation without its payment': confirming(plain).toSpliced(1, 1),
      ...each(wrongMarks, 'a mark with', (fields) =>
        confirming(plain).with(2, setting(mark, fields)),
      ),
      'the mark of another gift': confirming(plain).with(2, payments.marking(another)),
      'a second mark for the same money': [...confirming(plain), payments.marking(another)],
      'two codes for one pledge at once': [
        ...confirming(plain),
        ...confirming({ ...plain, code: otherCode }).slice(0, 2),
      ],
      ...each([{ document: 'D9' }, { kind: 'order' }, { kind: 'gift' }], 'money for', (missing) =>
        confirming({ ...plain, ...missing }),
      ),
      'a fee of nobody': [
        ...confirming({ ...fee, document: 'eve', uid: 'eve' }),
        setting('users/eve', { contributions: [payments.feeLine] }),
      ],
      ...each([{ from: 'Ann' }, { note: 'Thanks' }], 'a gift with', (more) =>
        confirming({ ...plain, ...more }),
      ),
    },
  }),
  ...questions({
    visitor: 'money',
    stored: payments.confirmed(plain),
    refused: {
      'a code counts twice': confirming(another),
      'a code counts twice by a mark alone': payments.marking(another),
      'a code counts as income, too': confirming({ ...income, method: 'mpesa', code }),
      'a mark changes': changing(mark, payments.parts({})),
    },
  }),
]

function ofGift(change: Partial<typeof plain>) {
  const record = { ...plain, ...change }
  return payments.confirmingOnProfile(
    payments.onProfile({ ...record, month: record.paidOn.slice(0, 7) }),
  )
}

const days = Array.from(
  { length: 12 },
  (_, index) => `2024-${String(index + 1).padStart(2, '0')}-10`,
)

/** A gift with these words, in its confirmation and on the profile. */
function reading(words: string) {
  return payments.confirmingOnProfile({ ...gift, line: words })
}

const wrongLines = [
  ...['Ksh 15,000', 'Ksh 15,00', 'Ksh 1500', 'USD 1,500'].map(
    (sum) => `Donation · ${sum} · ${code}`,
  ),
  ...[`Donation · Ksh 1,500 · ${otherCode}`, `Donation · Ksh 1,500 · ${code} · thanks`],
  `Dona\ntion · Ksh 1,500 · ${code}`,
].map((words) => `20 Nov 2025 · ${words}`)
const wrongDays = ['19 Nov 2025', '20 Oct 2025', '20 Nov 2026'].map((day) =>
  line.replace('20 Nov 2025', day),
)

function leaving(lines: readonly string[]) {
  return changing('users/ann', { contributions: lines })
}

/** A profile says nothing that is not confirmed. */
const lineCases: readonly RulesCase[] = [
  ...questions({
    ...money,
    allowed: {
      ...each(days, 'a line of', (paidOn) => ofGift({ paidOn })),
      'a line of a day with one digit': ofGift({ paidOn: '2025-11-01' }),
      ...each(
        [1, 999, 1000, 20_050, 999_999, 1_000_000, 1_002_003, 9_999_999],
        'a line of Ksh',
        (amount) => ofGift({ amount }),
      ),
      'the first line on a profile': {
        try: [...confirming(fee), leaving([payments.feeLine])],
        stored: { ...payments.base, 'users/ann': profile },
      },
    },
    refused: {
      ...each([...wrongLines, ...wrongDays, payments.feeLine], 'a gift that reads', reading),
      'a fee that reads as a gift': payments.confirmingOnProfile({ ...fee, line }),
      'a fee on no profile': confirming(without(fee, 'uid', 'line') as payments.Paid),
      'a fee without its line on the profile': confirming(fee),
      'a fee of Bob on the profile of Ann': payments.confirmingOnProfile({
        ...fee,
        document: 'bob',
      }),
      ...each([line, line.replace('Donation', 'Order')], 'an order with the line', (words) => ({
        try: payments.confirmingOnProfile(payments.onProfile(order, words)),
        stored: { ...payments.base, [`Donations/${order.document}`]: donation },
      })),
      'a line without a confirmation': payments.contributions(line),
      'a line without a mark': payments.confirmingOnProfile(gift).toSpliced(2, 1),
      'a line without a member': confirming(without(gift, 'uid') as payments.Paid),
      'a member without a line': confirming(without(gift, 'line') as payments.Paid),
      ...each(
        [[line], [line, 'Led the book club'], ['Led the book club', line, 'All of it']],
        'a gift that leaves on the profile',
        (lines) => [...confirming(gift), leaving(lines)],
      ),
      'a gift that changes a name, too': [
        ...confirming(gift),
        changing('users/ann', { contributions: ['Led the book club', line], fname: 'Bob' }),
      ],
      'a gift on another profile, too': [
        ...payments.confirmingOnProfile(gift),
        changing('users/bob', { contributions: [line] }),
      ],
      'a gift on the profile of a member who proved no address': {
        try: payments.confirmingOnProfile(gift),
        stored: without(payments.base, 'verified/ann'),
      },
      'a gift on the profile of a member who proved another address': {
        try: payments.confirmingOnProfile(gift),
        stored: { ...payments.base, 'verified/ann': { email: 'bob@example.org' } },
      },
    },
  }),
  ...questions({
    visitor: 'money',
    stored: payments.confirmed(gift),
    refused: {
      'a line is added twice': payments.contributions(line, line),
      'a line goes by itself': payments.contributions(),
      'Ann takes her line off': { try: payments.contributions(), visitor: 'annVerified' },
    },
  }),
]

const incomeKind: tables.DocumentKind = {
  name: 'income',
  path: `confirmations/${income.code}`,
  ...money,
  valid: income,
  creating: (fields) => [setting(incomeKind.path, fields), payments.booking(income)],
  fields: {
    code: { refused: ['BANK-GRANT2026'] },
    attempt: { refused: [2] },
    method: { refused: ['mpesa', 'cash'] },
    kind: { refused: ['donation', 'order', 'fee'] },
    from: { ...some(lineTable(100)), accepted: ['', 'x'.repeat(100)] },
    note: some(lineTable(200)),
  },
}

function incomeOn(paidOn: string | DayAhead) {
  const month = paidOn instanceof DayAhead ? new DayAhead(paidOn.days, 'month') : paidOn.slice(0, 7)
  return confirming({ ...income, ...{ paidOn, month } })
}

function incomeBy([method, id]: readonly [method: string, code: string]) {
  return confirming({ ...income, method, code: id })
}

const wrongCash = [
  ...['A'.repeat(19), 'A'.repeat(21), 'a'.repeat(20)].map((id) => `CASH-${id}`),
  `CASH+${'A'.repeat(20)}`,
]

/** Money that nobody pledged. */
const incomeCases: readonly RulesCase[] = [
  ...tables.kindCases(incomeKind, { list: staffFor.money, create: staffFor.money }),
  ...questions({
    ...money,
    allowed: {
      ...each<string | DayAhead>(
        ['2025-02-28', '2024-02-29', '2024-12-31', new DayAhead(0), new DayAhead(1)],
        'income of',
        incomeOn,
      ),
      'income by M-Pesa': incomeBy(['mpesa', code]),
      'income in cash': incomeBy(['cash', cashCode]),
    },
    refused: {
      ...each<string | DayAhead>(
        ['2025-02-29', '2025-04-31', '2025-11-00', '2024-13-01', '2099-12-31', new DayAhead(2)],
        'income of',
        incomeOn,
      ),
      ...each(
        [
          ...[code, ...wrongCash].map((id) => ['cash', id] as const),
          ...(['mpesa', 'bank', 'cheque'] as const).map((method) => [method, cashCode] as const),
          ['bank', code] as const,
        ],
        'income by',
        incomeBy,
      ),
      ...each<Fields>(
        [{ document: plain.document }, { uid: 'ann', line }],
        'income with',
        (more) => [setting(incomeKind.path, { ...income, ...more }), payments.booking(income)],
      ),
      'income on a profile': [
        ...confirming(income),
        payments.contributions(`20 Nov 2025 · Donation · Ksh 250,000 · ${income.code}`),
      ],
      'income for a pledge': [...confirming(income), payments.marking(plain, income.code)],
      'income with a mark of its own': [...confirming(income), payments.marking(income)],
    },
  }),
]

export const paymentCases: readonly RulesCase[] = [
  ...confirmationCases,
  ...lineCases,
  ...incomeCases,
  ...accessCases(
    { name: 'a mark', path: mark, valid: payments.parts({ [code]: 1500 }), stored: payments.base },
    { list: staffFor.money },
  ),
  ...accessCases(
    {
      name: 'a payment',
      path: payments.payment,
      valid: { received: 1500, attempts: 1, ...payments.parts({ [code]: 1500 }) },
      stored: payments.base,
    },
    { list: staffFor.money, get: staffFor.moneyOrMembers },
  ),
]
