import { isMpesaCode } from './mpesaCode'
import { bankCode, type Arrival } from './confirmation'

export function readCode(method: Arrival, typed: string): string | null {
  if (method === 'bank') return bankCode(typed)
  const code = codeSigns(typed)
  return isMpesaCode(code) ? code : null
}

/** Without spaces, dashes and invisible characters. */
export function codeSigns(typed: string): string {
  return typed.toUpperCase().replace(/[\s\p{Cf}\p{Pd}]/gu, '')
}

/** Needs a second look. */
export type Oddity = 'looks-like-mpesa' | 'far-from-expected'

/** Far: at most half, or at least twice. */
export function odditiesOf(
  { method, typedCode, amount }: { method: Arrival; typedCode: string; amount: number },
  expected: number,
): readonly Oddity[] {
  const isFar = amount * 2 <= expected || amount >= expected * 2
  return [
    ...(method === 'bank' && isMpesaCode(codeSigns(typedCode))
      ? (['looks-like-mpesa'] as const)
      : []),
    ...(isFar ? (['far-from-expected'] as const) : []),
  ]
}
