import * as v from 'valibot'

// Anybody may have written navigation state.

const knownAddress = v.object({ email: v.string() })
const loginNotice = v.object({
  email: v.string(),
  notice: v.optional(v.picklist(['registered', 'reset-asked', 'password-changed'])),
})
const mailedCode = v.object({
  mode: v.picklist(['resetPassword', 'verifyEmail', 'recoverEmail']),
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

const cutLink = v.object({ isCut: v.literal(true) })

export const readCutLink = reader(cutLink)

/** The code and the kind of a mailed link; null for other links. */
export function mailedCodeIn(search: string) {
  // Some mail programs pass '&' on as they show it in HTML.
  const parts = new URLSearchParams(search.replaceAll(/&(amp;)+/g, '&'))
  const isCut = parts.has('mode') !== parts.has('oobCode') || parts.get('oobCode') === ''
  return isCut ? { isCut } : readMailedCode(Object.fromEntries(parts))
}
