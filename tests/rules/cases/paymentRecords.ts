import { formatKsh } from '@/domain/money/money'
import { signedBy, type Stored, type WriteAttempt } from '../support/cases'
import { changing, setting } from '../support/tables'
import type { Fields } from '../support/values'
import { donation } from './forms'
import { cartOf, orderOf } from './orders'
import { profile } from './users'

/** A confirmation or a refund; the tables bend it. */
export interface Paid extends Fields {
  readonly code: string
  readonly attempt: number
  readonly kind: string
  readonly amount: number
  readonly document?: string
  readonly line?: string
}

export const code = 'TK5AY9DLMG'
export const otherDonation = 'D3AAAAAAAAAAAAAAAAAA'

/** Money for a donation, as staff for money confirm it without a profile. */
export const plain = {
  ...{ code, attempt: 1, method: 'mpesa', kind: 'donation', document: 'D2F4AAAAAAAAAAAAAAAA' },
  ...{ amount: 1500, paidOn: '2025-11-20', month: '2025-11' },
  ...signedBy('money'),
} satisfies Paid

/** Its key: the code, and from the second time on how often the code counted. */
export function keyOf({ code: own, attempt }: Pick<Paid, 'code' | 'attempt'>): string {
  return attempt === 1 ? own : `${own}-${attempt}`
}

export const line = `20 Nov 2025 · Donation · Ksh 1,500 · ${code}`
export const feeLine = `20 Nov 2025 · Membership fee · Ksh 1,500 · ${code}`
export const gift = { ...plain, uid: 'ann', line }
export const fee = { ...plain, kind: 'fee', document: 'ann', uid: 'ann', line: feeLine }
export const order = { ...plain, kind: 'order', document: 'R5T8AAAAAAAAAAAAAAAA' }

export const refundCode = 'TR5AY9DLMG'
/** Ksh 500 of a gift was paid back. */
export const refund = {
  ...plain,
  ...{ code: refundCode, kind: 'refund', document: code, amount: 500, note: 'Paid twice' },
}

/** A transfer that nobody pledged. */
export const income = {
  ...{ code: 'BANK-GRANT2025', attempt: 1, method: 'bank', kind: 'income' },
  ...{ amount: 250_000, paidOn: '2025-11-20', month: '2025-11' },
  ...{ from: 'Sample Foundation', note: 'Grant for the book club' },
  ...signedBy('money'),
} satisfies Paid

export const base: Stored = {
  'Donations/D2F4AAAAAAAAAAAAAAAA': { ...donation, email: 'Ann@example.org' },
  [`Donations/${otherDonation}`]: donation,
  'Orders/R5T8AAAAAAAAAAAAAAAA': orderOf(cartOf(1)),
  'users/ann': { ...profile, contributions: ['Led the book club'] },
  'users/bob': { ...profile, uid: 'bob', email: 'bob@example.org' },
  'verified/ann': { email: 'ann@example.org' },
}

export const mark = `confirmed/donation-${plain.document}`
export const payment = `payments/${code}`

/** By confirmation. */
export type Amounts = Readonly<Record<string, number>>

/** The amounts in a payment or a mark. */
export function parts(amounts: Amounts) {
  return { parts: amounts }
}

/** What came in under the code, all of it for this; `change` says otherwise. */
export function booking(
  { code: own, attempt, amount }: Paid,
  change: Fields = {},
  id = keyOf({ code: own, attempt }),
): WriteAttempt {
  const all = { received: amount, attempts: attempt, ...parts({ [id]: amount }) }
  return setting(`payments/${own}`, { ...all, ...change })
}

/** The mark of what this is for. */
export function marking(record: Paid, id = keyOf(record)): WriteAttempt {
  return setting(`confirmed/${record.kind}-${record.document}`, parts({ [id]: record.amount }))
}

const monthNames = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',')
const kindNames: Readonly<Record<string, string>> = { donation: 'Donation', fee: 'Membership fee' }

/** The line of a confirmation on a profile. */
function lineOf({ paidOn, kind, amount, document, ...key }: Paid): string {
  const [year, month, day] = String(paidOn).split('-').map(Number)
  const date = `${day} ${monthNames[Number(month) - 1]} ${year}`
  const what = kindNames[kind] ?? `Refund of ${document}`
  return [date, what, formatKsh(amount), keyOf(key)].join(' · ')
}

/** The lines on Ann's profile. */
export function contributions(...lines: readonly string[]): WriteAttempt {
  return changing('users/ann', { contributions: ['Led the book club', ...lines] })
}

/** The confirmation, its payment and, except for income, its mark. */
export function confirming(record: Paid, change?: Fields, id = keyOf(record)): WriteAttempt[] {
  const marks = record.document === undefined ? [] : [marking(record, id)]
  return [setting(`confirmations/${id}`, record), booking(record, change, id), ...marks]
}

/** The record as it is on Ann's profile, in these words. */
export function onProfile<Record extends Paid>(record: Record, words = lineOf(record)) {
  return { ...record, uid: 'ann', line: words }
}

/** The confirmation along with its line on Ann's profile, behind those that stand there. */
export function confirmingOnProfile(record: Paid, ...before: readonly string[]): WriteAttempt[] {
  return [...confirming(record), contributions(...before, record.line ?? '')]
}

/** What the database holds after these writes. */
export function after(stored: Stored, writes: readonly WriteAttempt[]): Stored {
  const written = writes.map((write) => [write.path, 'fields' in write ? write.fields : {}])
  return { ...stored, ...Object.fromEntries(written) } as Stored
}

/** What the database holds after this was confirmed, with its line on Ann's profile. */
export function confirmed(record: Paid, received = record.amount): Stored {
  const lines = { ...profile, contributions: ['Led the book club', record.line] }
  return {
    ...after(base, confirming(record, { received })),
    ...(record.line !== undefined && { 'users/ann': lines }),
  }
}

/** The void of a confirmation that was all of its payment, after which these parts of its mark stand. */
export function voiding(record: Paid, left: Amounts = {}): WriteAttempt[] {
  const { code: own, kind, document } = record
  const marks =
    document === undefined ? [] : [changing(`confirmed/${kind}-${document}`, parts(left))]
  return [
    setting(`voids/${own}`, { ...record, reason: 'Another giver' }),
    changing(`payments/${own}`, parts({})),
    ...marks,
  ]
}
