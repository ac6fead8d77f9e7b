import type { ComponentProps } from 'react'
import { draftOf } from '@/components/form/draft'
import { Status } from '@/components/form/Form'
import { paths } from '@/config/paths'
import { Failure } from '@/domain/failure'
import type { LoginNotice } from '@/domain/members/navigationState'
import styles from './members.module.css'

export function toLogin(email: string, notice?: LoginNotice['notice']) {
  return { to: paths.memberLogin, state: { email, notice } satisfies LoginNotice }
}

/** Call it when an address is passed on, to replace the typed one. */
export function forgetTyped(form: 'login' | 'reset-password'): void {
  draftOf(form).forget()
}

/** A mailed link that is used up, wrong or too old. */
export function isExpiry(reason: unknown): boolean {
  return reason instanceof Failure && reason.code === 'link-expired'
}

/** To use in `catch`: calls `onExpired` and gives null; throws any other reason again. */
export function orExpired(onExpired: () => void) {
  return (reason: unknown): null => {
    if (!isExpiry(reason)) throw reason
    onExpired()
    return null
  }
}

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

/** Tells password managers which account it is; nobody sees it, and it is not sent. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
