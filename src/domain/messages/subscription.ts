import * as v from 'valibot'
import { email } from '@/domain/text/plainText'

/** One sentence for all that can be wrong with the address. */
const invalidAddress = 'Please enter a valid email address.'

/** What the newsletter box takes: one e-mail address. */
export const subscriptionSchema = v.object({
  email: v.pipe(
    v.string(),
    v.check((typed) => v.is(email(), typed), invalidAddress),
    email(),
  ),
})
