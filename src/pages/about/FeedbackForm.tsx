import { useState } from 'react'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { useForm } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { messages } from '@/content/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { Failure } from '@/domain/failure'
import { feedbackSchema, type Feedback } from '@/domain/messages/feedback'
import { mailFeedback } from '@/services/mail'

/** What somebody thought of a recording, mailed to the team; cleared only when it was sent. */
export function FeedbackForm() {
  const form = useForm('feedback')
  const { notify, prepare } = useNotify()
  const [outcome, setOutcome] = useState<{ sentBy: string } | Failure | null>(null)

  const { submit, isPending } = useSubmit(
    async (feedback: Feedback) => {
      await mailFeedback(feedback)
      form.clear()
      setOutcome({ sentBy: feedback.name })
      notify({
        text: messages.feedbackSent(feedback.name),
        tone: 'success',
        place: 'top-centre',
      })
    },
    (failure) => {
      setOutcome(failure)
      notify({ text: messages.feedbackFailed, tone: 'error', place: 'top-centre' })
    },
  )

  function send() {
    const checked = form.check(feedbackSchema)
    setOutcome(null)
    if (checked) submit(checked)
  }

  return (
    <Form form={form} label="Leave a Review" onBegin={() => prepare('top-centre')} onSubmit={send}>
      <TextField name="name" label="Name" autoComplete="name" required />
      <TextField name="email" type="email" label="Email" autoComplete="email" required />
      <TextField name="message" label="Message" multiline required />
      <div className="actions">
        <SubmitButton isPending={isPending}>Send Feedback</SubmitButton>
      </div>
      <FormStatusArea>
        {isPending && (
          <FormStatus tone="pending">
            <p>Sending your feedback…</p>
          </FormStatus>
        )}
        {!isPending && outcome instanceof Failure && (
          <FormStatus tone="error">
            <p>{messages.feedbackFailed}</p>
            <p>{outcome.code === 'offline' ? messages.offline : messages.feedbackKept}</p>
          </FormStatus>
        )}
        {!isPending && outcome !== null && 'sentBy' in outcome && (
          <FormStatus tone="success">
            <p>{messages.feedbackSent(outcome.sentBy)}</p>
          </FormStatus>
        )}
      </FormStatusArea>
    </Form>
  )
}
