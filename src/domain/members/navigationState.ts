import * as v from 'valibot'

// Navigation state, which anybody may have written.

const knownAddress = v.object({ email: v.string() })
const loginNotice = v.object({
  email: v.string(),
  notice: v.optional(v.picklist(['registered', 'reset-asked', 'password-changed'])),
})
const mailedCode = v.object({
  mode: v.picklist(['resetPassword', 'verifyEmail']),
  oobCode: v.pipe(v.string(), v.nonEmpty()),
})

export type KnownAddress = v.InferOutput<typeof knownAddress>

export type LoginNotice = v.InferOutput<typeof loginNotice>

export type MailedCode = v.InferOutput<typeof mailedCode>

function reader<Value>(schema: v.GenericSchema<unknown, Value>) {
  return (state: unknown): Value | null => v.parse(v.fallback(v.nullable(schema), null), state)
}

export const readKnownAddress = reader(knownAddress)

export const readLoginNotice = reader(loginNotice)

export const readMailedCode = reader(mailedCode)

/** Null for other links. */
export function mailedCodeIn(search: string) {
  // Some mail programs hand '&' over as they show it in HTML.
  return readMailedCode(Object.fromEntries(new URLSearchParams(search.replaceAll('&amp;', '&'))))
}
