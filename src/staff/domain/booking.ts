import { wholeKsh } from '@/domain/money/money'
import { plainDigits } from '@/domain/text/plainText'
import { bankCode, methods, type Confirmation, type Method } from './confirmation'
import { isDayUntil } from './days'
import type { ExpectedPayment } from './expectedPayment'
import { isMpesaCode } from './mpesaCode'

/** What money is for: something expected, income nobody pledged, or paying `of` back. */
export type Purpose =
  | ExpectedPayment
  | { readonly kind: 'income'; readonly id: ''; readonly name: string }
  | {
      readonly kind: 'refund'
      readonly id: string
      readonly name: string
      readonly of: Confirmation
    }

/** As in the security rules. */
export const mostKsh = 9_999_999

/** Cash has no receipt number; `id` is chosen once. */
export function cashCode(id: string): string {
  return `CASH-${id}`
}

/** Null for an invalid code, for cash, and until a method is chosen. */
export function readCode(method: Method | undefined, typed: string): string | null {
  if (method === 'bank') return bankCode(typed)
  const code = codeSigns(typed)
  return method === 'mpesa' && isMpesaCode(code) ? code : null
}

/** The codes that a search tries: M-Pesa's and a bank's, also of a part, such as TK5AY9DLMG-2 on a profile. */
export function codesIn(typed: string): readonly string[] {
  const codes = [typed, typed.replace(/-\d\d?\s*$/, '')].flatMap((each) => [
    codeSigns(each),
    bankCode(each.replace(/^\s*bank-/i, '')),
  ])
  return [...new Set(codes)].filter((code) => code !== null && code !== '').map(String)
}

/** Without spaces, dashes and invisible characters. */
export function codeSigns(typed: string): string {
  return plainDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
}

/** Whole Ksh, from 1 to `most`; null for anything else. */
export function readKsh(typed: string, most: number): number | null {
  const amount = wholeKsh(typed)
  return amount !== null && amount <= most ? amount : null
}

/** What is missing or wrong is null or undefined. `id`: for cash. Days go from `first` to `today`, Ksh up to `most`. */
export function readMoney(
  { paidOn, ...typed }: Readonly<Record<'method' | 'code' | 'total' | 'paidOn', string>>,
  { id, first, today, most }: { id: string; first: string; today: string; most: number },
) {
  const method = methods.find((each) => each === typed.method)
  return {
    method,
    code: method === 'cash' ? cashCode(id) : readCode(method, typed.code),
    total: readKsh(typed.total, most),
    paidOn: isDayUntil(today, paidOn) && paidOn >= first ? paidOn : null,
  }
}

/** Whole Ksh; undefined unless a payment is expected. */
export function awaited(purpose: Purpose | undefined): number | undefined {
  return purpose && 'amount' in purpose ? purpose.amount : undefined
}

/** Given as a bank's number, M-Pesa's code could be booked a second time. */
export function looksLikeMpesa(method: Method | undefined, typedCode: string): boolean {
  return method === 'bank' && isMpesaCode(codeSigns(typedCode))
}

/** What needs a second look. With `isTyped`, this includes half of what is expected or less, and twice or more. */
export function oddityOf(purpose: Purpose, amount: number, isTyped: boolean) {
  const expected = awaited(purpose)
  if (expected === undefined) return null
  if (isTyped && (amount * 2 <= expected || amount >= expected * 2)) return 'far-from-expected'
  // A fee has only one part, which tells the member that it is confirmed.
  return purpose.kind === 'fee' && amount < expected ? 'half-a-fee' : null
}
