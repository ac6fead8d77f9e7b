import * as v from 'valibot'
import { inPlace } from '@/domain/text/inPlace'

export interface StoredDocument {
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** Reads these fields, and the id. */
export function documentReader<const Fields extends v.ObjectEntries>(fields: Fields) {
  const schema = v.object(fields)
  return (document: StoredDocument) => ({ id: document.id, ...v.parse(schema, document.fields) })
}

/** Other types count as ''. */
export const storedText = v.fallback(v.pipe(v.string(), v.transform(inPlace)), '')

export const storedNumber = v.fallback(v.pipe(v.number(), v.safeInteger()), 0)

export const storedTime = v.fallback(v.nullable(v.date()), null)

export function readAt(document: object): Date | null {
  return v.parse(v.object({ at: storedTime }), document).at
}

export const signatureFields = { by: storedText, byEmail: storedText, at: storedTime }

/** `backAt`: when somebody took it back; null while it stands. */
export const takenBackFields = { ...signatureFields, backByEmail: storedText, backAt: storedTime }

/** Who did it and when, and why if they gave a reason. */
export type SignedReason = Readonly<ReturnType<typeof readSignedReason>>

export type Signature = Omit<SignedReason, 'reason'>

export function readSignedReason(document: object) {
  return v.parse(v.object({ reason: storedText, ...signatureFields }), document)
}
