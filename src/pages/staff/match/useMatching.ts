import { useState } from 'react'
import { useFetched } from '@/components/form/useFetched'
import { matchAgain } from '@/domain/matching/matchAgain'
import type { Matching, Pair } from '@/domain/matching/matching'
import { inSlices } from './inSlices'
import { openLines, type Matched } from './matchStatements'
import type { Reconciling } from './useReconciling'

/** What was matched. `again` matches what is open once more, without a call. */
export function useMatching(
  { statement, messages, matching: first }: Matched,
  { reconciliation, stillExpected: expected }: Reconciling,
  isRight: (pair: Pair) => boolean,
): { readonly matching: Matching; readonly again: () => void } {
  const [isAgain, setIsAgain] = useState(false)
  const { value, again } = useFetched<Matching | null>(async () => {
    if (!isAgain) return null
    const lines = openLines(statement, reconciliation)
    const open = { expected, lines, reach: statement.reach, messages }
    return inSlices(matchAgain(matching, isRight, open), () => {})
  })
  const matching: Matching = value ?? first
  return {
    matching,
    again: () => {
      setIsAgain(true)
      again()
    },
  }
}
