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
    let outcome: ConfirmOutcome
    try {
      if (broken) throw broken
      outcome = { payment, confirmation: await confirmPayment(payment, staff) }
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      if (failure.code !== 'refused') broken = failure
      outcome = { payment, failure }
    }
    outcomes.push(outcome)
    onOutcome(outcome)
  }
  return outcomes
}

/**
 * Safe to repeat. Returns the record's id.
 * @throws Failure `refused`: too little left of the code, or pledge fully paid
 */
export async function confirmPayment(payment: ArrivedPayment, staff: Account): Promise<string> {
  const id = await storeUnderCode(payment, staff)
  if (id === null) throw new Failure('refused')
  return id
}
