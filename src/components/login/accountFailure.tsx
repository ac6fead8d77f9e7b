import type { ReactNode } from 'react'
import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { messages } from '@/content/texts/messages'
import type { Failure } from '@/domain/failure'

/** Our words for the sign-in service's failure, with the next step if there is one. */
export function adviceOn(failure: Failure): readonly ReactNode[] {
  return [
    messages.accountAdvice(failure),
    failure.code === 'account-disabled' && (
      <p key="contact">
        <Link to={paths.contact}>Contact us</Link>
      </p>
    ),
  ]
}

/** What failed, the service's own words if there are any, then our advice. */
export function reasonsOf(failure: Failure, what?: string): readonly ReactNode[] {
  return [what, failure.detail, ...adviceOn(failure)]
}

export function accountFailure(failure: Failure, what?: string) {
  return {
    say: failure.detail ?? messages.accountAdvice(failure),
    show: reasonsOf(failure, what),
  }
}
