/** A mail that the embedded backend was asked to send. */
export interface SentMail {
  /** ISO 8601 */
  time: string
  /** The address called; '/auth' for mails of the Auth service. */
  endpoint: '/api/v1.0/email/send' | '/api/v1.0/email/send-form' | '/auth'
  /** EmailJS's service id, or 'auth'. */
  serviceId: string
  /** EmailJS's template id, or the kind of the Auth service's mail, e.g. 'PASSWORD_RESET'. */
  templateId: string
  params: Record<string, unknown>
  link?: string
}
