import { Link } from '@/components/buttons/Link'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { paths } from '@/config/paths'
import { frameTexts } from '@/content/frame'
import { messages } from '@/content/messages'
import { subscribe } from '@/services/mailingList'
import { prepareRecords } from '@/services/prepare'
import styles from './Footer.module.css'

const { consent, link, leave, leaveSubject } = frameTexts.newsletter

/** The newsletter box of the footer. */
export function NewsletterForm() {
  const form = useForm({
    name: 'newsletter',
    checks: () => import('@/domain/messages/subscription'),
    schema: ({ subscriptionSchema }) => subscriptionSchema,
    prepare: prepareRecords,
    send: ({ email }, { idFor }) => subscribe(idFor({ email }), email),
    done: () => ({ say: messages.subscribed }),
    failed: () => ({ say: messages.subscriptionFailed, also: messages.addressKept }),
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
        {consent} <Link to={paths.privacy}>{link}</Link>.{' '}
        <Link to={paths.contact} state={{ subject: leaveSubject }}>
          {leave}
        </Link>
      </p>
    </Form>
  )
}
