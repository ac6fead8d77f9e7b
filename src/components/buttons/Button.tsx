import type { ComponentPropsWithRef } from 'react'
import { useHydrated } from '@/components/hydration/useHydrated'
import { Link, type LinkProps } from './Link'
import styles from './button.module.css'

/** `onBand`: for the deep green strips. */
export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'accent'
  | 'quiet'
  | 'text'
  | 'onBand'
  | 'quietOnBand'

export function buttonClass(variant: ButtonVariant, className?: string): string {
  return [styles.button, styles[variant], className].filter(Boolean).join(' ')
}

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant
  /** Stays focusable but does nothing. */
  readonly isPending?: boolean
}

/** Disabled before hydration, when a press would be lost. */
export function Button({
  variant = 'primary',
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
      className={buttonClass(variant, className)}
      onClick={isPending ? undefined : onClick}
    />
  )
}

type ButtonLinkProps = { readonly variant?: ButtonVariant } & (
  | LinkProps
  | (ComponentPropsWithRef<'a'> & { readonly href: string; readonly to?: never })
)

export function ButtonLink({ variant = 'primary', className, ...others }: ButtonLinkProps) {
  const classes = buttonClass(variant, className)
  if (others.to !== undefined) return <Link {...others} className={classes} />
  const ownWindow = others.href.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {}
  const { children, ...link } = others
  return (
    <a {...ownWindow} {...link} className={classes}>
      {children}
    </a>
  )
}
