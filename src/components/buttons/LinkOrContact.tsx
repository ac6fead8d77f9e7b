import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { ButtonLink } from './Button'

/** Without `href`, leads to the contact page with `subject`. */
export function LinkOrContact({
  href,
  subject,
  describedBy,
  children,
}: {
  href: string | null
  subject: string
  describedBy?: string
  children: ReactNode
}) {
  const target = href ? { href } : { to: paths.contact, state: { subject } }
  return (
    <ButtonLink {...target} aria-describedby={describedBy}>
      {children}
    </ButtonLink>
  )
}
