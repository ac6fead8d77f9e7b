import { Failure, mayHaveTakenEffect } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import type { Write } from '@/services/firebase/staffDatabase'
import { askDatabase } from './database'
import { signatureOf } from './signature'

/**
 * Stores a record that never changes, signed by who stores it, and what is written along with it. That it is there already, be it
 * since only the answer to an earlier try was lost, is fine.
 * @throws Failure
 */
export async function storeOnce(
  collection: 'answers' | 'orderSteps' | 'calls',
  id: string,
  fields: Readonly<Record<string, string>>,
  staff: Account,
  along: readonly Write[] = [],
): Promise<void> {
  try {
    await askDatabase(({ commit }) =>
      commit([
        { collection, id, set: { ...fields, ...signatureOf(staff) }, timed: 'at' },
        ...along,
      ]),
    )
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure
    if (failure.code !== 'refused' && !mayHaveTakenEffect(failure)) throw failure
    const stored = await askDatabase(({ findDocument }) => findDocument(collection, id))
    if (!stored) throw failure
  }
}
