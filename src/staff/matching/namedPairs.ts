import * as v from 'valibot'
import { formatPhone, phoneSchema } from '@/domain/contact/phone'
import { referenceOf } from '@/domain/documentId'
import { byText, groupBy } from './lists'
import { pairKey, type Matching, type MatchInput, type NamedPair } from './matching'
import { delayOf, earliestDelay } from './scoring'

export function namedPairs({
  expected: allExpected,
  lines,
  messages,
}: Omit<MatchInput, 'covered'>) {
  // A fee has no reference: nobody is told an account's id.
  const byReference = groupBy(
    allExpected.filter(({ kind }) => kind !== 'fee'),
    ({ id }) => referenceOf(id).toUpperCase(),
  )
  const pledgeOf = (reference: string) => {
    const [pledge, another] = byReference.get(reference) ?? []
    return another ? undefined : pledge
  }
  const byPhone = groupBy(allExpected, ({ phone }) => knownPhone(phone ?? ''))
  const byCode = new Map(lines.map((line) => [line.code, line]))
  const messagesLeft: Matching['messagesLeft'][number][] = []
  const claims = new Map<string, NamedPair>()
  const claim = (pair: NamedPair, stated: number | null) => {
    const { amount } = pair.line
    const before = claims.get(pairKey(pair))
    // What a message says counts more than a number.
    const known = before && before.why !== 'early' ? before : pair
    const agrees = pair.expected.amount === amount && (stated ?? amount) === amount
    claims.set(pairKey(pair), agrees ? known : { ...known, why: 'amount' })
  }
  for (const line of lines) {
    for (const word of referencesIn(line.account)) {
      const expected = pledgeOf(word)
      if (expected) claim({ expected, line, by: 'account' }, null)
    }
    const phone = knownPhone(line.account)
    for (const expected of (phone && byPhone.get(phone)) || []) {
      // A number names the person, and not what the money is for.
      const isEarly = (delayOf({ expected, line })?.to ?? 0) < earliestDelay
      claim({ expected, line, by: 'phone', ...(isEarly && { why: 'early' }) }, null)
    }
  }
  for (const message of messages) {
    const line = byCode.get(message.code)
    const expected = pledgeOf(message.reference?.toUpperCase() ?? '')
    if (!line) messagesLeft.push({ message, why: 'not-in-statement' })
    else if (!expected) messagesLeft.push({ message, why: 'no-pledge' })
    else claim({ expected, line, by: 'message' }, message.amount)
  }
  return { named: judged([...claims.values()]), messagesLeft }
}

/** A pair without `why` is certain: the amounts agree, and each side is named once. */
function judged(claims: readonly NamedPair[]): readonly NamedPair[] {
  const sides = claims.flatMap(({ expected, line }) => [expected, line])
  const named = groupBy<object, object>(sides, (side) => side)
  const isSeveral = (side: object) => named.get(side)?.length !== 1
  return [...claims].sort(byDocument).map((pair) => {
    const isUnclear = !pair.why && (isSeveral(pair.expected) || isSeveral(pair.line))
    return isUnclear ? { ...pair, why: 'several' } : pair
  })
}

function byDocument(one: NamedPair, other: NamedPair): number {
  return byText(one.expected.id, other.expected.id) || byText(one.line.code, other.line.code)
}

/** What may be our reference in an account number: 'K7P2QX', 'k7p 2qx', 'Ref:K7P2-QX for trip'. */
export function referencesIn(account: string): ReadonlySet<string> {
  const words = account.toUpperCase().split(/[^A-Z0-9]+/)
  const joined = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join('')),
  )
  return new Set(joined.filter((word) => referencePattern.test(word)))
}

/** With a letter and a digit: for a word such as MEMBER a stranger could choose the id of a pledge. */
const referencePattern = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{6}$/

/** In international format without a plus; null unless it is a Kenyan mobile number. */
function knownPhone(typed: string): string | null {
  const { success, output } = v.safeParse(phoneSchema, typed)
  return success ? formatPhone(output, 'international') : null
}
