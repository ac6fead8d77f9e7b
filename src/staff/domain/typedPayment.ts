import { wholeKsh } from '@/domain/money/money'
import { plainDigits } from '@/domain/text/plainText'
import { bankCode, type Method } from './confirmation'
import { isMpesaCode } from './mpesaCode'

/** As in the security rules. */
export const mostKsh = 9_999_999

/** Null for wrong texts, for cash, and until a method is chosen. */
export function readCode(method: Method | '', typed: string): string | null {
  if (method === 'bank') return bankCode(typed)
  const code = codeSigns(typed)
  return method === 'mpesa' && isMpesaCode(code) ? code : null
}

/** What a search tries: M-Pesa's code, and a bank's. */
export function codesIn(typed: string): readonly string[] {
  const codes = [codeSigns(typed), bankCode(typed.replace(/^\s*bank-/i, ''))]
  return codes.filter((code) => code !== null && code !== '').map(String)
}

/** Without spaces, dashes and invisible characters. */
export function codeSigns(typed: string): string {
  return plainDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
}

export function readKsh(typed: string, most: number): number | null {
  const amount = wholeKsh(typed)
  return amount !== null && amount <= most ? amount : null
}

/** Under a bank's number, M-Pesa's code could be booked a second time. */
export function looksLikeMpesa(method: Method, typedCode: string): boolean {
  return method === 'bank' && isMpesaCode(codeSigns(typedCode))
}

/** Needs a second look. */
type Oddity = 'looks-like-mpesa' | 'far-from-expected'

/** Far: at most half, or at least twice. */
export function odditiesOf(
  { method, typedCode, amount }: { method: Method; typedCode: string; amount: number },
  expected: number,
): readonly Oddity[] {
  const odd: Oddity[] = []
  if (looksLikeMpesa(method, typedCode)) odd.push('looks-like-mpesa')
  if (amount * 2 <= expected || amount >= expected * 2) odd.push('far-from-expected')
  return odd
}
