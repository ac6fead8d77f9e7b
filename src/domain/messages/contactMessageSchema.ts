import * as v from 'valibot'
import { longest } from '@/domain/text/plainText'
import { personName, text } from '@/domain/text/textSchemas'

/**
 * What the contact form takes. The address is any line of text: a mistyped one must not keep a call
 * for help from us; `addressWarning` only warns.
 */
export const contactMessageSchema = v.object({
  name: personName('Name'),
  email: text('Email', longest.email, 'required'),
  subject: text('Subject', longest.subject, 'required'),
  message: text('Message', longest.message, 'required', 'lines'),
})

/** A message to the team, as its writer typed it. */
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>
