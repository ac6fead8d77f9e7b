import { createContext, useContext, type ReactNode } from 'react'
import type { FormHandle } from './useForm'
import styles from './Form.module.css'

const FormContext = createContext<FormHandle | null>(null)

/**
 * The form that the fields inside belong to. `onSubmit` gets the `value` of the button that was
 * used; `onBegin` is called whenever something is typed, the moment to fetch what sending needs.
 */
export function Form({
  form,
  onSubmit,
  onBegin,
  label,
  children,
}: {
  form: FormHandle
  onSubmit: (button: string) => void
  onBegin?: () => void
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
        onInput={() => {
          onBegin?.()
          onInput()
        }}
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
