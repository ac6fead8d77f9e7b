import { staffDocuments, type RulesCase, type Visitor, type WriteAttempt } from '../support/cases'
import type { Fields } from '../support/values'
import { donation } from './donations'
import { cartOf, orderOf } from './orders'
import { signedBy } from './staff'
import { profile } from './users'

export type Stored = Readonly<Record<string, Fields>>

export const code = 'TK5AY9DLMG'

/** Money for a donation, as staff for money confirm it where it is put on no profile. */
export const plain = {
  code,
  attempt: 1,
  method: 'mpesa',
  kind: 'donation',
  document: 'D2F4AAAAAAAAAAAAAAAA',
  amount: 1500,
  paidOn: '2025-11-20',
  month: '2025-11',
  ...signedBy('mary'),
}

export const line = `20 Nov 2025 · Donation · Ksh 1,500 · ${code}`
export const feeLine = `20 Nov 2025 · Membership fee · Ksh 1,500 · ${code}`
export const orderLine = `20 Nov 2025 · Order · Ksh 1,500 · ${code}`
export const gift = { ...plain, uid: 'ann', line }
export const fee = { ...plain, kind: 'fee', document: 'ann', uid: 'ann', line: feeLine }
export const order = { ...plain, kind: 'order', document: 'R5T8AAAAAAAAAAAAAAAA' }

/** A transfer that nobody pledged. */
export const income = {
  code: 'BANK-GRANT2025',
  attempt: 1,
  method: 'bank',
  kind: 'income',
  amount: 250_000,
  paidOn: '2025-11-20',
  month: '2025-11',
  from: 'Sample Foundation',
  note: 'Grant for the book club',
  ...signedBy('mary'),
}

export const base: Stored = {
  ...staffDocuments,
  'Donations/D2F4AAAAAAAAAAAAAAAA': { ...donation, email: 'Ann@example.org' },
  'Donations/D3AAAAAAAAAAAAAAAAAA': donation,
  'Orders/R5T8AAAAAAAAAAAAAAAA': orderOf(cartOf(1)),
  'users/ann': { ...profile, contributions: ['Led the book club'] },
  'users/bob': { ...profile, uid: 'bob', email: 'bob@example.org' },
  'verified/ann': { email: 'ann@example.org' },
}

export function writing(path: string, fields: Fields): WriteAttempt {
  return { kind: 'set', path, fields }
}

/** The mark of what this is for. */
export function marking(record: { kind: unknown; document: unknown }, confirmation: string) {
  return writing(`confirmed/${String(record.kind)}-${String(record.document)}`, {
    confirmation,
    isVoid: false,
  })
}

export function contributions(...lines: readonly string[]): WriteAttempt {
  return {
    kind: 'change',
    path: 'users/ann',
    fields: { contributions: ['Led the book club', ...lines] },
  }
}

export function asking(
  title: string,
  allowed: boolean,
  writes: readonly WriteAttempt[],
  { visitor = 'money', stored = base }: { visitor?: Visitor; stored?: Stored } = {},
): RulesCase {
  const [only] = writes
  const attempt = writes.length === 1 && only ? only : ({ kind: 'batch', writes } as const)
  return { title, visitor, stored, attempt, allowed }
}

export function confirming(record: typeof plain, id = code): WriteAttempt[] {
  return [writing(`confirmations/${id}`, record), marking(record, id)]
}

/** What the database holds after this was confirmed. */
export function confirmed(record: Fields & { kind: string; document: string }, id = code): Stored {
  return {
    ...base,
    [`confirmations/${id}`]: record,
    [`confirmed/${record.kind}-${record.document}`]: { confirmation: id, isVoid: false },
    ...('line' in record && {
      'users/ann': { ...profile, contributions: ['Led the book club', record['line']] },
    }),
  }
}

export const money: readonly Visitor[] = ['money', 'allAreas']
