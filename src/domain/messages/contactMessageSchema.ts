import * as v from 'valibot'
import { longest } from '@/domain/text/plainText'
import { personName, text } from '@/domain/text/textSchemas'
import { longestSubject } from './contactMessage'

/**
 * What the contact form takes. The address is any line of text: a mistyped one must not keep a call
 * for help from us; `addressWarning` only warns.
 */
export const contactMessageSchema = v.object({
  name: personName('Name'),
  email: text('Email', longest.email, 'required'),
  subject: text('Subject', longestSubject, 'required'),
  message: text('Message', longest.message, 'required', 'lines'),
})
