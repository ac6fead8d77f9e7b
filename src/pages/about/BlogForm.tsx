import { TextField } from '@/components/form/TextField'
import { blogSchema, type SuggestedBlog } from '@/domain/messages/suggestion'
import { SuggestionForm } from './SuggestionForm'

/** 'Submit Your Blog' (SPEC section 2). */
export function BlogForm({ onAdd }: { onAdd: (entry: SuggestedBlog) => void }) {
  return (
    <SuggestionForm kind="blog" title="Submit Your Blog" schema={blogSchema} onAdd={onAdd}>
      <TextField name="title" label="Title" required />
      <TextField name="summary" label="Summary" multiline required />
      <TextField
        name="link"
        label="Link"
        hint="Where it can be read, starting with https:// or http://"
        required
      />
    </SuggestionForm>
  )
}
