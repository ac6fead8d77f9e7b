import { Link } from '@/components/buttons/Link'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { paths } from '@/config/paths'
import { frameTexts } from '@/content/texts/frame'
import { subscriptionSchema } from '@/domain/messages/subscription'
import { subscribe } from '@/services/records'
import { prepareRecords } from '@/services/call'
import styles from './Footer.module.css'

const { consent, link, leave, leaveSubject, subscribed, failed, addressKept } =
  frameTexts.newsletter

export function NewsletterForm() {
  const form = useForm({
    name: 'newsletter',
    schema: subscriptionSchema,
    prepare: prepareRecords,
    send: ({ email }, { idFor }) => subscribe(idFor({ email }), email),
    done: () => ({ say: subscribed }),
    failed: () => ({ say: failed, also: addressKept }),
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
      <SubmitButton variant="onBand">Subscribe</SubmitButton>
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
