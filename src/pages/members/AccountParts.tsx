import type { ComponentProps, ReactNode } from 'react'
import { Link } from '@/components/buttons/Link'
import { draftOf } from '@/components/form/draft'
import { Status } from '@/components/form/Form'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { Failure } from '@/domain/failure'
import type { LoginNotice } from '@/domain/members/passedOn'
import styles from './members.module.css'

/** Why the sign-in service said no, in one plain sentence, with the next step if there is one. */
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

/** What did not work, the sign-in service's own words if any, and the plain sentence. */
export function reasonsOf(failure: Failure, what?: string): readonly ReactNode[] {
  return [what, failure.detail, ...adviceOn(failure)]
}

/** The same as the outcome of a form. */
export function accountFailure(failure: Failure, what?: string) {
  return {
    say: failure.detail ?? messages.accountAdvice(failure),
    show: reasonsOf(failure, what),
  }
}

export function toLogin(email: string, notice?: LoginNotice['notice']) {
  return { to: paths.memberLogin, state: { email, notice } satisfies LoginNotice }
}

/** The address that is handed on to the form is newer than what was typed there. */
export function forgetTyped(form: 'login' | 'reset-password'): void {
  draftOf(form).forget()
}

/** The mailed link is used up, wrong or too old. */
export function isExpiry(reason: unknown): boolean {
  return reason instanceof Failure && reason.code === 'link-expired'
}

/** A mailed link of a known account, not used up yet. */
export interface OpenedLink {
  readonly code: string
  readonly email: string
  readonly onExpired: () => void
}

export function Notice(status: ComponentProps<typeof Status>) {
  return (
    <div className={styles.notice}>
      <Status {...status} />
    </div>
  )
}

/** For a ref: the control that had the focus is gone. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** Tells password managers whose password a form asks for; unseen and not sent. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
