import * as v from 'valibot'

const loginNotice = v.object({
  notice: v.picklist(['registered', 'reset-asked', 'password-changed']),
  email: v.string(),
})

/** What the page before has to say on the login page, and the address to log in with. */
export type LoginNotice = Readonly<v.InferOutput<typeof loginNotice>>

/** Reads navigation state, which anybody may have written. Null when it is no notice. */
export function readLoginNotice(state: unknown): LoginNotice | null {
  return v.is(loginNotice, state) ? state : null
}

const resetCode = v.object({ oobCode: v.string() })

/** The code of a reset link, kept in the navigation state once it has left the address bar. */
type ResetCode = Readonly<v.InferOutput<typeof resetCode>>

/** The code in the address of a reset link; null when the link is for something else. */
export function resetCodeIn(search: string): ResetCode | null {
  const parameters = new URLSearchParams(search)
  const oobCode = parameters.get('oobCode')
  return parameters.get('mode') === 'resetPassword' && oobCode ? { oobCode } : null
}

/** Reads navigation state, which anybody may have written. Null when there is no code. */
export function readResetCode(state: unknown): ResetCode | null {
  return v.is(resetCode, state) ? state : null
}
