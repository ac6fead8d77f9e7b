import * as v from 'valibot'

const loginNotice = v.object({
  notice: v.optional(v.picklist(['registered', 'reset-asked', 'password-changed'])),
  email: v.string(),
})

/** The address to log in with, and what the page before has to say on the login page. */
export type LoginNotice = Readonly<v.InferOutput<typeof loginNotice>>

/** Reads navigation state, which anybody may have written. Null when it is no notice. */
export function readLoginNotice(state: unknown): LoginNotice | null {
  return v.is(loginNotice, state) ? state : null
}

const knownAddress = v.object({ email: v.string() })

/** An address that the page before knows, to be filled in. */
export type KnownAddress = Readonly<v.InferOutput<typeof knownAddress>>

/** Reads navigation state, which anybody may have written. Null when there is no address. */
export function readKnownAddress(state: unknown): KnownAddress | null {
  return v.is(knownAddress, state) ? state : null
}

const linkModes = ['resetPassword', 'verifyEmail'] as const
const mailedCode = v.object({ mode: v.picklist(linkModes), oobCode: v.string() })

/** The code of a mailed link and what it is for, kept in the navigation state once it has left the address bar. */
export type MailedCode = Readonly<v.InferOutput<typeof mailedCode>>

/** The code in the address of a mailed link; null when the link is for something else. */
export function mailedCodeIn(search: string): MailedCode | null {
  const parameters = new URLSearchParams(search)
  const oobCode = parameters.get('oobCode')
  const mode = linkModes.find((each) => each === parameters.get('mode'))
  return mode && oobCode ? { mode, oobCode } : null
}

/** Reads navigation state, which anybody may have written. Null when there is no code. */
export function readMailedCode(state: unknown): MailedCode | null {
  return v.is(mailedCode, state) ? state : null
}
