import type { Reasons } from './matching'
import { nameVariants } from './nicknames'

/** `odds`: how much likelier than for any payer and any pledge. */
export interface Likeness<Kind> {
  readonly kind: Kind
  readonly odds: number
}

/** Its words as numbers. */
export interface Name {
  readonly words: readonly number[]
  /** Only in the email address. */
  readonly more: readonly number[]
  readonly isMasked: boolean
}

/** How often a payer has the typed name, part of it, or another. */
const payerShares = { own: 0.85, partly: 0.06, other: 0.07 } as const

/** By grade, from 1: how often words of one person match so. */
const likelihoods = [0, 0.9, 0.6, 0.4, 0.8] as const

/** Names come in sets, so a second match says less. */
const correlation = 2

/** How often the email is another person's, by whether the payer's name is masked. */
const wrongEmailOdds = { masked: 0.35, open: 0.2 } as const

/** Counts as so many more names: a few cannot show what is common. */
const priorNames = 120

type NameLikeness = Likeness<Reasons['name']> & { readonly isByEmail?: boolean }

const otherName: NameLikeness = { kind: 'other', odds: payerShares.other }
const noName: NameLikeness = { kind: 'unknown', odds: 1 }

export function nameComparer(allNames: Iterable<readonly string[]>) {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  const counts: number[] = []
  const byFirstLetter = new Map<string, number[]>()
  let names = priorNames
  for (const name of allNames) {
    names += 1
    for (const word of new Set(name)) {
      const number = numbers.get(word)
      if (number !== undefined) counts[number] = (counts[number] ?? 0) + 1
      else {
        const letter = word.slice(0, 1)
        const same = byFirstLetter.get(letter) ?? []
        byFirstLetter.set(letter, same)
        same.push(texts.length)
        numbers.set(word, texts.length)
        texts.push(word)
        counts.push(1)
      }
    }
  }
  const rows = new Map<number, ReturnType<typeof createRow>>()

  /** How well other words match this one. */
  function createRow(number: number) {
    const word = texts[number] ?? ''
    const grades = new Uint8Array(texts.length)
    for (const form of variantsByName.get(word) ?? []) {
      const other = numbers.get(form)
      if (other !== undefined) grades[other] = 2
    }
    for (const other of byFirstLetter.get(word.slice(0, 1)) ?? []) {
      const text = texts[other] ?? ''
      if (grades[other] === 0)
        grades[other] = isCloseSpelling(word, text) ? 3 : isPartOf(word, text) ? 4 : 0
    }
    grades[number] = 1
    const common = [0, 0, 0, 0, 0]
    for (let other = 0; other < grades.length; other += 1) {
      const grade = grades[other] ?? 0
      if (grade > 0) common[grade] = (common[grade] ?? 0) + (counts[other] ?? 0)
    }
    let sum = 1
    const shares = common.map((count) => (sum += count) / names)
    return { grades, odds: shares.map((share, grade) => (likelihoods[grade] ?? 0) / share) }
  }
  function getRow(number: number) {
    const row = rows.get(number) ?? createRow(number)
    rows.set(number, row)
    return row
  }

  function createComparer({ words, more: inEmail, isMasked }: Name) {
    // 'Mo' and mohamed@… are one name.
    const more = inEmail.filter((word) => words.every((own) => getRow(own).grades[word] !== 2))
    const typed = { words, more, isMasked }
    const typedGrades = [...typed.words, ...typed.more].map((word) => getRow(word).grades)
    return (shown: Name) => {
      if (typedGrades.length > 0 && shown.words.length > 0) {
        const isAlike = typedGrades.some((grades) => shown.words.some((word) => grades[word] !== 0))
        return isAlike ? compare(typed, shown) : otherName
      }
      return noName
    }
  }

  function compare(typed: Name, shown: Name): NameLikeness {
    const open = [...shown.words]
    let odds = 1
    let worstGrade = 0
    const isLeft = (word: number, maxGrade: number): boolean => {
      const row = getRow(word)
      for (let grade = 1; grade <= maxGrade; grade += 1) {
        const at = open.findIndex((other) => row.grades[other] === grade)
        if (at === -1) continue
        open.splice(at, 1)
        odds *= Math.max(1, (row.odds[grade] ?? 1) / (worstGrade === 0 ? 1 : correlation))
        worstGrade = Math.max(worstGrade, grade)
        return false
      }
      return true
    }
    // 'A friend' has only the email's name.
    const isAnonymous = typed.words.length === 0
    const more = isAnonymous ? [] : typed.more
    // Best first: an initial must not use up an exact match.
    let left = isAnonymous ? typed.more : typed.words
    for (let grade = 1; grade <= 4; grade += 1) left = left.filter((word) => isLeft(word, grade))
    const fitting = open.length
    const otherInEmail = more.filter((word) => isLeft(word, 3))
    const isByEmail = isAnonymous || open.length < fitting
    if (otherInEmail.length > 0 && open.length > 0 && !isByEmail) {
      odds *= shown.isMasked ? wrongEmailOdds.masked : wrongEmailOdds.open
    }
    if (worstGrade === 0) return otherName
    if (left.length > 0 && open.length > 0)
      return { kind: 'partly', odds: payerShares.partly * odds, isByEmail }
    const isEqual = worstGrade === 1 && left.length === 0 && fitting === 0 && !shown.isMasked
    return { kind: isEqual ? 'equal' : 'fits', odds: payerShares.own * odds, isByEmail }
  }
  return { createComparer, numberOf: (word: string) => numbers.get(word) }
}

const variantsByName = new Map<string, Set<string>>()
for (const forms of nameVariants) {
  for (const form of forms)
    variantsByName.set(form, new Set([...(variantsByName.get(form) ?? []), ...forms]))
}

/** 'W' or 'WAN***U' for 'WANJIRU', with the same first letter. */
function isPartOf(typed: string, shown: string): boolean {
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

/** In long words with the same first letter: one letter more, less, changed or swapped. */
function isCloseSpelling(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const difference = long.length - short.length
  if (short.length < 5 || difference > 1) return false
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

/** A digit rules out fewer than nine in ten: numbers begin alike. */
const oddsOfDigit = 6

/** How often the payer's number is the typed one, by likeness of name. */
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
