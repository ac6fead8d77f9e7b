import * as v from 'valibot'
import { unturned } from '@/domain/text/direction'

/** Strangers' text cannot turn the text around it, nor draw over it: hundreds of accents on a letter would. */
export function inPlace(text: string): string {
  return unturned(text).replace(/(\p{M}{4})\p{M}+/gu, '$1')
}

/** Other types count as unknown. */
export const storedText = v.fallback(v.pipe(v.string(), v.transform(inPlace)), '')

export const storedNumber = v.fallback(v.pipe(v.number(), v.safeInteger()), 0)

export const storedTime = v.fallback(v.nullable(v.date()), null)

export function readAt(document: object): Date | null {
  return v.parse(v.object({ at: storedTime }), document).at
}

export type Signature = Readonly<ReturnType<typeof readSignature>>

export const signatureFields = { by: storedText, byEmail: storedText, at: storedTime }

export function readSignature(document: object) {
  return v.parse(v.object(signatureFields), document)
}
