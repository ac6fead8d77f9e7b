import type { Reasons } from './matching'

export interface Likeness<Kind> {
  readonly points: number
  readonly kind: Kind
}

export const mostPoints = { name: 50, phone: 30, time: 20 } as const

const titles = new Set('MR,MRS,MS,MISS,DR,PROF,REV,SIR,MADAM,BRO,SIS'.split(','))

/** Capitals without accents, apostrophes and titles; stars stay. */
export function readName(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'\u2019`]/gu, '')
    .toUpperCase()
    .split(/[^\p{L}*]+/u)
    .filter((word) => word !== '' && !titles.has(word))
}

/** Of the most common name, and of an initial. */
const leastWeight = 0.65

/** From 1 down: a name that many payers share says less. */
export function wordWeights(names: readonly (readonly string[])[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const words of names) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  // A few lines cannot show what is common.
  const people = Math.max(names.length, 50)
  return (word) => {
    const share = ((counts.get(word) ?? 1) - 1) / people
    return share === 0 ? 1 : Math.min(1, Math.max(leastWeight, -Math.log10(share) / 1.7))
  }
}

/** Two words, even common ones, name a person. */
const enough = 2 * leastWeight

/** Words may stand in any order; a hidden word fits any one word. */
export function compareNames(
  typed: readonly string[],
  shown: readonly string[],
  weightOf: (word: string) => number,
): Likeness<Reasons['name']> {
  if (typed.every(isHidden) || shown.every(isHidden)) return { points: 0, kind: 'unknown' }
  // Every way to fit needs the same first letter.
  if (!typed.some((word) => shown.some((other) => word[0] === other[0]))) return otherName
  const open = [...shown]
  let left = [...typed]
  let evidence = 0
  let isExact = true
  for (const [quality, fits] of grades) {
    left = left.filter((word) => {
      const at = open.findIndex((other) => fits(word, other))
      const found = open[at]
      if (found === undefined) return true
      open.splice(at, 1)
      evidence += quality === null ? leastWeight : quality * weightOf(found)
      if (quality !== 1) isExact = false
      return false
    })
  }
  if (evidence === 0) return otherName
  // Each side has a word that the other lacks: relatives share the rest of a name.
  const isContradicted = left.length > 0 && !open.every(isHidden)
  const points = mostPoints.name * Math.min(1, evidence / enough) * (isContradicted ? 0.6 : 1)
  if (isContradicted) return { points, kind: 'partly' }
  return { points, kind: isExact && left.length === 0 && open.length === 0 ? 'equal' : 'fits' }
}

const otherName = { points: 0, kind: 'other' } as const

function isHidden(word: string): boolean {
  return word.startsWith('*')
}

/** The surest first, with the share of the weight that counts; null: the least. */
const grades: readonly (readonly [number | null, (typed: string, shown: string) => boolean])[] = [
  [1, (typed, shown) => typed === shown],
  [0.85, isCloseSpelling],
  [null, isPartOf],
]

/** 'W' and 'WANJIRU', or 'WAN***U' and 'WANJIRU'. */
function isPartOf(typed: string, shown: string): boolean {
  if (typed[0] !== shown[0]) return false
  if (typed.length === 1 || shown.length === 1) return true
  const hidden = shown.indexOf('*')
  if (hidden === -1) return false
  const end = shown.slice(shown.lastIndexOf('*') + 1)
  return (
    typed.length >= hidden + end.length &&
    typed.startsWith(shown.slice(0, hidden)) &&
    typed.endsWith(end)
  )
}

/**
 * One letter more, less, different or swapped with its neighbour, in long words, never the first.
 */
function isCloseSpelling(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const difference = long.length - short.length
  if (one[0] !== other[0] || short.length < 5 || difference > 1) return false
  let begin = 0
  while (begin < short.length && short[begin] === long[begin]) begin += 1
  let end = 0
  while (
    end < short.length - begin &&
    short[short.length - 1 - end] === long[long.length - 1 - end]
  ) {
    end += 1
  }
  const rest = short.length - begin - end
  if (difference === 1) return rest === 0
  const isExchange =
    rest === 2 && short[begin] === long[begin + 1] && short[begin + 1] === long[begin]
  return rest <= 1 || isExchange
}

/** As dialled in the country. */
export type VisiblePhone = NonNullable<ReturnType<typeof visiblePhone>>

/** Null where no digit is visible. */
export function visiblePhone(text: string) {
  const bare = text.replace(/[^\d*]/g, '').replace(/^254(?=[\d*])/, '0')
  if (!/\d/.test(bare)) return null
  const parts = bare.split('*')
  return { beginning: parts[0] ?? '', end: parts.at(-1) ?? '', isWhole: parts.length === 1 }
}

/** Even a right name may be another person's. */
const otherPhonePoints = -8

export function comparePhones(
  typed: VisiblePhone | null,
  shown: VisiblePhone | null,
): Likeness<Reasons['phone']> {
  if (!typed?.isWhole || !shown) return { points: 0, kind: 'unknown' }
  const fits = shown.isWhole
    ? typed.beginning === shown.beginning
    : typed.beginning.startsWith(shown.beginning) && typed.end.endsWith(shown.end)
  if (!fits) return { points: otherPhonePoints, kind: 'other' }
  if (shown.isWhole) return { points: mostPoints.phone, kind: 'equal' }
  // Every number begins with 07 or 01, which says nothing.
  const telling = Math.max(0, shown.beginning.length - 2) + shown.end.length
  return { points: Math.min(mostPoints.phone, telling * 6), kind: telling > 0 ? 'fits' : 'unknown' }
}
