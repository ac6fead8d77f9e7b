import { referenceOf } from '@/domain/documentId'
import { byText, groupBy } from './lists'
import { pairKey, type Matching, type MatchInput, type NamedPair } from './matching'
import type { StatementLine } from './statement'

interface Claim {
  readonly pair: NamedPair
  readonly agrees: boolean
}

export function namedPairs({
  expected: allExpected,
  lines,
  messages,
}: Omit<MatchInput, 'covered'>): Pick<Matching, 'certain' | 'unclear' | 'messagesLeft'> {
  // Nobody is told an account's id.
  const byReference = groupBy(
    allExpected.filter(({ kind }) => kind !== 'fee'),
    ({ id }) => referenceOf(id).toUpperCase(),
  )
  const pledgeOf = (reference: string) => {
    const [pledge, another] = byReference.get(reference) ?? []
    return another ? undefined : pledge
  }
  const byCode = new Map(lines.map((line) => [line.code, line]))
  const messagesLeft: Matching['messagesLeft'][number][] = []
  const claims = new Map<string, Claim>()
  const claim = (pair: NamedPair, statedAmount: number | null) => {
    const { expected, line } = pair
    const key = pairKey(pair)
    const earlier = claims.get(key)
    const agrees =
      expected.amount === line.amount && (statedAmount === null || statedAmount === line.amount)
    claims.set(key, { pair: earlier?.pair ?? pair, agrees: agrees && earlier?.agrees !== false })
  }
  for (const line of lines) {
    for (const word of accountWords(line)) {
      const expected = pledgeOf(word)
      if (expected) claim({ expected, line, by: 'account' }, null)
    }
  }
  for (const message of messages) {
    const line = byCode.get(message.code)
    const expected = pledgeOf(message.reference?.toUpperCase() ?? '')
    if (!line) messagesLeft.push({ message, why: 'not-in-statement' })
    else if (!expected) messagesLeft.push({ message, why: 'no-pledge' })
    else claim({ expected, line, by: 'message' }, message.amount)
  }
  return { ...sortClaims([...claims.values()]), messagesLeft }
}

/** Certain: agrees, and each side is named once. */
function sortClaims(claims: readonly Claim[]): Pick<Matching, 'certain' | 'unclear'> {
  const sides = claims.flatMap(({ pair }) => [pair.expected, pair.line])
  const named = groupBy<object, object>(sides, (side) => side)
  const isOnce = (side: object) => named.get(side)?.length === 1
  const certain: NamedPair[] = []
  const unclear: Matching['unclear'][number][] = []
  for (const { pair, agrees } of claims.toSorted(byDocument)) {
    if (agrees && isOnce(pair.expected) && isOnce(pair.line)) certain.push(pair)
    else unclear.push({ ...pair, why: agrees ? 'several' : 'amount' })
  }
  return { certain, unclear }
}

function byDocument({ pair: one }: Claim, { pair: other }: Claim): number {
  return byText(one.expected.id, other.expected.id) || byText(one.line.code, other.line.code)
}

/** A reference may be typed with spaces. */
function accountWords({ account }: StatementLine): ReadonlySet<string> {
  const words = account.toUpperCase().split(/[^A-Z0-9]+/)
  return new Set([...words, words.join('')])
}
