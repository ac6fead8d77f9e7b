import { useState, type ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm, type FieldTexts } from '@/components/form/useForm'
import { messages } from '@/content/messages'

/** Adds something to a list on this device; nothing is sent (SPEC section 2). `children` are its fields. */
export function SuggestionForm<Entry>({
  kind,
  title,
  schema,
  onAdd,
  children,
}: {
  /** What is added, as it is called in a sentence; names the draft too. */
  kind: 'question' | 'blog'
  title: string
  schema: GenericSchema<FieldTexts, Entry>
  onAdd: (entry: Entry) => void
  children: ReactNode
}) {
  const form = useForm(kind)
  const [isAdded, setIsAdded] = useState(false)
  const id = `add-${kind}`
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>It is added to the list for you alone. From there you can send it to the team.</p>
      <Form
        form={form}
        label={title}
        onSubmit={() => {
          const checked = form.check(schema)
          setIsAdded(checked !== null)
          if (!checked) return
          onAdd(checked)
          form.clear()
        }}
      >
        {children}
        <SubmitButton isPending={false}>Add {kind}</SubmitButton>
        <FormStatusArea>
          {isAdded && (
            <FormStatus tone="success">
              <p>{messages.suggestionAdded(kind)}</p>
            </FormStatus>
          )}
        </FormStatusArea>
      </Form>
    </section>
  )
}
