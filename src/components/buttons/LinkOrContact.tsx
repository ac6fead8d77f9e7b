import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import type { ButtonLook } from './Button'
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
  look = 'primary',
  children,
}: {
  href: string | null
  subject: string
  unsetId: string
  describedBy?: string
  look?: ButtonLook
  children: ReactNode
}) {
  if (href) {
    return (
      <ButtonLink look={look} href={href} aria-describedby={describedBy}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink
      look={look}
      to={paths.contact}
      state={{ subject }}
      aria-describedby={[describedBy, unsetId].filter(Boolean).join(' ')}
    >
      {children}
    </ButtonLink>
  )
}
