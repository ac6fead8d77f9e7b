import type { Ledger } from './ledger'
import { pairKey, type Matching } from './matching'
import { matchPayments } from './matchPayments'
import { namedPairs } from './namedPairs'

/** After a booking, right pairs and listed lines stay, and the rest is matched again. Yields progress, 0 to 1. */
export function* matchAgain(
  before: Matching,
  { isRight, open }: Pick<Ledger, 'isRight' | 'open'>,
): Generator<number, Matching, void> {
  const certain = before.certain.filter(isRight)
  const suggested = before.suggested.filter(isRight)
  const proposed = [...certain, ...suggested]
  const ids = new Set(proposed.map(({ expected }) => expected.id))
  const codes = new Set(proposed.map(({ line }) => line.code))
  const found = yield* matchPayments({
    ...open,
    expected: open.expected.filter(({ id }) => !ids.has(id)),
    lines: open.lines.filter(({ code }) => !codes.has(code)),
  })

  // Named pairs are judged again.
  const linesLeft = new Map(
    before.linesLeft.map(({ line, candidates }) => [
      line.code,
      { line, candidates: candidates.filter((pair) => !('by' in pair) && isRight(pair)) },
    ]),
  )
  // No line is newly suggested: a likely pair becomes a candidate of its listed line.
  const likely = found.suggested.map((pair) => ({ ...pair, candidates: [pair] }))
  for (const { line, candidates } of [...likely, ...found.linesLeft]) {
    const known = linesLeft.get(line.code)?.candidates ?? []
    const keys = new Set(known.map(pairKey))
    const more = candidates.filter((pair) => !keys.has(pairKey(pair)))
    linesLeft.set(line.code, { line, candidates: [...known, ...more] })
  }
  for (const { line } of found.certain) linesLeft.delete(line.code)
  return {
    certain: [...certain, ...found.certain],
    suggested,
    linesLeft: [...linesLeft.values()],
    expectedLeft: [
      ...likely.map(({ expected, candidates }) => ({ expected, candidates, isCovered: true })),
      ...found.expectedLeft,
    ],
    messagesLeft: [
      ...before.messagesLeft.filter(({ why }) => why === 'not-in-statement'),
      // What a message names may have been closed since, or reopened.
      ...namedPairs(open).messagesLeft.filter(({ why }) => why === 'no-pledge'),
    ],
  }
}
