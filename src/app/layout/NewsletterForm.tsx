import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { useForm } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { subscriptionSchema } from '@/domain/messages/subscription'
import { prepareFirestore } from '@/services/firebase/load'
import { subscribe } from '@/services/mailingList'
import styles from './Footer.module.css'

/** The newsletter box of the footer (SPEC sections 2, 5 and 8). */
export function NewsletterForm() {
  const form = useForm('newsletter')
  const { notify, prepare } = useNotify()
  const [outcome, setOutcome] = useState<'success' | 'error' | null>(null)

  const { submit, isPending } = useSubmit(
    async ({ email }: { email: string }) => {
      await subscribe(form.documentIdFor({ email }), email)
      form.clear()
      setOutcome('success')
      notify({ text: messages.subscribed, tone: 'success' })
    },
    () => {
      setOutcome('error')
      notify({ text: messages.subscriptionFailed, tone: 'error' })
    },
  )

  return (
    <Form
      form={form}
      label="Newsletter"
      onBegin={() => {
        prepare('top-right')
        prepareFirestore()
      }}
      onSubmit={() => {
        const checked = form.check(subscriptionSchema)
        setOutcome(null)
        if (checked) submit(checked)
      }}
    >
      <TextField
        name="email"
        type="email"
        label="Subscribe to our newsletter"
        hint="Your email address"
        autoComplete="email"
        required
      />
      <SubmitButton isPending={isPending} look="onBand">
        Subscribe
      </SubmitButton>
      <FormStatusArea>
        {outcome === 'success' && (
          <FormStatus tone="success">
            <p>{messages.subscribed}</p>
          </FormStatus>
        )}
        {outcome === 'error' && (
          <FormStatus tone="error">
            <p>{messages.subscriptionFailed}</p>
            <p>Your address is still here.</p>
          </FormStatus>
        )}
      </FormStatusArea>
      <p className={styles.consent}>
        We use your address for the newsletter only, and you can leave at any time. See{' '}
        <Link to={paths.privacy}>how we handle it</Link>.
      </p>
    </Form>
  )
}
