import * as v from 'valibot'
import { referenceOf } from '@/domain/documentId'

const linkedState = v.picklist(['confirmed', 'back', 'void'])

/** What staff have said about a gift or an order; `back`: money was paid back. */
export type LinkedState = v.InferOutput<typeof linkedState>

/** As stored; null for anything else. */
export const giftStateSchema = v.object({ state: linkedState, at: v.date() })

export type GiftState = Readonly<v.InferOutput<typeof giftStateSchema>>

export interface GiftKey {
  /** After the # of the link, and of the document that says how it stands. */
  readonly key: string
  readonly purpose: 'donation' | 'order'
  readonly reference: string
}

/** Null where the link is cut off, or none. */
export function readGiftKey(text: string): GiftKey | null {
  const [key, purpose, document = ''] = /^(donation|order)-([2-9A-HJ-NP-Z]{20})$/.exec(text) ?? []
  if (!key) return null
  return {
    key,
    purpose: purpose === 'order' ? 'order' : 'donation',
    reference: referenceOf(document),
  }
}
