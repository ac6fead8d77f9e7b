import * as v from 'valibot'
import { email } from '@/domain/text/plainText'
import { isCommonPassword } from './commonPasswords'
import { detailsSchema, type MemberOptions } from './details'

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

/** Said when the fee is not ticked as paid. */
export const feeUnpaid = 'Please pay the membership registration fee.'

const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('Password is required'),
  v.minLength(shortestPassword, `Use at least ${shortestPassword} characters`),
  v.check(
    (password) => !isCommonPassword(password),
    'This is one of the passwords that are tried first. Choose one that is hard to guess.',
  ),
)

/** What a form takes that asks for the password alone. */
export const currentPasswordSchema = v.object({
  password: v.pipe(v.string(), v.nonEmpty('Password is required')),
})

/** What a form takes that asks for an email address alone. */
export const addressSchema = v.object({ email: email() })

/** What the login form takes; a ticked box is 'yes'. */
export const loginSchema = v.object({
  ...addressSchema.entries,
  ...currentPasswordSchema.entries,
  keep: v.string(),
})

/** A new password, typed twice. */
export const newPasswordSchema = v.pipe(
  v.object({ password: newPassword, repeated: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeated']],
      ({ password, repeated }) => password === repeated,
      'The two passwords are not the same',
    ),
    ['repeated'],
  ),
)

/** What the registration form takes on the day `today` (YYYY-MM-DD); a ticked box is 'yes'. */
export function registrationSchema(options: MemberOptions, today: string) {
  return v.intersect([
    v.object({
      ...addressSchema.entries,
      password: newPassword,
      paid: v.literal('yes', feeUnpaid),
    }),
    detailsSchema(options, today),
  ])
}
