import type { ComponentProps, ReactNode } from 'react'
import { Link } from '@/components/buttons/Link'
import { draftOf } from '@/components/form/draft'
import { Status } from '@/components/form/Form'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import type { Failure } from '@/domain/failure'
import type { LoginNotice } from '@/domain/members/passedOn'
import styles from './members.module.css'

/** One plain sentence about why the sign-in service said no, with a way on where there is one. */
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

/**
 * Why the sign-in service said no: its own words, if it gave some, and one plain sentence. `what`
 * says first what did not work.
 */
export function reasonsOf(failure: Failure, what?: string): readonly ReactNode[] {
  return [what, failure.detail, ...adviceOn(failure)]
}

/** The same as the outcome of a form, which notifies of the service's own words, if it gave some. */
export function accountFailure(failure: Failure, what?: string) {
  return {
    say: failure.detail ?? messages.accountAdvice(failure),
    show: reasonsOf(failure, what),
  }
}

/** The way to the login page, with what it is to say, if anything, and the address to log in with. */
export function toLogin(email: string, notice?: LoginNotice['notice']) {
  const state: LoginNotice = { email, ...(notice && { notice }) }
  return { to: paths.memberLogin, state }
}

/**
 * Forgets what was typed into the login form or the one for a reset: the address that is handed on
 * to it is newer.
 */
export function forgetTyped(form: 'login' | 'reset-password'): void {
  draftOf(form).forget()
}

/** What has just happened, above the form of a page. */
export function Notice(status: ComponentProps<typeof Status>) {
  return (
    <div className={styles.notice}>
      <Status {...status} />
    </div>
  )
}

/** Tells password managers whose password a form asks for; nobody sees it, and it is not sent. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
