import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import type { ConfirmOutcome, RecordInput } from '@/staff/domain/confirmation'
import { storeRecord } from './storeRecord'

/** How many run at the same time. */
const maxCommits = 5

/**
 * Stores each payment in a batch of its own, several at a time. A broken connection fails the rest. Safe to repeat;
 * never rejects with a Failure. The outcomes are in the order of the payments.
 */
export async function confirmPayments(
  payments: readonly RecordInput[],
  staff: Account,
  onOutcome: (outcome: ConfirmOutcome) => void = () => {},
): Promise<readonly ConfirmOutcome[]> {
  const outcomes = new Map<RecordInput, ConfirmOutcome>()
  let broken: Failure | null = null
  async function confirm(payment: RecordInput): Promise<ConfirmOutcome> {
    try {
      if (broken) throw broken
      return { payment, confirmation: await storeRecord(payment, staff) }
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

/** Payments that change the same documents are stored one after another. */
function inTurn(payments: readonly RecordInput[]): RecordInput[][] {
  const turns: RecordInput[][] = []
  for (const payment of payments) {
    const isSame = ({ code, document, uid }: RecordInput) =>
      code === payment.code ||
      (document !== undefined && document === payment.document) ||
      (uid !== undefined && uid === payment.uid)
    const same = turns.filter((turn) => turn.some(isSame))
    for (const turn of same) turns.splice(turns.indexOf(turn), 1)
    turns.push([...same.flat(), payment])
  }
  return turns
}
