import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '@/components/display/buttonClass'
import { useHydrated } from '@/components/display/useHydrated'

/**
 * A button that sends its form. While pending it stays focusable, says so and does nothing;
 * `disabled` is for a form that cannot be sent yet.
 */
export function SubmitButton({
  value = '',
  isPending,
  disabled = false,
  look = 'primary',
  describedBy,
  children,
}: {
  value?: string
  isPending: boolean
  disabled?: boolean
  look?: ButtonLook
  describedBy?: string | undefined
  children: ReactNode
}) {
  // Before the page is interactive the browser itself would send the form, into the address bar.
  const isWaiting = !useHydrated()
  return (
    <button
      type="submit"
      value={value}
      disabled={disabled || isWaiting}
      data-waiting={(isWaiting && !disabled) || undefined}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      aria-describedby={describedBy}
      className={buttonClass(look)}
    >
      {children}
    </button>
  )
}
