import * as v from 'valibot'
import { isBlank, isEmail, longest, oneLine, personName, text } from '@/domain/text/plainText'

/** An empty address is an error instead. */
export function addressWarning(typed: string): string | null {
  if (typed.trim() === '' || isEmail(oneLine(typed))) return null
  return 'This does not look like name@example.com. Our answer goes to this address; you can still send your message.'
}

/** As it is mailed and stored. */
export function contactMessageRecord({ name, email: address, subject, message }: ContactMessage) {
  return { user_name: name, user_email: address, user_subject: subject, message }
}

/** Reads navigation state, which anybody may have written. */
export function readSuggestedSubject(state: unknown): string | null {
  const { subject } = Object(state) as { readonly subject?: unknown }
  const line = typeof subject === 'string' ? oneLine(subject) : ''
  return isBlank(line) || line.length > longest.subject ? null : line
}

/** Takes any line as the address: a typing error must not keep a call for help from us. */
export const contactMessageSchema = v.object({
  name: personName('Name'),
  email: text('Email', longest.email, 'required'),
  subject: text('Subject', longest.subject, 'required'),
  message: text('Message', longest.message, 'required', 'lines'),
})

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>
