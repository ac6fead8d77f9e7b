import { useState } from 'react'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { useForm } from '@/components/form/useForm'
import { blogSchema, type SuggestedBlog } from '@/domain/suggestion'

/** Adds a blog to the list on this device; nothing is sent (SPEC section 2). */
export function BlogForm({ onAdd }: { onAdd: (entry: SuggestedBlog) => void }) {
  const form = useForm('blog')
  const [isAdded, setIsAdded] = useState(false)
  return (
    <section className="card" aria-labelledby="submit-blog">
      <h2 id="submit-blog">Submit Your Blog</h2>
      <p>It is added to the list for you alone. From there you can send it to the team.</p>
      <Form
        form={form}
        label="Submit Your Blog"
        onSubmit={() => {
          const checked = form.check(blogSchema)
          setIsAdded(checked !== null)
          if (!checked) return
          onAdd(checked)
          form.clear()
        }}
      >
        <TextField name="title" label="Title" required />
        <TextField name="summary" label="Summary" multiline required />
        <TextField
          name="link"
          label="Link"
          hint="Where it can be read, starting with https:// or http://"
          required
        />
        <SubmitButton isPending={false}>Add blog</SubmitButton>
        <FormStatusArea>
          {isAdded && (
            <FormStatus tone="success">
              <p>Your blog is in the list, on this device only, until you close this tab.</p>
            </FormStatus>
          )}
        </FormStatusArea>
      </Form>
    </section>
  )
}
