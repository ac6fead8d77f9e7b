import type { Reasons } from './matching'

/** How far two names or numbers are the same: points for the score, and what people are told. */
export interface Likeness<Kind> {
  readonly points: number
  readonly kind: Kind
}

/** The most points a name, a phone number and the time can bring. */
export const mostPoints = { name: 50, phone: 30, time: 20 } as const

const titles = new Set('MR,MRS,MS,MISS,DR,PROF,REV,SIR,MADAM,BRO,SIS'.split(','))

/** The words of a name in capitals, whatever their case, accents and apostrophes; stars stay. */
export function nameWords(name: string): readonly string[] {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'\u2019`]/gu, '')
    .toUpperCase()
    .split(/[^\p{L}*]+/u)
    .filter((word) => word !== '' && !titles.has(word))
}

/** The least that a word says, however many people are called that; an initial says as much. */
const leastWeight = 0.65

/** How much a word of a name says, from 1 down: many people in one statement are called the same. */
export function wordWeights(names: readonly (readonly string[])[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const words of names) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  // A few lines cannot show what is common.
  const people = Math.max(names.length, 50)
  const weights = new Map<string, number>()
  for (const [word, count] of counts) {
    const share = (count - 1) / people
    weights.set(
      word,
      share === 0 ? 1 : Math.min(1, Math.max(leastWeight, -Math.log10(share) / 1.7)),
    )
  }
  return (word) => weights.get(word) ?? 1
}

/** So much evidence names a person: two words, be they common ones. */
const enough = 2 * leastWeight

/**
 * Compares what somebody typed as their name with what a statement shows, in whatever order the words
 * are. A hidden word fits any one word but shows nothing.
 */
export function compareNames(
  typed: readonly string[],
  shown: readonly string[],
  weightOf: (word: string) => number,
): Likeness<Reasons['name']> {
  if (typed.length === 0 || shown.every(isHidden)) return { points: 0, kind: 'unknown' }
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
  // Both sides have a word that the other side lacks: relatives share the rest of a name.
  const isContradicted = left.length > 0 && !open.every(isHidden)
  const points = mostPoints.name * Math.min(1, evidence / enough) * (isContradicted ? 0.6 : 1)
  if (evidence === 0) return { points: 0, kind: 'other' }
  if (isContradicted) return { points, kind: 'partly' }
  return { points, kind: isExact && left.length === 0 && open.length === 0 ? 'equal' : 'fits' }
}

/** How two words may fit, the surest first, and what share of a word's weight it counts; null: the least. */
const grades: readonly (readonly [number | null, (typed: string, shown: string) => boolean])[] = [
  [1, (typed, shown) => typed === shown],
  [0.85, isCloseSpelling],
  [null, isPartOf],
]

function isHidden(word: string): boolean {
  return /^\*+$/.test(word)
}

/** 'W' and 'WANJIRU', or 'WAN***U' and 'WANJIRU'. */
function isPartOf(typed: string, shown: string): boolean {
  if (typed.length === 1) return shown.startsWith(typed)
  if (shown.length === 1) return shown !== '*' && typed.startsWith(shown)
  if (!shown.includes('*') || isHidden(shown)) return false
  const beginning = shown.slice(0, shown.indexOf('*'))
  const end = shown.slice(shown.lastIndexOf('*') + 1)
  return (
    typed.length >= beginning.length + end.length &&
    typed.startsWith(beginning) &&
    typed.endsWith(end)
  )
}

/** One letter more, less, different or exchanged with its neighbour, in words long enough for slips. */
function isCloseSpelling(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 5 || long.length - short.length > 1 || long.includes('*')) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  if (long.length > short.length) return short.slice(same) === long.slice(same + 1)
  if (short.slice(same + 1) === long.slice(same + 1)) return true
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === long.slice(same + 2)
  )
}

/** What can be seen of a phone number: its first and its last digits, as dialled in the country. */
export interface VisiblePhone {
  readonly beginning: string
  readonly end: string
  readonly isWhole: boolean
}

/** Reads a number with or without stars; null where it shows nothing. */
export function visiblePhone(text: string): VisiblePhone | null {
  const bare = text.replace(/[^\d*]/g, '').replace(/^254(?=[\d*])/, '0')
  if (!/\d/.test(bare)) return null
  const hidden = bare.indexOf('*')
  if (hidden === -1) return { beginning: bare, end: bare, isWhole: true }
  return {
    beginning: bare.slice(0, hidden),
    end: bare.slice(bare.lastIndexOf('*') + 1),
    isWhole: false,
  }
}

/** Against another number, many points: even a right name may be another person's. */
const otherPhonePoints = -8

/** Compares a typed number with what a statement shows of one; only digits that can be seen count. */
export function comparePhones(
  typed: VisiblePhone | null,
  shown: VisiblePhone | null,
): Likeness<Reasons['phone']> {
  if (!typed?.isWhole || !shown) return { points: 0, kind: 'unknown' }
  const fits = typed.beginning.startsWith(shown.beginning) && typed.end.endsWith(shown.end)
  if (!fits) return { points: otherPhonePoints, kind: 'other' }
  if (shown.isWhole) {
    return typed.beginning === shown.beginning
      ? { points: mostPoints.phone, kind: 'equal' }
      : { points: otherPhonePoints, kind: 'other' }
  }
  // Every number begins with 07 or 01: those two digits say nothing.
  const telling = Math.max(0, shown.beginning.length - 2) + shown.end.length
  return { points: Math.min(mostPoints.phone, telling * 6), kind: telling > 0 ? 'fits' : 'unknown' }
}
