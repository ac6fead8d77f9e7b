import * as v from 'valibot'
import { longest } from '@/domain/text/plainText'
import { email, personName, text } from '@/domain/text/textSchemas'

/** What the feedback form takes. */
export const feedbackSchema = v.object({
  name: personName('Name'),
  email: email('Invalid email format'),
  message: text('Message', longest.message, 'required', 'lines'),
})

/** What somebody thought of a recording. */
export type Feedback = v.InferOutput<typeof feedbackSchema>
