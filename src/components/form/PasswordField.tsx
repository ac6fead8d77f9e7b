import { useEffect, useState, type KeyboardEvent } from 'react'
import { useHydrated } from '@/components/hydration/useHydrated'
import { listenTo } from '@/device/listenTo'
import { Field, type FieldProps } from './fields'
import { useFormHandle } from './Form'
import styles from './Form.module.css'

/** No draft keeps it. `minLength` is in characters. */
export function PasswordField({
  autoComplete,
  minLength,
  ...field
}: Omit<FieldProps, 'hint'> & {
  readonly autoComplete: 'current-password' | 'new-password'
  readonly minLength?: number
}) {
  const [isShown, setIsShown] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const { texts, errors } = useFormHandle()
  const typed = texts[field.name] ?? ''
  const canToggle = useHydrated()

  // Browsers may store the text of a plain field when a form is sent or left.
  useEffect(() => listenTo(['submit', 'pagehide'], () => setIsShown(false)), [])

  function watchCapsLock(event: KeyboardEvent) {
    setHasCapsLock(event.getModifierState('CapsLock'))
  }

  return (
    <Field
      {...field}
      hint={
        minLength && (
          <span aria-live="polite">
            {errors[field.name] ? '' : lengthHint(typed.length, minLength)}
          </span>
        )
      }
    >
      {(control) => (
        <>
          <div className={styles.password}>
            <input
              {...control}
              type={isShown ? 'text' : 'password'}
              data-password="true"
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
            />
            <button
              type="button"
              className={styles.reveal}
              disabled={!canToggle}
              aria-controls={control.id}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Show'}{' '}
              <span className="visually-hidden">{field.label.toLowerCase()}</span>
            </button>
          </div>
          <p role="status" className={styles.hint} hidden={!hasCapsLock}>
            {hasCapsLock && 'Caps Lock is on.'}
          </p>
        </>
      )}
    </Field>
  )
}

function lengthHint(length: number, minLength: number): string {
  const missing = minLength - length
  if (length === 0) return `At least ${minLength} characters`
  if (missing > 0) return `${missing} more ${missing === 1 ? 'character' : 'characters'}`
  return 'Long enough'
}
