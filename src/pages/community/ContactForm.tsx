import { useState } from 'react'
import { useNavigationState } from '@/components/hydration/useNavigationState'
import { Form } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useJustSent } from '@/components/form/useJustSent'
import { useForm, type Outcome } from '@/components/form/useForm'
import { contactPage } from '@/content/texts/contact'
import { frameTexts } from '@/content/texts/frame'
import { keptOffline } from '@/content/texts/keptOffline'
import { messages } from '@/content/texts/messages'
import organisation from '@/content/facts/organisation.json'
import { useMemberTexts } from '@/context/user/useMemberTexts'
import { addressWarning } from '@/domain/messages/addressWarning'
import {
  contactMessageSchema,
  readSuggestedSubject,
  type ContactMessage,
} from '@/domain/messages/contactMessage'
import type { Failure } from '@/domain/failure'
import { whatsAppLink } from '@/domain/contact/phone'
import { sendContactMessage } from '@/services/contactMessages'
import { deliveredFor } from '@/services/outbox'
import { prepareRecords } from '@/services/call'
import { HelplineLine } from '@/components/help/HelplineLine'
import styles from './contact.module.css'

/** `onWaiting`: the message is only in the outbox. */
export function ContactForm({ onWaiting }: { onWaiting: () => void }) {
  const suggestedSubject = useNavigationState(readSuggestedSubject)
  const [hasLeftAddress, setHasLeftAddress] = useState(false)
  const hasJustSent = useJustSent()
  const form = useForm({
    name: 'contact',
    schema: contactMessageSchema,
    known: useMemberTexts(),
    pending: contactPage.sending,
    prepare: prepareRecords,
    send(message, { idFor }) {
      deliveredFor.forget()
      return sendContactMessage(idFor(message), message)
    },
    done(reasonToWait, message) {
      if (reasonToWait) onWaiting()
      return reasonToWait ? waiting(reasonToWait) : sent(message, hasJustSent())
    },
    failed: notSent,
  })
  return (
    <Form form={form} label="Contact" submit="Send Message">
      <TextField name="name" label="Name" autoComplete="name" />
      <div className={styles.field} onBlur={() => setHasLeftAddress(true)}>
        <TextField name="email" type="email" label="Email" autoComplete="email" />
        <output className={styles.warning}>
          {hasLeftAddress && addressWarning(form.texts.email ?? '')}
        </output>
      </div>
      <TextField name="subject" label="Subject" defaultValue={suggestedSubject ?? undefined} />
      <TextField name="message" label="Message" multiline />
    </Form>
  )
}

function sent({ name }: ContactMessage, isSecond: boolean): Outcome {
  return {
    say: frameTexts.contactSent(name),
    also: [isSecond && messages.secondMessage, <HelplineLine key="helplines" />],
  }
}

/** The outbox section says the rest. */
function waiting({ code }: Failure): Outcome {
  const say = code === 'offline' ? keptOffline : messages.contactWaiting
  return { say, show: null, tone: 'error' }
}

function notSent({ code }: Failure, { message }: ContactMessage): Outcome {
  const { whatsApp } = organisation
  return {
    say: whatsApp ? messages.contactNotSent : messages.contactNotSentTryAgain,
    also: [
      code === 'offline' && keptOffline,
      whatsApp && (
        <p key="chat">
          <a href={whatsAppLink(whatsApp, message)}>Open WhatsApp</a>
        </p>
      ),
      <HelplineLine key="helplines" />,
    ],
  }
}
