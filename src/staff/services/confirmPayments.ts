import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import type { ArrivedPayment, ConfirmOutcome } from '@/staff/domain/confirmation'
import { storeUnderCode } from './storeUnderCode'

/** At a time. */
const maxCommits = 5

/**
 * One batch each, several at a time. A broken connection fails the rest. Safe to repeat; never
 * rejects with a Failure. In the order of the payments.
 */
export async function confirmPayments(
  payments: readonly ArrivedPayment[],
  staff: Account,
  onOutcome: (outcome: ConfirmOutcome) => void = () => {},
): Promise<readonly ConfirmOutcome[]> {
  const outcomes = new Map<ArrivedPayment, ConfirmOutcome>()
  let broken: Failure | null = null
  async function confirm(payment: ArrivedPayment): Promise<ConfirmOutcome> {
    try {
      if (broken) throw broken
      return { payment, confirmation: await confirmPayment(payment, staff) }
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      if (failure.code !== 'refused') broken = failure
      return { payment, failure }
    }
  }
  const open = inTurn(payments)
  async function work(): Promise<void> {
    for (let turn = open.shift(); turn; turn = open.shift()) {
      for (const payment of turn) {
        const outcome = await confirm(payment)
        outcomes.set(payment, outcome)
        onOutcome(outcome)
      }
    }
  }
  await Promise.all(Array.from({ length: maxCommits }, work))
  return payments.flatMap((payment) => outcomes.get(payment) ?? [])
}

/** What changes the same documents is stored one after another. */
function inTurn(payments: readonly ArrivedPayment[]): ArrivedPayment[][] {
  const turns: ArrivedPayment[][] = []
  for (const payment of payments) {
    const isSame = ({ code, document, uid }: ArrivedPayment) =>
      code === payment.code ||
      document === payment.document ||
      (uid !== undefined && uid === payment.uid)
    const same = turns.filter((turn) => turn.some(isSame))
    for (const turn of same) turns.splice(turns.indexOf(turn), 1)
    turns.push([...same.flat(), payment])
  }
  return turns
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
