import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import type { ArrivedPayment, ConfirmOutcome } from '@/staff/domain/confirmation'
import { storeUnderCode } from './storeUnderCode'

/**
 * One batch each. A broken connection fails the rest. Safe to repeat; never rejects with a Failure.
 */
export async function confirmPayments(
  payments: readonly ArrivedPayment[],
  staff: Account,
  onOutcome: (outcome: ConfirmOutcome) => void = () => {},
): Promise<readonly ConfirmOutcome[]> {
  const outcomes: ConfirmOutcome[] = []
  let broken: Failure | null = null
  for (const payment of payments) {
    const outcome: ConfirmOutcome = broken
      ? { payment, failure: broken }
      : await confirmOne(payment, staff).then(
          (confirmation) => ({ payment, confirmation }),
          (failure: unknown) => {
            if (failure instanceof Failure) return { payment, failure }
            throw failure
          },
        )
    if ('failure' in outcome && outcome.failure.code !== 'refused') broken = outcome.failure
    outcomes.push(outcome)
    onOutcome(outcome)
  }
  return outcomes
}

/**
 * Returns the record's id.
 * @throws Failure `refused`: too little left of the code, or pledge fully paid
 */
async function confirmOne(payment: ArrivedPayment, staff: Account): Promise<string> {
  const id = await storeUnderCode(payment, staff)
  if (id === null) throw new Failure('refused')
  return id
}
