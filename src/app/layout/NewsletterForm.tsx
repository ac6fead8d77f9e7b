import { Link } from 'react-router-dom'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { paths } from '@/config/paths'
import { frameTexts } from '@/content/frame'
import { messages } from '@/content/messages'
import { subscriptionSchema } from '@/domain/messages/subscription'
import { prepareRecords } from '@/services/prepare'
import { subscribe } from '@/services/mailingList'
import styles from './Footer.module.css'

const notSubscribed = {
  say: messages.subscriptionFailed,
  show: (
    <>
      <p>{messages.subscriptionFailed}</p>
      <p>{messages.addressKept}</p>
    </>
  ),
}

/** The newsletter box of the footer. */
export function NewsletterForm() {
  const form = useForm({
    name: 'newsletter',
    schema: subscriptionSchema,
    prepare: prepareRecords,
    send: ({ email }, { idFor }) => subscribe(idFor({ email }), email),
    done: () => ({ say: messages.subscribed }),
    failed: () => notSubscribed,
  })
  return (
    <Form form={form} label="Newsletter">
      <TextField
        name="email"
        type="email"
        label="Subscribe to our newsletter"
        hint="Your email address"
        autoComplete="email"
      />
      <SubmitButton look="onBand">Subscribe</SubmitButton>
      <FormOutcome />
      <p className={styles.consent}>
        {frameTexts.newsletter.consent} <Link to={paths.privacy}>{frameTexts.newsletter.link}</Link>
        .
      </p>
    </Form>
  )
}
