import type { ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import type { FieldTexts } from '@/components/form/formElements'
import { Section } from '@/components/display/Section'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { useForm } from '@/components/form/useForm'
import { messages } from '@/content/messages'
import { suggestions } from '@/content/suggestions'

/** Adds something to a list on this device; nothing is sent. `children` are its fields. */
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
  const form = useForm({
    name: kind,
    schema,
    send: onAdd,
    done: () => ({ show: messages.suggestionAdded(kind) }),
    failed: () => null,
  })
  return (
    <Section title={title} isCard>
      <p>{suggestions.forYouAlone}</p>
      <Form form={form} label={title}>
        {children}
        <SubmitButton>Add {kind}</SubmitButton>
        <FormOutcome />
      </Form>
    </Section>
  )
}
