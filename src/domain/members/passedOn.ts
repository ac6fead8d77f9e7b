import * as v from 'valibot'

// What one page passes on to the next in the navigation state, which anybody may have written.

const knownAddress = v.object({ email: v.string() })
const loginNotice = v.object({
  email: v.string(),
  notice: v.optional(v.picklist(['registered', 'reset-asked', 'password-changed'])),
})
const mailedCode = v.object({
  mode: v.picklist(['resetPassword', 'verifyEmail']),
  oobCode: v.pipe(v.string(), v.nonEmpty()),
})

/** An address to fill in. */
export type KnownAddress = v.InferOutput<typeof knownAddress>

/** The address to log in with, and what the login page is to say. */
export type LoginNotice = v.InferOutput<typeof loginNotice>

/** The code of a mailed link, and what it is for. */
export type MailedCode = v.InferOutput<typeof mailedCode>

function reader<Value>(schema: v.GenericSchema<unknown, Value>) {
  return (state: unknown): Value | null => v.parse(v.fallback(v.nullable(schema), null), state)
}

export const readKnownAddress = reader(knownAddress)

export const readLoginNotice = reader(loginNotice)

export const readMailedCode = reader(mailedCode)

/** The code in the address of a mailed link; null for a link for something else. */
export function mailedCodeIn(search: string) {
  return readMailedCode(Object.fromEntries(new URLSearchParams(search)))
}
