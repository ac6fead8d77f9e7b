import * as v from 'valibot'
import { referenceOf } from '@/domain/documentId'

const linkedState = v.picklist(['confirmed', 'back', 'void'])

/** Set by staff; `back`: money was paid back. */
export type LinkedState = v.InferOutput<typeof linkedState>

export const giftStateSchema = v.object({ state: linkedState, at: v.date() })

export type GiftState = Readonly<v.InferOutput<typeof giftStateSchema>>

export interface GiftKey {
  /** The part after the # of the link, and the id of the state's document. */
  readonly key: string
  readonly purpose: 'donation' | 'order'
  readonly reference: string
}

/** On paper the link is there to be typed, perhaps in small letters. */
export function readGiftKey(text: string): GiftKey | null {
  const [, typed, id = ''] = /^(donation|order)-([2-9A-HJ-NP-Z]{20})$/i.exec(text) ?? []
  if (!typed) return null
  const purpose = typed.toLowerCase() === 'order' ? 'order' : 'donation'
  const document = id.toUpperCase()
  return { key: `${purpose}-${document}`, purpose, reference: referenceOf(document) }
}
