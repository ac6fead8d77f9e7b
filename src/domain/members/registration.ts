import * as v from 'valibot'
import { addressSchema, newPassword } from './account'
import { detailsSchema, type MemberOptions } from './details'

/** Said to whoever has not ticked that the fee is paid. */
export const feeUnpaid = 'Please pay the membership registration fee.'

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
