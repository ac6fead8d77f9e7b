import * as v from 'valibot'
import { email, longest, personName, text } from '@/domain/text/plainText'

/** What the feedback form takes. */
export const feedbackSchema = v.object({
  name: personName('Name'),
  email: email('Invalid email format'),
  message: text('Message', longest.message, 'required', 'lines'),
})

/** What somebody thought of a recording. */
export type Feedback = v.InferOutput<typeof feedbackSchema>
