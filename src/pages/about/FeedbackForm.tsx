import { Form } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useJustSent } from '@/components/form/useJustSent'
import { useForm } from '@/components/form/useForm'
import { HelplineLine } from '@/components/help/HelplineLine'
import { keptOffline } from '@/content/texts/keptOffline'
import { messages } from '@/content/texts/messages'
import { feedbackSchema } from '@/domain/messages/feedback'
import { careful } from '@/domain/text/addressQuestion'
import { mailFeedback } from '@/services/mail'

export function FeedbackForm() {
  const hasJustSent = useJustSent()
  const form = useForm({
    name: 'feedback',
    schema: (button) => careful(feedbackSchema, button),
    place: 'top-centre',
    pending: messages.feedbackPending,
    send: mailFeedback,
    done: (_, { name }) => ({
      say: messages.feedbackSent(name),
      also: [hasJustSent() && messages.secondMessage, <HelplineLine key="helplines" />],
    }),
    failed: ({ code }) => ({
      say: messages.feedbackFailed,
      also: code === 'offline' ? keptOffline : messages.feedbackKept,
    }),
  })
  return (
    <Form form={form} label="Leave a Review" submit="Send Feedback">
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" type="email" label="Email" autoComplete="email" />
      <TextField name="message" label="Message" multiline />
    </Form>
  )
}
