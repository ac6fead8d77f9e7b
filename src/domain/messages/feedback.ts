import * as v from 'valibot'
import { email, longest, personName, text } from '@/domain/text/plainText'

export const feedbackSchema = v.object({
  name: personName('Name'),
  email: email('Invalid email format'),
  message: text('Message', longest.message, 'required', 'lines'),
})

export type Feedback = v.InferOutput<typeof feedbackSchema>
