import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { ButtonLink, type ButtonVariant } from './Button'

/** Without `href` it leads to the contact page, with `subject`. */
export function LinkOrContact({
  href,
  subject,
  describedBy,
  variant = 'primary',
  children,
}: {
  href: string | null
  subject: string
  describedBy?: string
  variant?: ButtonVariant
  children: ReactNode
}) {
  const target = href ? { href } : { to: paths.contact, state: { subject } }
  return (
    <ButtonLink {...target} variant={variant} aria-describedby={describedBy}>
      {children}
    </ButtonLink>
  )
}
