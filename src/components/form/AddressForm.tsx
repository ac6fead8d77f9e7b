import type { ReactNode } from 'react'
import type { ButtonVariant } from '@/components/buttons/Button'
import { addressSchema, loadQuestion, prepareToStore } from '@/context/addresses/addressForms'
import { Form, FormOutcome, SendAnyway, SubmitButton } from './Form'
import { TextField } from './fields'
import { useForm } from './useForm'

/** A form for one address, which is stored once. */
export function AddressForm({
  name,
  label,
  field,
  hint,
  submit,
  variant,
  store,
  texts: { done, failed, kept },
  children,
}: {
  /** The draft's name. */
  name: string
  label: string
  field: string
  hint: string
  submit: string
  variant: ButtonVariant
  store: (email: string, idFor: (content: object) => string) => Promise<void>
  texts: { readonly done: string; readonly failed: string; readonly kept: string }
  children: ReactNode
}) {
  const form = useForm({
    name,
    schema: addressSchema,
    prepare: prepareToStore,
    send: ({ email }, { idFor }) => store(email, idFor),
    done: () => ({ say: done }),
    failed: () => ({ say: failed, also: kept }),
  })
  return (
    <Form
      form={{ ...form, submit: (button) => void loadQuestion().then(() => form.submit(button)) }}
      label={label}
    >
      <TextField name="email" type="email" label={field} hint={hint} autoComplete="email" />
      <SubmitButton variant={variant}>{submit}</SubmitButton>
      <SendAnyway variant={variant} />
      <FormOutcome />
      {children}
    </Form>
  )
}
