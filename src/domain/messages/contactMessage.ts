import * as v from 'valibot'
import { isBlank, isEmail, longest, oneLine, personName, text } from '@/domain/text/plainText'

/** A warning about an address that no answer could reach, or null; an empty one is an error instead. */
export function addressWarning(typed: string): string | null {
  if (typed.trim() === '' || isEmail(oneLine(typed))) return null
  return 'This does not look like name@example.com. Our answer goes to this address; you can still send your message.'
}

/** Writes a message the way it is mailed and stored. */
export function contactMessageRecord({ name, email: address, subject, message }: ContactMessage) {
  return { user_name: name, user_email: address, user_subject: subject, message }
}

/** The subject that the page before suggests in the navigation state, which anybody may have written. */
export function readSuggestedSubject(state: unknown): string | null {
  const { subject } = Object(state) as { readonly subject?: unknown }
  const line = typeof subject === 'string' ? oneLine(subject) : ''
  return isBlank(line) || line.length > longest.subject ? null : line
}

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
