import { Failure } from '@/domain/failure'
import {
  confirmationId,
  mostAttempts,
  readConfirmation,
  type Confirmation,
} from '@/domain/staff/confirmation'
import type { FoundDocument } from '@/services/firebase/staffDatabase'
import { askDatabase } from './database'
import { findByIds } from './findByIds'

/** A confirmation by its key; null where there is none. @throws Failure */
export async function loadConfirmation(id: string): Promise<Confirmation | null> {
  const found = await askDatabase(({ findDocument }) => findDocument('confirmations', id))
  return found && readConfirmation(id, found.fields)
}

/** The last time that a code counted, and whether that is void; null where it never did. @throws Failure */
export async function loadNewestConfirmation(
  code: string,
): Promise<{ readonly confirmation: Confirmation; readonly isVoid: boolean } | null> {
  let newest: FoundDocument | null = null
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const found = await findIfThere('confirmations', confirmationId(code, attempt))
    if (!found) break
    newest = found
  }
  if (!newest) return null
  const { id, fields } = newest
  const isVoid = (await findIfThere('voids', id)) !== null
  return { confirmation: readConfirmation(id, fields), isVoid }
}

/** Confirmations by their keys; what does not exist is left out. @throws Failure */
export async function loadConfirmations(ids: readonly string[]): Promise<readonly Confirmation[]> {
  const found = await findByIds('confirmations', ids)
  return ids.flatMap((id) => {
    const document = found.get(id)
    return document ? [readConfirmation(id, document.fields)] : []
  })
}

/**
 * Whoever looks after members alone may read what belongs to a fee, and is refused what does not
 * exist, since that belongs to none.
 */
async function findIfThere(collection: string, id: string): Promise<FoundDocument | null> {
  try {
    return await askDatabase(({ findDocument }) => findDocument(collection, id))
  } catch (failure) {
    if (failure instanceof Failure && failure.code === 'refused') return null
    throw failure
  }
}
