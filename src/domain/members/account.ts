/** The account of a member, as the sign-in service knows it. */
export interface Account {
  readonly uid: string
  /** As the service writes it: in small letters. */
  readonly email: string
  /** Whether somebody has opened the link that the service mailed to this address. */
  readonly isEmailConfirmed: boolean
  /** When the account was opened; null when the service does not say. */
  readonly openedAt: Date | null
}

/** What somebody registers or logs in with; it is never stored here. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** The shortest password we take, in UTF-16 units. */
export const shortestPassword = 8

/** Said to whoever has not ticked that the fee is paid. */
export const feeUnpaid = 'Please pay the membership registration fee.'
