import type { LinkedState } from '@/domain/giving/giftState'
import { markId, type Confirmation, type NewRecord } from '@/domain/staff/confirmation'
import type { Write } from '@/services/firebase/staffDatabase'
import { askDatabase } from './database'

/** The document that the link to a gift or an order shows. */
export function linkOf(kind: 'donation' | 'order', document: string) {
  return { collection: 'giftStates', id: markId(kind, document) }
}

/** What the link says from now on; only gifts and orders have one. */
export function linkWrite(
  { kind, document }: Pick<NewRecord, 'kind' | 'document'>,
  state: LinkedState,
): readonly Write[] {
  if ((kind !== 'donation' && kind !== 'order') || document === undefined) return []
  return [{ ...linkOf(kind, document), set: { state }, timed: 'at' }]
}

/** The same where it says something already: not for what is deleted. */
export async function linkChange(
  confirmation: Pick<Confirmation, 'kind' | 'document'>,
  state: LinkedState,
): Promise<readonly Write[]> {
  const writes = linkWrite(confirmation, state)
  const [link] = writes
  if (!link) return []
  const known = await askDatabase(({ findDocument }) => findDocument(link.collection, link.id))
  return known ? writes : []
}
