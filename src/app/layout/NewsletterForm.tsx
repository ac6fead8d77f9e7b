import { Link } from '@/components/buttons/Link'
import { Form, FormOutcome, SendAnyway, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { paths } from '@/config/paths'
import { frameTexts } from '@/content/texts/frame'
import { subscriptionSchema } from '@/domain/messages/subscription'
import type { careful as Careful } from '@/domain/text/addressQuestion'
import { subscribe } from '@/services/records'
import { prepareRecords, withDeadline } from '@/services/call'
import styles from './Footer.module.css'

const { consent, link, leave, leaveSubject, subscribed, failed, addressKept } =
  frameTexts.newsletter

let careful: typeof Careful = (schema) => schema

/** Fetched once somebody types: every page has this form. Without it nothing is questioned. */
const loadQuestion = () =>
  withDeadline(() => import('@/domain/text/addressQuestion'), 2000).then(
    (part) => (careful = part.careful),
    () => undefined,
  )

export function NewsletterForm() {
  const form = useForm({
    name: 'newsletter',
    schema: (button) => careful(subscriptionSchema, button),
    prepare() {
      prepareRecords()
      void loadQuestion()
    },
    send: ({ email }, { idFor }) => subscribe(idFor({ email }), email),
    done: () => ({ say: subscribed }),
    failed: () => ({ say: failed, also: addressKept }),
  })
  return (
    <Form
      form={{ ...form, submit: (button) => void loadQuestion().then(() => form.submit(button)) }}
      label="Newsletter"
    >
      <TextField
        name="email"
        type="email"
        label="Subscribe to our newsletter"
        hint="Your email address"
        autoComplete="email"
      />
      <SubmitButton variant="onBand">Subscribe</SubmitButton>
      <SendAnyway variant="onBand" />
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
