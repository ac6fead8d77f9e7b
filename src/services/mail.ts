import { settings } from '@/config/settings'
import { contactMessageRecord } from '@/domain/messages/contactMessage'
import type { ContactMessage } from '@/domain/messages/contactMessage'
import type { Feedback } from '@/domain/messages/feedback'
import { callOut, loadPart } from './call'
import type * as EmailJs from './emailJs'

/**
 * Mails a message to the team. Not idempotent: after a `timeout` or
 * `no-connection` it may have been sent, and sending it again makes a second mail.
 * @throws Failure
 */
export function mailContactMessage(message: ContactMessage): Promise<void> {
  return mail(({ sendForm }) =>
    sendForm(settings.VITE_EMAILJS_TEMPLATE_CONTACT, contactMessageRecord(message)),
  )
}

/** Mails what somebody thought of a recording. @throws Failure */
export function mailFeedback(feedback: Feedback): Promise<void> {
  return mail(({ sendForm }) => sendForm(settings.VITE_EMAILJS_TEMPLATE_FEEDBACK, { ...feedback }))
}

/** Tells the owner of an account that its password was changed. @throws Failure */
export function mailPasswordChanged(address: string): Promise<void> {
  return mail(({ send }) => send(settings.VITE_EMAILJS_TEMPLATE_RESET, { to_email: address }))
}

/** Importing the library touches localStorage, which throws where storage is blocked. */
function mail(call: (emailJs: typeof EmailJs) => Promise<void>): Promise<void> {
  return callOut(async () => call(await loadPart(() => import('./emailJs'))))
}
