import { Failure, mayHaveTakenEffect } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { askDatabase } from './database'
import { signatureOf } from './signature'

/**
 * Stores a record that never changes, signed by who stores it. That it is there already, be it
 * since only the answer to an earlier try was lost, is fine.
 * @throws Failure
 */
export async function storeOnce(
  collection: 'answers' | 'orderSteps' | 'calls',
  id: string,
  fields: Readonly<Record<string, string>>,
  staff: Account,
): Promise<void> {
  try {
    await askDatabase(({ commit }) =>
      commit([{ collection, id, set: { ...fields, ...signatureOf(staff) }, timed: 'at' }]),
    )
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure
    if (failure.code !== 'refused' && !mayHaveTakenEffect(failure)) throw failure
    const stored = await askDatabase(({ findDocument }) => findDocument(collection, id))
    if (!stored) throw failure
  }
}
