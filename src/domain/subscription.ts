import * as v from 'valibot'
import { longest } from './textSchemas'

const invalidAddress = 'Please enter a valid email address.'

/** What the newsletter box takes: one e-mail address, and one sentence for all that is wrong with it (SPEC section 5). */
export const subscriptionSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, invalidAddress),
    v.maxLength(longest.email, invalidAddress),
  ),
})
