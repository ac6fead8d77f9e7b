import { Failure, mayHaveTakenEffect } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import type { Write } from '@/services/firebase/staffDatabase'
import { askDatabase } from './database'
import { signatureOf } from './signature'

/**
 * Stores a signed record that never changes, with what is written along with it, in one batch. One that
 * is there already is fine. @throws Failure
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
