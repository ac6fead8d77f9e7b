import * as v from 'valibot'
import { plainDigits } from '@/domain/text/plainText'

/** For example 'Ksh 1,500'. The first use of Intl.NumberFormat costs a cheap phone 100 ms. */
export function formatKsh(amount: number): string {
  return `Ksh ${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')}`
}

/** For example 'Ksh 1,500' or 'Ksh 1,500.50'. */
export function formatCents(cents: number): string {
  if (cents < 0) return `−${formatCents(-cents)}`
  const rest = cents % 100
  const shown = formatKsh((cents - rest) / 100)
  return rest === 0 ? shown : `${shown}.${String(rest).padStart(2, '0')}`
}

/** 'Ksh 1,500/=', '1,500 KES' and '١٥٠٠' become '1500', without invisible signs; unclear text stays. */
function plainAmount(typed: string): string {
  const sum = plainDigits(typed)
    .trim()
    .replace(/^(?:kshs?|kes)\.?\s*|\s*(?:kshs?|kes)\.?$/gi, '')
    .replace(/\s*\/[=-]$/, '')
    .replace(/\.00$/, '')
  return /^\d{1,3}(?:[,\s]\d{3})+$/.test(sum) ? sum.replace(/\D/g, '') : sum
}

/** Whole Ksh, from 1. */
export function amountText(largest: number, tooLarge: string) {
  return v.pipe(
    v.string(),
    v.transform(plainAmount),
    v.nonEmpty('Amount is required'),
    v.check(
      (value) => !value.startsWith('-') && !/^0+$/.test(value),
      'The amount must be at least Ksh 1',
    ),
    v.check((value) => !/^\d+[.,]\d+$/.test(value), 'Use whole shillings, without cents'),
    v.regex(/^\d+$/, 'Write the amount in digits only, for example 500'),
    v.check((value) => !value.startsWith('0'), 'Write the amount without a zero in front'),
    v.check((value) => Number(value) <= largest, tooLarge),
  )
}

/** Whole Ksh up to 9,999,999, as staff type them; null for anything else. */
export function wholeKsh(typed: string): number | null {
  const sum = plainAmount(typed)
  return /^[1-9]\d{0,6}$/.test(sum) ? Number(sum) : null
}

/** Accepted after a warning, cents included; becomes Ksh. */
export const unusualAmount = v.pipe(
  v.string(),
  v.transform(plainAmount),
  v.regex(/^\d{1,9}(?:\.\d{1,2})?$/),
  v.transform(Number),
  v.minValue(0.01),
)
