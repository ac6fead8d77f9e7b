import type { Likeness } from './likeness'
import type { Reasons } from './matching'

/** In national format; 25****78 hides part of 254. */
export type VisiblePhone = NonNullable<ReturnType<typeof visiblePhone>>

export function visiblePhone(text: string) {
  const bare = text
    .replace(/[^\d*]/g, '')
    .replace(/^254(?=[\d*])/, '0')
    .replace(/^25?(?=\*)/, '')
  if (!/\d/.test(bare)) return null
  const parts = bare.split('*')
  return { beginning: parts[0] ?? '', end: parts.at(-1) ?? '', isWhole: parts.length === 1 }
}

/** Less than 10: many numbers begin alike, so a digit rules out fewer than nine in ten. */
const oddsOfDigit = 6

/** How often the payer's number is the typed one, by how alike the names are. */
const samePhoneShares = { equal: 0.9, fits: 0.9, partly: 0.5, other: 0.2, unknown: 0.5 } as const

export function comparePhones(
  typed: VisiblePhone | null,
  shown: VisiblePhone | null,
  name: Reasons['name'],
): Likeness<Reasons['phone']> {
  if (!typed?.isWhole || !shown) return noPhone
  const fits = shown.isWhole
    ? typed.beginning === shown.beginning
    : typed.beginning.startsWith(shown.beginning) && typed.end.endsWith(shown.end)
  if (!fits) return { kind: 'other', odds: 1 - samePhoneShares[name] }
  // Every number begins with 07 or 01.
  const knownDigits = shown.isWhole ? 8 : Math.max(0, shown.beginning.length - 2) + shown.end.length
  if (knownDigits === 0) return noPhone
  const odds = samePhoneShares[name] * oddsOfDigit ** knownDigits
  return { kind: shown.isWhole ? 'equal' : 'fits', odds }
}

const noPhone = { kind: 'unknown', odds: 1 } as const
