import { callOut } from './call'
import { loadDatabase } from './firebase/load'

/**
 * Stores a record under an id that was chosen once for it: the same record under the same id is
 * stored once, so that a retry after a lost answer is harmless.
 * @throws Failure
 */
export function storeRecord(
  collection: 'Donations' | 'Orders' | 'mailingList' | 'contactMessages' | 'verified',
  id: string,
  record: object,
  { isTimed = false }: { /** Adds the server's time as `timestamp`. */ isTimed?: boolean } = {},
): Promise<void> {
  return callOut(async () => {
    const { serverTime, storeDocument } = await loadDatabase()
    await storeDocument(collection, id, {
      ...record,
      ...(isTimed && { timestamp: serverTime() }),
    })
  })
}
