import {
  confirmationId,
  mostAttempts,
  readConfirmation,
  readVoided,
  type Confirmation,
  type VoidedConfirmation,
} from '@/domain/staff/confirmation'
import { askDatabase, pageOf, pageSize, type ListCursor, type ListPage } from './database'
import { findByIds } from './findByIds'

/** A confirmation, and how it was voided if it was. */
export interface ConfirmationInList {
  readonly confirmation: Confirmation
  readonly voided: VoidedConfirmation | null
}

/** Each time that a code counted, the first one first. @throws Failure */
export function loadRecordsOf(code: string): Promise<readonly ConfirmationInList[]> {
  const attempts = Array.from({ length: mostAttempts }, (_, index) =>
    confirmationId(code, index + 1),
  )
  return loadRecords(attempts)
}

/** Confirmations by their keys, in that order; what does not exist is left out. @throws Failure */
export async function loadRecords(ids: readonly string[]): Promise<readonly ConfirmationInList[]> {
  const found = await findByIds('confirmations', ids)
  const confirmations = ids.flatMap((id) => {
    const document = found.get(id)
    return document ? [readConfirmation(id, document.fields)] : []
  })
  return withVoids(confirmations)
}

/** A page of 50 confirmations, newest first; of a month those in which the money arrived. @throws Failure */
export async function listConfirmations(
  month: string | null = null,
  after: ListCursor | null = null,
): Promise<ListPage<ConfirmationInList>> {
  const { items, next } = await askDatabase(async ({ findDocuments, documentId }) => {
    const found = await findDocuments({
      collection: 'confirmations',
      where: month === null ? [] : [['month', 'EQUAL', month]],
      orderBy: [
        ['at', 'DESCENDING'],
        [documentId, 'DESCENDING'],
      ],
      after: after ?? undefined,
      limit: pageSize + 1,
    })
    return pageOf(
      found.map(({ id, fields }) => readConfirmation(id, fields)),
      ({ at, id }) => [at, id],
    )
  })
  return { items: await withVoids(items), next }
}

async function withVoids(
  confirmations: readonly Confirmation[],
): Promise<readonly ConfirmationInList[]> {
  const voids = await findByIds(
    'voids',
    confirmations.map(({ id }) => id),
  )
  return confirmations.map((confirmation) => {
    const document = voids.get(confirmation.id)
    return {
      confirmation,
      voided: document ? readVoided(confirmation.id, document.fields) : null,
    }
  })
}
