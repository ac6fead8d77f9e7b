import type { ReactNode } from 'react'
import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { messages } from '@/content/texts/messages'
import type { Failure } from '@/domain/failure'

/** The sign-in service's failure in our words, with a next step if any. */
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

/** What failed, the service's own words if any, then our advice. */
export function reasonsOf(failure: Failure, what?: string): readonly ReactNode[] {
  return [what, failure.detail, ...adviceOn(failure)]
}

export function accountFailure(failure: Failure, what?: string) {
  return {
    say: failure.detail ?? messages.accountAdvice(failure),
    show: reasonsOf(failure, what),
  }
}
