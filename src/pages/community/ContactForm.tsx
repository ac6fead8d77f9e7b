import { useState } from 'react'
import { HelplineLine } from '@/components/display/HelplineLine'
import { usePassedState } from '@/components/hydration/usePassedState'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { useForm } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { messages } from '@/content/messages'
import { organisation } from '@/content/organisation'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import {
  addressWarning,
  contactMessageSchema,
  readSuggestedSubject,
  type ContactMessage,
} from '@/domain/messages/contactMessage'
import { Failure } from '@/domain/failure'
import { whatsAppLink } from '@/domain/contact/phone'
import { sendContactMessage } from '@/services/contactMessages'
import { prepareRecords } from '@/services/prepare'
import { forgetDeliveries } from '@/services/outbox'
import styles from './contact.module.css'

/**
 * The contact form: says that a message has arrived only when it has. `onKept` is told when it had
 * to be kept on this device instead.
 */
export function ContactForm({ onKept }: { onKept: () => void }) {
  const form = useForm('contact')
  const { notify, prepare } = useNotify()
  const suggestedSubject = usePassedState(readSuggestedSubject)
  const [outcome, setOutcome] = useState<{ sentBy: string } | Failure | null>(null)
  const [hasLeftAddress, setHasLeftAddress] = useState(false)
  const warning = hasLeftAddress ? addressWarning(form.texts.email ?? '') : null

  const { submit, isPending } = useSubmit(
    async (message: ContactMessage) => {
      const reasonToWait = await sendContactMessage(form.documentIdFor(message), message)
      form.clear()
      if (reasonToWait === null) {
        setOutcome({ sentBy: message.name })
        notify({ text: messages.contactSent(message.name), tone: 'success' })
      } else {
        onKept()
        notify({
          text: reasonToWait.code === 'offline' ? messages.offline : messages.contactWaiting,
          tone: 'error',
        })
      }
    },
    (failure) => {
      setOutcome(failure)
      notify({ text: notSent, tone: 'error' })
    },
  )

  function begin() {
    prepare('top-right')
    prepareRecords()
  }

  function send() {
    const checked = form.check(contactMessageSchema)
    setOutcome(null)
    if (!checked) return
    forgetDeliveries()
    submit(checked)
  }

  return (
    <Form form={form} label="Contact" onBegin={begin} onSubmit={send}>
      <TextField name="name" label="Name" autoComplete="name" required />
      <div className={styles.field} onBlur={() => setHasLeftAddress(true)}>
        <TextField name="email" type="email" label="Email" autoComplete="email" required />
        <output className={styles.warning}>{warning}</output>
      </div>
      <TextField
        name="subject"
        label="Subject"
        defaultValue={suggestedSubject ?? undefined}
        required
      />
      <TextField name="message" label="Message" multiline required />
      <div className="actions">
        <SubmitButton isPending={isPending}>Send Message</SubmitButton>
      </div>
      <FormStatusArea>
        {isPending && (
          <FormStatus tone="pending">
            <p>Sending your message…</p>
          </FormStatus>
        )}
        {!isPending && outcome instanceof Failure && (
          <FormStatus tone="error">
            <p>{notSent}</p>
            {outcome.code === 'offline' && <p>{messages.offline}</p>}
            {organisation.whatsApp && (
              <p>
                <a href={whatsAppLink(organisation.whatsApp, form.texts.message)}>Open WhatsApp</a>
              </p>
            )}
            <HelplineLine />
          </FormStatus>
        )}
        {!isPending && outcome !== null && 'sentBy' in outcome && (
          <FormStatus tone="success">
            <p>{messages.contactSent(outcome.sentBy)}</p>
            <HelplineLine />
          </FormStatus>
        )}
      </FormStatusArea>
    </Form>
  )
}

const notSent =
  organisation.whatsApp === null ? messages.contactNotSentTryAgain : messages.contactNotSent
