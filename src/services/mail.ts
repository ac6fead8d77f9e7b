import { settings } from '@/config/settings'
import { contactMessageRecord } from '@/domain/messages/contactMessage'
import type { ContactMessage } from '@/domain/messages/contactMessage'
import type { Feedback } from '@/domain/messages/feedback'
import { callBy } from './call'

/** Importing the library throws if storage is blocked. */
const mail = callBy(() => import('./emailJs'))

/** A retry after `timeout` or `no-connection` may send a second mail. */
export function mailContactMessage(message: ContactMessage): Promise<void> {
  return mail(({ sendForm }) =>
    sendForm(settings.VITE_EMAILJS_TEMPLATE_CONTACT, contactMessageRecord(message)),
  )
}

export function mailFeedback(feedback: Feedback): Promise<void> {
  return mail(({ sendForm }) => sendForm(settings.VITE_EMAILJS_TEMPLATE_FEEDBACK, { ...feedback }))
}

export function mailPasswordChanged(address: string): Promise<void> {
  return mail(({ send }) => send(settings.VITE_EMAILJS_TEMPLATE_RESET, { to_email: address }))
}
