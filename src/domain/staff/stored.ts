import * as v from 'valibot'

/** Text as it is stored; whatever else stands there counts as not known. */
export const storedText = v.fallback(v.string(), '')

/** A whole number as it is stored. */
export const storedNumber = v.fallback(v.pipe(v.number(), v.safeInteger()), 0)

/** A moment as it is stored. */
export const storedTime = v.fallback(v.nullable(v.date()), null)

/** Who of the staff wrote a record, and when. */
export interface Signature {
  readonly by: string
  readonly byEmail: string
  readonly at: Date | null
}

/** The stored fields of a signature. */
export const signatureFields = { by: storedText, byEmail: storedText, at: storedTime }

/** Reads who wrote a record, and when. */
export function readSignature(document: object): Signature {
  return v.parse(v.object(signatureFields), document)
}
