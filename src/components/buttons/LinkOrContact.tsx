import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { ButtonLink } from './Button'

/**
 * A link to something that the organisation may not have set yet: until then it leads to the contact
 * page, which suggests `subject`, and is described by the sentence (`unsetId`) that says so.
 */
export function LinkOrContact({
  href,
  subject,
  unsetId,
  describedBy,
  children,
}: {
  href: string | null
  subject: string
  unsetId: string
  describedBy?: string
  children: ReactNode
}) {
  const target = href ? { href } : { to: paths.contact, state: { subject } }
  const description = [describedBy, !href && unsetId].filter(Boolean).join(' ')
  return (
    <ButtonLink {...target} aria-describedby={description || undefined}>
      {children}
    </ButtonLink>
  )
}
