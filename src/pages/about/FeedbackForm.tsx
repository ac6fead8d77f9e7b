import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm, type Outcome } from '@/components/form/useForm'
import { messages } from '@/content/messages'
import type { Failure } from '@/domain/failure'
import { feedbackSchema } from '@/domain/messages/feedback'
import { mailFeedback } from '@/services/mail'

/** What somebody thought of a recording, mailed to the team; cleared only when it was sent. */
export function FeedbackForm() {
  const form = useForm({
    name: 'feedback',
    schema: feedbackSchema,
    place: 'top-centre',
    pending: messages.feedbackPending,
    send: mailFeedback,
    done: (_, { name }) => ({ say: messages.feedbackSent(name) }),
    failed,
  })
  return (
    <Form form={form} label="Leave a Review">
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" type="email" label="Email" autoComplete="email" />
      <TextField name="message" label="Message" multiline />
      <div className="actions">
        <SubmitButton>Send Feedback</SubmitButton>
      </div>
      <FormOutcome />
    </Form>
  )
}

function failed({ code }: Failure): Outcome {
  return {
    say: messages.feedbackFailed,
    also: <p>{code === 'offline' ? messages.offline : messages.feedbackKept}</p>,
  }
}
