import { groupBy } from './lists'
import type { Reasons } from './matching'
import { nameVariants } from './nicknames'

/** `odds`: how much likelier it is for a right pair than for any payer and any pledge. */
export interface Likeness<Kind> {
  readonly kind: Kind
  readonly odds: number
}

interface TypedName {
  readonly words: readonly string[]
  /** Names that are only in the email address. */
  readonly more: readonly string[]
}

interface ShownName {
  readonly words: readonly string[]
  readonly isMasked: boolean
}

/** How often the payer has the typed name, part of it, or another name. */
const payerShares = { own: 0.85, partly: 0.06, other: 0.07 } as const

/** By grade, from 1: how often two words for one person match like this. */
const likelihoods = [0, 0.9, 0.6, 0.4, 0.8] as const

/** Some names often go together, so a second match says less. */
const correlation = 2

/** How often the email address is another person's, for masked names and for open ones. */
const wrongEmailOdds = { masked: 0.35, open: 0.2 } as const

/** Added to the number of names, since a few names cannot show what is common. */
const priorNames = 120

type NameLikeness = Likeness<Reasons['name']> & { readonly isByEmail?: boolean }

/** 1: the same word; 2: another usual form of it; 3: a close spelling; 4: a part that fits. */
type Grade = 1 | 2 | 3 | 4

interface Word {
  /** The grade of each known word that is like it. */
  readonly grades: ReadonlyMap<string, Grade>
  /** By grade. */
  readonly odds: readonly number[]
}

/** All the names together show which are common. */
export function nameComparer(allNames: readonly (readonly string[])[]) {
  const counts = new Map<string, number>()
  for (const word of allNames.flatMap((name) => [...new Set(name)]))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const byFirstLetter = groupBy(counts.keys(), (word) => word.slice(0, 1))
  const known = new Map<string, Word>()

  function createWord(word: string): Word {
    const grades = new Map<string, Grade>([[word, 1]])
    const add = (others: Iterable<string>, grade: Grade, isLike: (other: string) => boolean) => {
      for (const other of others) if (!grades.has(other) && isLike(other)) grades.set(other, grade)
    }
    const sameLetter = byFirstLetter.get(word.slice(0, 1)) ?? []
    add(variantsByName.get(word) ?? [], 2, (other) => counts.has(other))
    add(sameLetter, 3, (other) => isCloseSpelling(word, other))
    add(sameLetter, 4, (other) => isPartOf(word, other))
    const common = [0, 0, 0, 0, 0]
    for (const [other, grade] of grades)
      common[grade] = (common[grade] ?? 0) + (counts.get(other) ?? 0)
    let sum = 1
    const shares = common.map((count) => (sum += count) / (priorNames + allNames.length))
    return { grades, odds: shares.map((share, grade) => (likelihoods[grade] ?? 0) / share) }
  }
  function wordOf(text: string): Word {
    const word = known.get(text) ?? createWord(text)
    known.set(text, word)
    return word
  }

  return (typed: TypedName): ((shown: ShownName) => NameLikeness) => {
    const words = typed.words.map(wordOf)
    const more = typed.more
      .filter((text) => counts.has(text))
      // 'Mo' and mohamed@… are one name.
      .filter((text) => words.every(({ grades }) => grades.get(text) !== 2))
      .map(wordOf)
    const alike = new Set([...words, ...more].flatMap(({ grades }) => [...grades.keys()]))
    return (shown) => {
      if (alike.size === 0 || shown.words.length === 0) return noName
      const isAlike = shown.words.some((word) => alike.has(word))
      return isAlike ? compareWords(words, more, shown) : otherName
    }
  }
}

function compareWords(
  words: readonly Word[],
  more: readonly Word[],
  shown: ShownName,
): NameLikeness {
  const open = [...shown.words]
  let odds = 1
  let worstGrade = 0
  const isLeft = (word: Word, maxGrade: number): boolean => {
    for (let grade = 1; grade <= maxGrade; grade += 1) {
      const at = open.findIndex((other) => word.grades.get(other) === grade)
      if (at === -1) continue
      open.splice(at, 1)
      odds *= Math.max(1, (word.odds[grade] ?? 1) / (worstGrade === 0 ? 1 : correlation))
      worstGrade = Math.max(worstGrade, grade)
      return false
    }
    return true
  }
  // 'A friend' has no name but the one in the email address.
  const isAnonymous = words.length === 0
  // The best grade comes first: an initial must not use up an exact match.
  let left = isAnonymous ? more : words
  for (let grade = 1; grade <= 4; grade += 1) left = left.filter((word) => isLeft(word, grade))
  const fitting = open.length
  const otherInEmail = isAnonymous ? [] : more.filter((word) => isLeft(word, 3))
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

const otherName: NameLikeness = { kind: 'other', odds: payerShares.other }
const noName: NameLikeness = { kind: 'unknown', odds: 1 }

const variantsByName = new Map<string, string[]>()
for (const forms of nameVariants)
  for (const form of forms)
    variantsByName.set(form, [...(variantsByName.get(form) ?? []), ...forms])

/** Whether 'W' or 'WAN***U' fits 'WANJIRU'. The caller has compared the first letters. */
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

/** Whether long words differ by one letter more, less, changed or swapped. The first letters are already equal. */
function isCloseSpelling(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 5) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  const [first, second] = [short.slice(same), long.slice(same)]
  const isSwapped = first[0] === second[1] && first[1] === second[0]
  return (
    first === second.slice(1) ||
    first.slice(1) === second.slice(1) ||
    (isSwapped && first.slice(2) === second.slice(2))
  )
}
