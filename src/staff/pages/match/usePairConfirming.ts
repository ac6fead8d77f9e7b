import { useReducer } from 'react'
import { useAction } from '@/components/form/useAction'
import { confirmingReducer } from '@/staff/matching/confirming'
import type { Pair } from '@/staff/matching/matching'
import type { Account } from '@/domain/members/account'
import type { ArrivedPayment } from '@/staff/domain/confirmation'
import { confirmPayments } from '@/staff/services/confirmPayments'
import { arrivedFor } from './arrivedFor'
import type { Reconciling } from './useReconciling'

export type PairConfirming = ReturnType<typeof usePairConfirming>

/** Starts with the certain pairs ticked. */
export function usePairConfirming(
  certain: readonly Pair[],
  staff: Account,
  { receivedOf, confirmed }: Pick<Reconciling, 'receivedOf' | 'confirmed'>,
) {
  const [confirming, take] = useReducer(confirmingReducer, {
    ticked: certain,
    outcomes: new Map(),
  })
  const { run, isPending, failure } = useAction(async (pairs: readonly Pair[]) => {
    const payments: ArrivedPayment[] = []
    for (const { expected, line } of pairs) {
      const received = receivedOf(line.code)
      payments.push(await arrivedFor(expected, line, { amount: expected.amount, received }))
    }
    await confirmPayments(payments, staff, (outcome) => {
      take({ outcome })
      if ('confirmation' in outcome) confirmed(outcome.payment)
    })
  })
  const broken = [...confirming.outcomes.values()].find(
    (outcome) => 'failure' in outcome && outcome.failure.code !== 'refused',
  )
  return {
    confirming,
    toggle: (pair: Pair) => take({ toggle: pair }),
    tick: (pairs: readonly Pair[]) => take({ tick: pairs }),
    untickAll: () => take({ untick: 'all' }),
    confirm: run,
    isPending,
    failure: failure ?? (broken && 'failure' in broken ? broken.failure : null),
  }
}
