import { createContext, useContext, type ReactNode } from 'react'
import { Button, type ButtonLook } from '@/components/buttons/Button'
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

/**
 * A button that sends its form. `needs` says what must be filled in first, and disables it as long
 * as it is there; the id of the sentence is `describedBy`.
 */
export function SubmitButton({
  value = '',
  disabled = false,
  look = 'primary',
  describedBy,
  children,
}: {
  value?: string
  disabled?: boolean
  look?: ButtonLook
  describedBy?: string | undefined
  children: ReactNode
}) {
  return (
    <Button
      type="submit"
      value={value}
      look={look}
      disabled={disabled}
      isPending={useFormHandle().isPending}
      aria-describedby={describedBy}
    >
      {children}
    </Button>
  )
}

/**
 * How sending the form goes and ended, beside its button, where it stays after the notification has
 * gone. Where one place is for failures alone, another shows the rest.
 */
export function FormOutcome({ only }: { only?: 'failures' | 'others' }) {
  const { isPending, pending, outcome } = useFormHandle()
  const tone = isPending ? 'pending' : outcome?.tone
  const ended = outcome && ('show' in outcome ? outcome.show : outcome.say)
  const content = isPending ? pending : ended
  const belongsHere = only === undefined || (only === 'failures') === (tone === 'error')
  return (
    <FormStatusArea>
      {tone && content && belongsHere && (
        <FormStatus tone={tone}>
          {typeof content === 'string' ? <p>{content}</p> : content}
          {!isPending && outcome?.also}
        </FormStatus>
      )}
    </FormStatusArea>
  )
}

/** How the form ended, beside its button, where it stays after the notification has gone. */
export function FormStatus({
  tone,
  children,
}: {
  tone: 'success' | 'error' | 'pending'
  children: ReactNode
}) {
  return <div className={`${styles.status} ${styles[`${tone}Status`]}`}>{children}</div>
}

/** Where a form's outcomes appear; always there, so that screen readers are told what comes and goes. */
export function FormStatusArea({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.area}>
      {children}
    </div>
  )
}
