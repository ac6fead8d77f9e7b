import type { Matching, MatchInput } from '@/staff/matching/matching'
import { matchPayments } from '@/staff/matching/matchPayments'

/** What comes of a matching in one go. */
export function matchAtOnce(input: MatchInput): Matching {
  return atOnce(matchPayments(input))
}

export function atOnce(steps: Generator<number, Matching, void>): Matching {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
