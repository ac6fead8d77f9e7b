import { TextField } from '@/components/form/TextField'
import { questionSchema, type SuggestedQuestion } from '@/domain/messages/suggestion'
import { SuggestionForm } from './SuggestionForm'

/** 'Ask a new question' (SPEC section 2). */
export function AskForm({ onAdd }: { onAdd: (entry: SuggestedQuestion) => void }) {
  return (
    <SuggestionForm
      kind="question"
      title="Ask a new question"
      schema={questionSchema}
      onAdd={onAdd}
    >
      <TextField name="question" label="Question" required />
      <TextField
        name="answer"
        label="Answer"
        hint="What you know already, or would like to hear"
        multiline
        required
      />
    </SuggestionForm>
  )
}
