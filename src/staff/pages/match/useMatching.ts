import { useState } from 'react'
import { useFetched } from '@/components/form/useFetched'
import { matchAgain } from '@/staff/matching/matchAgain'
import type { Matching, Pair } from '@/staff/matching/matching'
import { runInSlices } from '@/staff/matching/runInSlices'
import { openLines, type Matched } from '@/staff/services/matchStatements'
import type { Reconciling } from './useReconciling'

/** `rematch` matches open payments once more, without a call. */
export function useMatching(
  { statement, messages, matching: first }: Matched,
  { reconciliation, stillExpected: expected }: Reconciling,
  isRight: (pair: Pair) => boolean,
): { readonly matching: Matching; readonly rematch: () => void } {
  const [matching, setMatching] = useState(first)
  const [isAgain, setIsAgain] = useState(false)
  const { refetch } = useFetched(async () => {
    if (!isAgain) return
    const lines = openLines(statement, reconciliation)
    const open = { expected, lines, covered: statement.covered, messages }
    setMatching(await runInSlices(matchAgain(matching, isRight, open), () => {}))
  })
  return {
    matching,
    rematch: () => {
      setIsAgain(true)
      refetch()
    },
  }
}
