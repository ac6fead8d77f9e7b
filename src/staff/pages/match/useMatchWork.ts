import { useMemo, useReducer, useState } from 'react'
import { useAction } from '@/components/form/useAction'
import { useFetched } from '@/components/form/useFetched'
import type { Account } from '@/domain/members/account'
import type { ArrivedPayment } from '@/staff/domain/confirmation'
import { createLedger, withChange, type Work } from '@/staff/matching/ledger'
import { matchAgain } from '@/staff/matching/matchAgain'
import type { Pair } from '@/staff/matching/matching'
import { openLines } from '@/staff/matching/reconciliation'
import { runInSlices } from '@/staff/matching/runInSlices'
import { arrivedFor } from '@/staff/services/arrivedFor'
import { confirmPayments } from '@/staff/services/confirmPayments'
import type { Matched } from '@/staff/services/matchStatements'

export type MatchWork = ReturnType<typeof useMatchWork>

/** Bookings stored before, and what staff do on this page. */
export function useMatchWork(matched: Matched, staff: Account) {
  const { statement, messages } = matched
  const [work, note] = useReducer(withChange, startOf(matched, staff))
  const ledger = useMemo(() => createLedger(matched, work), [matched, work])

  const { run, isPending, failure } = useAction(async (pairs: readonly Pair[]) => {
    const payments: ArrivedPayment[] = []
    for (const { expected, line } of pairs) {
      const money = { ...ledger.moneyOf(line), amount: expected.amount }
      payments.push(await arrivedFor(expected, money))
    }
    await confirmPayments(payments, staff, (outcome) => note({ outcome }))
  })
  const failures = [...work.outcomes.values()].filter((each) => each !== null)

  const [matching, setMatching] = useState(matched.matching)
  const [isAgain, setIsAgain] = useState(false)
  const { refetch } = useFetched(async () => {
    if (!isAgain) return
    const expected = ledger.stillExpected
    const open = { ...statement, expected, lines: openLines(statement.lines, ledger), messages }
    const isRight = (pair: Pair) => ledger.stateOf(pair) !== 'used'
    setMatching(await runInSlices(matchAgain(matching, isRight, open)))
  })

  return {
    staff,
    ledger,
    note,
    confirm: run,
    isPending,
    failure: failure ?? failures.find(({ code }) => code !== 'refused') ?? null,
    confirmedCount: work.outcomes.size - failures.length,
    matching,
    /** Matches open payments once more, without a call. */
    rematch: () => {
      setIsAgain(true)
      refetch()
    },
  }
}

/** With the certain pairs ticked. */
function startOf({ records, matching }: Matched, { email: byEmail }: Account): Work {
  const { bookings, left } = records
  return { bookings, left, ticked: matching.certain, outcomes: new Map(), byEmail }
}
