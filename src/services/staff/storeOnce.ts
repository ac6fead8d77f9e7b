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
    if (!mayBeStored(failure) || !(await exists(collection, id))) throw failure
  }
}

/** Whether a write that failed may be there: it was refused as a second one, or only its answer was lost. */
export function mayBeStored(failure: unknown): boolean {
  return failure instanceof Failure && (failure.code === 'refused' || mayHaveTakenEffect(failure))
}

/** Whether a document is there. @throws Failure */
export async function exists(collection: string, id: string): Promise<boolean> {
  return (await askDatabase(({ findDocument }) => findDocument(collection, id))) !== null
}
