import * as v from 'valibot'
import { referenceOf } from '@/domain/documentId'

const linkedState = v.picklist(['confirmed', 'back', 'void'])

/** Of the money, set by staff; `back`: some was paid back. */
export type LinkedState = v.InferOutput<typeof linkedState>

export const giftStateSchema = v.object({
  state: v.picklist([...linkedState.options, 'cancelled']),
  at: v.date(),
})

export interface GiftState extends Readonly<v.InferOutput<typeof giftStateSchema>> {
  /** Of a cancelled order. */
  readonly money?: GiftState | undefined
}

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
