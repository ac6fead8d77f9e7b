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

/** The newsletter box of the footer. */
export function NewsletterForm() {
  const form = useForm({
    name: 'newsletter',
    schema: subscriptionSchema,
    prepare: prepareRecords,
    send: ({ email }, { idFor }) => subscribe(idFor({ email }), email),
    done: () => ({ say: messages.subscribed }),
    failed: () => ({ say: messages.subscriptionFailed, also: messages.addressKept }),
  })
  const { consent, link } = frameTexts.newsletter
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
        {consent} <Link to={paths.privacy}>{link}</Link>.
      </p>
    </Form>
  )
}
