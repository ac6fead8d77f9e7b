import * as v from 'valibot'
import { email } from '@/domain/text/plainText'

const invalidAddress = 'Please enter a valid email address.'

export const subscriptionSchema = v.object({
  email: v.pipe(
    v.string(),
    v.check((typed) => v.is(email(), typed), invalidAddress),
    email(),
  ),
})
