import { referenceOf } from '@/domain/documentId'
import type { Matching, MatchInput, NamedPair, Pledge } from './matching'
import type { StatementLine } from './statement'

interface Claim {
  readonly pair: NamedPair
  readonly agrees: boolean
}

/** The pairs that payers have named, by a message to us or as the account number of a payment. */
export function namedPairs({
  pledges,
  lines,
  told,
}: Omit<MatchInput, 'reach'>): Pick<Matching, 'certain' | 'unclear' | 'toldLeft'> {
  const byReference = referencesOf(pledges)
  const byCode = new Map(lines.map((line) => [line.code, line]))
  const toldLeft: Matching['toldLeft'][number][] = []
  const claims = new Map<string, Claim>()
  const claim = (pair: NamedPair, saysAmount: number | null) => {
    const { pledge, line } = pair
    const key = `${line.code} ${pledge.id}`
    const earlier = claims.get(key)
    const agrees =
      pledge.amount === line.amount && (saysAmount === null || saysAmount === line.amount)
    claims.set(key, { pair: earlier?.pair ?? pair, agrees: agrees && earlier?.agrees !== false })
  }
  for (const line of lines) {
    for (const word of wordsOfAccount(line)) {
      const pledge = byReference.get(word)
      if (pledge) claim({ pledge, line, by: 'account' }, null)
    }
  }
  for (const message of told) {
    const line = byCode.get(message.code)
    const pledge = byReference.get(message.reference?.toUpperCase() ?? '')
    if (!line) toldLeft.push({ told: message, why: 'not-in-statement' })
    else if (!pledge) toldLeft.push({ told: message, why: 'no-pledge' })
    else claim({ pledge, line, by: 'message' }, message.amount)
  }
  return { ...judged([...claims.values()]), toldLeft }
}

/** Certain is what agrees and is named once on either side. */
function judged(claims: readonly Claim[]): Pick<Matching, 'certain' | 'unclear'> {
  const times = new Map<Pledge | StatementLine, number>()
  for (const { pair } of claims) {
    for (const side of [pair.pledge, pair.line]) times.set(side, (times.get(side) ?? 0) + 1)
  }
  const certain: NamedPair[] = []
  const unclear: Matching['unclear'][number][] = []
  for (const { pair, agrees } of claims) {
    const isOne = times.get(pair.pledge) === 1 && times.get(pair.line) === 1
    if (agrees && isOne) certain.push(pair)
    else unclear.push({ ...pair, why: agrees ? 'several' : 'amount' })
  }
  return { certain: certain.toSorted(byDocument), unclear: unclear.toSorted(byDocument) }
}

function byDocument(one: NamedPair, other: NamedPair): number {
  const [first, second] = [one, other].map(({ pledge, line }) => `${pledge.id} ${line.code}`)
  return (first ?? '') < (second ?? '') ? -1 : 1
}

/** The pledges that people name by a reference; one that two of them share names neither. */
function referencesOf(pledges: readonly Pledge[]): ReadonlyMap<string, Pledge> {
  const found = new Map<string, Pledge>()
  const shared = new Set<string>()
  for (const pledge of pledges) {
    // A fee belongs to an account, whose id nobody is told.
    if (pledge.kind === 'fee') continue
    const reference = referenceOf(pledge.id).toUpperCase()
    if (found.has(reference)) shared.add(reference)
    found.set(reference, pledge)
  }
  for (const reference of shared) found.delete(reference)
  return found
}

/** What a payer may have meant as the reference: a word, or all of it if it was typed with spaces. */
function wordsOfAccount({ account }: StatementLine): ReadonlySet<string> {
  const words = account.toUpperCase().split(/[^A-Z0-9]+/)
  return new Set([...words, words.join('')])
}
