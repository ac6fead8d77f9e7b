import { Link } from '@/components/buttons/Link'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useLateForm } from '@/components/form/useLateForm'
import { paths } from '@/config/paths'
import { frameTexts } from '@/content/frame'
import styles from './Footer.module.css'

const { consent, link, leave, leaveSubject, notLoaded } = frameTexts.newsletter

const loadEngine = async () => (await import('./NewsletterEngine')).NewsletterEngine

/** The newsletter box of the footer. What sends it is fetched when somebody turns to it. */
export function NewsletterForm() {
  const { form, engine, wake } = useLateForm({ name: 'newsletter', load: loadEngine, notLoaded })
  return (
    <div onFocus={wake}>
      {engine}
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
    </div>
  )
}
