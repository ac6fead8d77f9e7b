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

type Booked = Readonly<
  Pick<typeof plain, 'code' | 'attempt' | 'amount'> & { kind: string; document?: string }
>

/** What stands where a list of amounts by confirmation is kept. */
export function parts(amounts: Readonly<Record<string, number>>) {
  return { parts: amounts }
}

/** What came in under the code, all of it for this; `change` says otherwise. */
export function booking(
  { code: own, attempt, amount }: Booked,
  id: string,
  change: Fields = {},
): WriteAttempt {
  const payment = { received: amount, attempts: attempt, ...parts({ [id]: amount }) }
  return writing(`payments/${own}`, { ...payment, ...change })
}

/** The mark of what this is for. */
export function marking({ kind, document, amount }: Booked, id: string): WriteAttempt {
  return writing(`confirmed/${kind}-${document}`, parts({ [id]: amount }))
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
  return [writing(`confirmations/${id}`, record), booking(record, id), marking(record, id)]
}

export function receiving(record: typeof income, id = record.code): WriteAttempt[] {
  return [writing(`confirmations/${id}`, record), booking(record, id)]
}

/** What the database holds after this was confirmed. */
export function confirmed(
  record: Booked & { line?: string },
  id = code,
  change: Fields = {},
): Stored {
  const writes = [
    writing(`confirmations/${id}`, record),
    booking(record, id, change),
    ...('document' in record ? [marking(record, id)] : []),
  ]
  return {
    ...base,
    ...Object.fromEntries(writes.map((each) => [each.path, 'fields' in each ? each.fields : {}])),
    ...(record.line !== undefined && {
      'users/ann': { ...profile, contributions: ['Led the book club', record.line] },
    }),
  }
}

export const money: readonly Visitor[] = ['money', 'allAreas']
