import type { ReactNode } from 'react'
import { Form } from '@/components/form/Form'
import { useForm, type Schema } from '@/components/form/useForm'
import { messages } from '@/content/texts/messages'

/** Adds to a list on this device; sends nothing. */
export function SuggestionForm<Entry>({
  kind,
  title,
  schema,
  onAdd,
  children,
}: {
  /** Also names the draft. */
  kind: 'question' | 'blog'
  title: string
  schema: Schema<Entry>
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
    <Form form={form} label={title} submit={`Add ${kind}`}>
      {children}
    </Form>
  )
}
