import { createContext, useContext, type ReactNode } from 'react'
import type { FormHandle } from './useForm'
import styles from './Form.module.css'

const FormContext = createContext<FormHandle | null>(null)

/** The form that the fields inside belong to. `onSubmit` gets the `value` of the button that was used. */
export function Form({
  form,
  onSubmit,
  label,
  children,
}: {
  form: FormHandle
  onSubmit: (button: string) => void
  label: string
  children: ReactNode
}) {
  const { attach, onInput } = form
  return (
    <FormContext value={form}>
      <form
        ref={attach}
        className={styles.form}
        aria-label={label}
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent
          onSubmit(submitter instanceof HTMLButtonElement ? submitter.value : '')
        }}
      >
        {children}
      </form>
    </FormContext>
  )
}

/** The form around a field. */
export function useFormHandle(): FormHandle {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field needs a Form around it')
  return form
}
