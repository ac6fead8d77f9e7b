import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '@/components/buttons/Button'
import { useFormHandle } from './Form'

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
