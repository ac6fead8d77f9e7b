import * as v from 'valibot'
import { email, longest, text } from '@/domain/text/textSchemas'

/** What somebody thought of a recording. */
export interface Feedback {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** What the feedback form takes. */
export const feedbackSchema = v.object({
  name: text('Name', longest.name, 'required'),
  email: email('Invalid email format'),
  message: text('Message', longest.message, 'required', 'lines'),
})
