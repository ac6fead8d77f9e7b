import { cancelledKey } from '@/domain/giving/giftLink'
import type { LinkedState } from '@/domain/giving/giftState'
import { markId, type NewRecord } from '@/staff/domain/confirmation'
import type { Write } from './write'
import { findDocument } from './database'

/** The public document behind the link to a gift or order. */
export function linkOf(kind: 'donation' | 'order', document: string) {
  return { collection: 'giftStates', id: markId(kind, document) }
}

/** The public document that says that the order was cancelled. */
export const cancelledLinkOf = (order: string) =>
  ({ collection: 'giftStates', id: cancelledKey(order) }) as const

type Linked = Pick<NewRecord, 'kind' | 'document'>

export function linkWrite({ kind, document }: Linked, state: LinkedState): readonly Write[] {
  if ((kind !== 'donation' && kind !== 'order') || document === undefined) return []
  return [{ ...linkOf(kind, document), set: { state }, timed: 'at' }]
}

/** Writes nothing once the document behind the link is deleted. */
export async function linkChange(of: Linked, state: LinkedState): Promise<readonly Write[]> {
  const [link] = linkWrite(of, state)
  return link && (await findDocument(link.collection, link.id)) ? [link] : []
}
