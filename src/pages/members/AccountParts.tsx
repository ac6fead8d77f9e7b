import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { FormStatus, FormStatusArea } from '@/components/form/Form'
import type { Outcome } from '@/components/form/useForm'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import type { Failure } from '@/domain/failure'
import type { LoginNotice } from '@/domain/members/passedOn'
import styles from './members.module.css'

/**
 * Why the sign-in service said no: its own words, if it gave some, and one plain sentence. `what`
 * says first what did not work.
 */
export function AccountFailure({ failure, what }: { failure: Failure; what?: string | undefined }) {
  return (
    <>
      {what && <p>{what}</p>}
      {failure.detail && <p>{failure.detail}</p>}
      <p>{messages.accountAdvice(failure)}</p>
      {failure.code === 'account-disabled' && (
        <p>
          <Link to={paths.contact}>Contact us</Link>
        </p>
      )}
    </>
  )
}

/** The same as the outcome of a form; what is notified is the service's own words unless `say` tells. */
export function accountFailure(
  failure: Failure,
  { what, say }: { readonly what?: string; readonly say?: string } = {},
): Outcome {
  return {
    say: say ?? failure.detail ?? messages.accountAdvice(failure),
    show: <AccountFailure failure={failure} what={what} />,
  }
}

/** The way to the login page, with what it is to say and the address to log in with. */
export function toLogin(notice: LoginNotice['notice'], email: string) {
  return { to: paths.memberLogin, state: { notice, email } satisfies LoginNotice }
}

/** What has just happened, above the form of a page; nothing as long as there is no `tone`. */
export function Notice({
  tone,
  children,
}: {
  tone: 'success' | 'error' | 'pending' | null
  children: ReactNode
}) {
  return (
    <div className={styles.notice}>
      <FormStatusArea>{tone && <FormStatus tone={tone}>{children}</FormStatus>}</FormStatusArea>
    </div>
  )
}

/** Tells password managers whose password a form asks for; nobody sees it, and it is not sent. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
