import * as v from 'valibot'
import { isBlank, longest, oneLine, personName, text } from '@/domain/text/plainText'

export function contactMessageRecord({ name, email: address, subject, message }: ContactMessage) {
  return { user_name: name, user_email: address, user_subject: subject, message }
}

/** Anybody may have written `state`. */
export function readSuggestedSubject(state: unknown): string | null {
  const { subject } = Object(state) as { readonly subject?: unknown }
  const line = typeof subject === 'string' ? oneLine(subject) : ''
  return isBlank(line) || line.length > longest.subject ? null : line
}

/** Accepts any address: a typo must not keep a call for help from us. */
export const contactMessageSchema = v.object({
  name: personName('Name'),
  email: text('Email', longest.email, 'required'),
  subject: text('Subject', longest.subject, 'required'),
  message: text('Message', longest.message, 'required', 'lines'),
})

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>
