import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import {
  confirmationId,
  confirmationRecord,
  isSamePayment,
  markId,
  type ArrivedPayment,
  type ConfirmOutcome,
} from '@/domain/staff/confirmation'
import { askDatabase } from './database'
import { signatureOf } from './storeOnce'
import { storeUnderCode } from './storeUnderCode'

/**
 * Each payment is one batch: its record, its mark and the line on a profile. A failing connection
 * ends it for all that follow. Repeating is harmless; never rejects with a Failure.
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
 * Returns the id of the record. @throws Failure `refused` when the code or the payment is confirmed
 * already, and others
 */
async function confirmOne(payment: ArrivedPayment, staff: Account): Promise<string> {
  const id = await storeUnderCode(payment.code, staff, {
    tryTo: (attempt) => tryToConfirm(payment, attempt, staff),
    isSame: (stored) => isSamePayment(stored, payment),
  })
  if (id === null) throw new Failure('refused')
  return id
}

async function tryToConfirm(
  payment: ArrivedPayment,
  attempt: number,
  staff: Account,
): Promise<string> {
  const id = confirmationId(payment.code, attempt)
  const record = confirmationRecord(payment, attempt)
  const { kind, document, uid } = payment
  await askDatabase(({ commit }) =>
    commit([
      {
        collection: 'confirmations',
        id,
        set: { ...record, ...signatureOf(staff) },
        timed: 'at',
      },
      {
        collection: 'confirmed',
        id: markId(kind, document),
        set: { confirmation: id, isVoid: false },
      },
      ...('line' in record && uid !== undefined
        ? [{ collection: 'users', id: uid, addTo: 'contributions', item: record.line }]
        : []),
    ]),
  )
  return id
}
