import * as v from 'valibot'
import { email } from '@/domain/text/plainText'
import { isCommonPassword } from './commonPasswords'
import { detailsSchema, type MemberOptions } from './details'

/** An account of the sign-in service. */
export interface Account {
  readonly uid: string
  /** In lower case. */
  readonly email: string
  readonly isEmailConfirmed: boolean
  readonly openedAt: Date | null
}

/** Never stored here. */
export type Credentials = Readonly<Omit<v.InferOutput<typeof loginSchema>, 'keep'>>

/** In UTF-16 units. */
export const minPasswordLength = 8

export const feeUnpaid = 'Please pay the membership registration fee.'

const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('Password is required'),
  v.minLength(minPasswordLength, `Use at least ${minPasswordLength} characters`),
  v.check(
    (password) => !isCommonPassword(password),
    'This is one of the passwords that are tried first. Choose one that is hard to guess.',
  ),
)

export const currentPasswordSchema = v.object({
  password: v.pipe(v.string(), v.nonEmpty('Password is required')),
})

export const addressSchema = v.object({ email: email() })

/** A ticked box is 'yes'. */
export const loginSchema = v.object({
  ...addressSchema.entries,
  ...currentPasswordSchema.entries,
  keep: v.string(),
})

export const newPasswordSchema = v.object({ password: newPassword })

/** A ticked box is 'yes'; `today` is YYYY-MM-DD. */
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
