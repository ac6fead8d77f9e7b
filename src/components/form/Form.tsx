import { createContext, useContext, type ReactNode } from 'react'
import type { FormHandle } from './useForm'
import styles from './Form.module.css'

const FormContext = createContext<FormHandle | null>(null)

/** The form that the fields, buttons and outcomes inside belong to. */
export function Form({
  form,
  label,
  children,
}: {
  form: FormHandle
  label: string
  children: ReactNode
}) {
  const { attach, onInput, submit } = form
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
          submit(submitter instanceof HTMLButtonElement ? submitter.value : '')
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
