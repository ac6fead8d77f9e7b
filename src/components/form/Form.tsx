import { Children, createContext, useContext, type ComponentProps, type ReactNode } from 'react'
import { Button } from '@/components/buttons/Button'
import type { FormHandle, Outcome } from './useForm'
import styles from './Form.module.css'

const FormContext = createContext<FormHandle | null>(null)

/**
 * The form that the fields, buttons and outcomes inside belong to. `submit` is the text of its button,
 * followed by the outcome; without it the form places its own.
 */
export function Form({
  form,
  label,
  submit,
  children,
}: {
  form: FormHandle
  label: string
  submit?: string
  children: ReactNode
}) {
  const { element, onInput } = form
  return (
    <FormContext value={form}>
      <form
        ref={element}
        className={styles.form}
        aria-label={label}
        // The draft restores what was typed and is forgotten in time; the browser would fill it in
        // for the next person who presses "back". Fields say what may be filled in.
        autoComplete="off"
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent
          form.submit(submitter instanceof HTMLButtonElement ? submitter.value : '')
        }}
      >
        {children}
        {submit && (
          <>
            <div className="actions">
              <SubmitButton>{submit}</SubmitButton>
            </div>
            <FormOutcome />
          </>
        )}
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

/** A button that sends its form. */
export function SubmitButton(button: Omit<ComponentProps<typeof Button>, 'type' | 'isPending'>) {
  return <Button {...button} type="submit" isPending={useFormHandle().isPending} />
}

/**
 * How sending the form goes and ended, beside its button, where it stays after the notification has
 * gone. Where one place is for failures alone, another shows the rest.
 */
export function FormOutcome({ only }: { only?: 'failures' | 'others' }) {
  const { isPending, pending, outcome } = useFormHandle()
  const tone = isPending ? 'pending' : (outcome?.tone ?? 'error')
  const { say, show = say, also }: Outcome = isPending ? { show: pending } : (outcome ?? {})
  const belongsHere = only === undefined || (only === 'failures') === (tone === 'error')
  return (
    <Status tone={tone}>
      {belongsHere && show}
      {belongsHere && also}
    </Status>
  )
}

/**
 * Says how something goes or ended, and nothing while it is given nothing; always there, so that
 * screen readers are told what comes and goes. Each text among its children is a paragraph.
 */
export function Status({
  tone,
  children,
}: {
  tone: 'success' | 'error' | 'pending'
  children: ReactNode
}) {
  const parts = Children.toArray(children)
  return (
    <div role="status" className={styles.area}>
      {parts.length > 0 && (
        <div className={`${styles.status} ${styles[`${tone}Status`]}`}>
          {parts.map((part) => (typeof part === 'string' ? <p key={part}>{part}</p> : part))}
        </div>
      )}
    </div>
  )
}
