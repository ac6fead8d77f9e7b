import { Children, useEffect, useEffectEvent, type ComponentProps, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '@/components/buttons/Button'
import { neededContext } from '@/context/neededContext'
import type { FormHandle, Outcome } from './useForm'
import { anyway } from '@/domain/text/plainText'
import styles from './Form.module.css'

/** How often a disabled button checks whether the fields are filled in. */
const lookMs = 300

const [FormContext, useFormHandle] = neededContext<FormHandle>('A field needs a Form around it')

export { useFormHandle }

/** Without `submit`, the children contain the button and the outcome. */
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
        // With it "back" could refill the form for the next person at this device; drafts expire.
        autoComplete="off"
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent
          form.submit(submitter instanceof HTMLButtonElement ? submitter.value : '')
        }}
      >
        {/* app/renderToHtml fills it, so that no script carries its text. */}
        <noscript />
        {children}
        {submit && (
          <>
            <div className="actions">
              <SubmitButton>{submit}</SubmitButton>
              <SendAnyway variant="secondary" />
            </div>
            <FormOutcome />
          </>
        )}
      </form>
    </FormContext>
  )
}

export function SubmitButton(button: Omit<ComponentProps<typeof Button>, 'type' | 'isPending'>) {
  const { isPending, read } = useFormHandle()
  const look = useEffectEvent(read)
  const isDisabled = button.disabled
  // Password managers may fill in fields without an event.
  useEffect(() => {
    if (!isDisabled) return undefined
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [isDisabled])
  return <Button {...button} type="submit" isPending={isPending} />
}

/**
 * Appears when the check refuses something that "Send anyway" would accept. Stays, with the focus,
 * until that is sent.
 */
export function SendAnyway({ variant }: { variant: ButtonVariant }) {
  const { errors, isTakenBy, lastButton, outcome } = useFormHandle()
  const value = lastButton?.replace(anyway, '') + anyway
  const isUnsent = lastButton === value && outcome?.tone !== 'success'
  if ((Object.keys(errors).length === 0 && !isUnsent) || !isTakenBy(value)) return null
  return (
    <SubmitButton value={value} variant={variant}>
      Send anyway
    </SubmitButton>
  )
}

/** Stays when the notification has gone. */
export function FormOutcome({ only }: { only?: 'failures' | 'others' }) {
  const { isPending, pending, outcome } = useFormHandle()
  const tone = isPending ? 'pending' : outcome?.tone
  const { say, show = say, also }: Outcome = isPending ? { show: pending } : (outcome ?? {})
  const belongsHere = only === undefined || (only === 'failures') === (tone === 'error')
  return (
    <Status tone={tone}>
      {belongsHere && show}
      {belongsHere && also}
    </Status>
  )
}

/** Always rendered, so that screen readers announce changes. Each text child becomes a paragraph. */
export function Status({
  tone,
  children,
}: {
  tone: 'success' | 'error' | 'pending' | undefined
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
