const notices = ['registered', 'reset-asked', 'password-changed'] as const

/** The address to log in with, and what the page before has to say on the login page. */
export interface LoginNotice extends KnownAddress {
  readonly notice?: (typeof notices)[number]
}

/** An address that the page before knows, to be filled in. */
export interface KnownAddress {
  readonly email: string
}

const linkModes = ['resetPassword', 'verifyEmail'] as const

/** The code of a mailed link and what it is for, kept in the navigation state once it has left the address bar. */
export interface MailedCode {
  readonly mode: (typeof linkModes)[number]
  readonly oobCode: string
}

/** What somebody may have written into the navigation state, by its names. */
function named(state: unknown): Readonly<Record<string, unknown>> {
  return Object(state) as Record<string, unknown>
}

/** Reads navigation state, which anybody may have written. Null when it is no notice. */
export function readLoginNotice(state: unknown): LoginNotice | null {
  const known = readKnownAddress(state)
  const { notice } = named(state)
  if (!known || notice === undefined) return known
  const ours = notices.find((each) => each === notice)
  return ours ? { ...known, notice: ours } : null
}

/** Reads navigation state, which anybody may have written. Null when there is no address. */
export function readKnownAddress(state: unknown): KnownAddress | null {
  const { email } = named(state)
  return typeof email === 'string' ? { email } : null
}

/** The code in the address of a mailed link; null when the link is for something else. */
export function mailedCodeIn(search: string): MailedCode | null {
  const parameters = new URLSearchParams(search)
  return readMailedCode(Object.fromEntries(parameters))
}

/** Reads navigation state, which anybody may have written. Null when there is no code. */
export function readMailedCode(state: unknown): MailedCode | null {
  const { mode, oobCode } = named(state)
  const ours = linkModes.find((each) => each === mode)
  return ours && typeof oobCode === 'string' && oobCode !== '' ? { mode: ours, oobCode } : null
}
