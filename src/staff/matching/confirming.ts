import type { ConfirmOutcome } from '@/staff/domain/confirmation'
import type { Pair } from './matching'

/** Outcomes by `pairKey`. */
export interface Confirming {
  readonly ticked: readonly Pair[]
  readonly outcomes: ReadonlyMap<string, ConfirmOutcome>
}

export function confirmingReducer(
  { ticked, outcomes }: Confirming,
  step:
    | { readonly toggle: Pair }
    | { readonly tick: readonly Pair[] }
    | { readonly untick: 'all' }
    | { readonly outcome: ConfirmOutcome },
): Confirming {
  if ('untick' in step) return { ticked: [], outcomes }
  if ('tick' in step) {
    const ticking = { ticked, outcomes }
    return step.tick
      .filter((pair) => pairState(ticking, pair) === 'open')
      .reduce((before, pair) => confirmingReducer(before, { toggle: pair }), ticking)
  }
  if ('outcome' in step) {
    const { code, document } = step.outcome.payment
    return { ticked, outcomes: new Map([...outcomes, [`${code} ${document}`, step.outcome]]) }
  }
  const { line, expected } = step.toggle
  const key = pairKey(step.toggle)
  const isTicked = ticked.some((pair) => pairKey(pair) === key)
  const others = ticked.filter(
    (pair) => pair.line.code !== line.code && pair.expected.id !== expected.id,
  )
  return { ticked: isTicked ? others : [...others, step.toggle], outcomes }
}

/** `used`: one side is confirmed with another. */
export function pairState({ ticked, outcomes }: Confirming, pair: Pair) {
  const key = pairKey(pair)
  if ('confirmation' in (outcomes.get(key) ?? {})) return 'confirmed'
  const isUsed = confirmedPairs(outcomes).some(
    ({ payment }) => payment.code === pair.line.code || payment.document === pair.expected.id,
  )
  if (isUsed) return 'used'
  return ticked.some((each) => pairKey(each) === key) ? 'ticked' : 'open'
}

export function isRefused({ outcomes }: Confirming, pair: Pair): boolean {
  const outcome = outcomes.get(pairKey(pair))
  return outcome !== undefined && 'failure' in outcome && outcome.failure.code === 'refused'
}

export function confirmedPairs(outcomes: Confirming['outcomes']) {
  return [...outcomes.values()].filter((outcome) => 'confirmation' in outcome)
}

export function pairKey({ line, expected }: Pair): string {
  return `${line.code} ${expected.id}`
}
