import { useState } from 'react'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { useForm } from '@/components/form/useForm'
import { questionSchema, type SuggestedQuestion } from '@/domain/suggestion'

/** Adds a question to the list on this device; nothing is sent (SPEC section 2). */
export function AskForm({ onAdd }: { onAdd: (entry: SuggestedQuestion) => void }) {
  const form = useForm('question')
  const [isAdded, setIsAdded] = useState(false)
  return (
    <section className="card" aria-labelledby="ask">
      <h2 id="ask">Ask a new question</h2>
      <p>It is added to the list for you alone. From there you can send it to the team.</p>
      <Form
        form={form}
        label="Ask a new question"
        onSubmit={() => {
          const checked = form.check(questionSchema)
          setIsAdded(checked !== null)
          if (!checked) return
          onAdd(checked)
          form.clear()
        }}
      >
        <TextField name="question" label="Question" required />
        <TextField
          name="answer"
          label="Answer"
          hint="What you know already, or would like to hear"
          multiline
          required
        />
        <SubmitButton isPending={false}>Add question</SubmitButton>
        <FormStatusArea>
          {isAdded && (
            <FormStatus tone="success">
              <p>Your question is in the list, on this device only, until you close this tab.</p>
            </FormStatus>
          )}
        </FormStatusArea>
      </Form>
    </section>
  )
}
