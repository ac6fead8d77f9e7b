import { referenceOf } from '@/domain/documentId'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
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
  const byReference = referencesOf(allExpected)
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
      const expected = byReference.get(word)
      if (expected) claim({ expected, line, by: 'account' }, null)
    }
  }
  for (const message of messages) {
    const line = byCode.get(message.code)
    const expected = byReference.get(message.reference?.toUpperCase() ?? '')
    if (!line) messagesLeft.push({ message, why: 'not-in-statement' })
    else if (!expected) messagesLeft.push({ message, why: 'no-pledge' })
    else claim({ expected, line, by: 'message' }, message.amount)
  }
  return { ...sortClaims([...claims.values()]), messagesLeft }
}

/** Certain: agrees, and each side is named once. */
function sortClaims(claims: readonly Claim[]): Pick<Matching, 'certain' | 'unclear'> {
  const times = new Map<object, number>()
  for (const { pair } of claims) {
    for (const side of [pair.expected, pair.line]) times.set(side, (times.get(side) ?? 0) + 1)
  }
  const certain: NamedPair[] = []
  const unclear: Matching['unclear'][number][] = []
  for (const { pair, agrees } of claims) {
    const isOne = times.get(pair.expected) === 1 && times.get(pair.line) === 1
    if (agrees && isOne) certain.push(pair)
    else unclear.push({ ...pair, why: agrees ? 'several' : 'amount' })
  }
  return { certain: certain.toSorted(byDocument), unclear: unclear.toSorted(byDocument) }
}

function byDocument(one: NamedPair, other: NamedPair): number {
  const [first, second] = [one, other].map(({ expected, line }) => `${expected.id} ${line.code}`)
  return (first ?? '') < (second ?? '') ? -1 : 1
}

/** Without shared references. */
function referencesOf(
  allExpected: readonly ExpectedPayment[],
): ReadonlyMap<string, ExpectedPayment> {
  const found = new Map<string, ExpectedPayment>()
  const shared = new Set<string>()
  for (const expected of allExpected) {
    // Nobody is told an account's id.
    if (expected.kind === 'fee') continue
    const reference = referenceOf(expected.id).toUpperCase()
    if (found.has(reference)) shared.add(reference)
    found.set(reference, expected)
  }
  for (const reference of shared) found.delete(reference)
  return found
}

/** A reference may be typed with spaces. */
function accountWords({ account }: StatementLine): ReadonlySet<string> {
  const words = account.toUpperCase().split(/[^A-Z0-9]+/)
  return new Set([...words, words.join('')])
}
