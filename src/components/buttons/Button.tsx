import type { ComponentPropsWithRef } from 'react'
import { useHydrated } from '@/components/hydration/useHydrated'
import styles from './button.module.css'

/** How a button, or a link that looks like one, looks; those `onBand` are for the deep green strips. */
export type ButtonLook = 'primary' | 'secondary' | 'accent' | 'quiet' | 'onBand' | 'quietOnBand'

/** The class of a button's look; for `Button` and `ButtonLink`. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return [styles.button, styles[look], className].filter(Boolean).join(' ')
}

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly look?: ButtonLook
  /** What it started is still under way: it stays focusable, says so and does nothing. */
  readonly isPending?: boolean
}

/** A button. Until the page is interactive it is disabled, since a press would be lost without a word. */
export function Button({
  look = 'primary',
  isPending = false,
  type = 'button',
  disabled = false,
  className,
  onClick,
  ...others
}: ButtonProps) {
  const isWaiting = !useHydrated()
  return (
    <button
      {...others}
      // oxlint-disable-next-line react/button-has-type -- 'button' unless a form's own button says otherwise
      type={type}
      disabled={disabled || isWaiting}
      data-waiting={(isWaiting && !disabled) || undefined}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className={buttonClass(look, className)}
      onClick={isPending ? undefined : onClick}
    />
  )
}
