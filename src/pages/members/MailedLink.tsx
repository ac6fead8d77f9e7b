import type { ReactNode } from 'react'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { useFetched } from '@/components/form/useFetched'
import { messages } from '@/content/messages'
import { Failure } from '@/domain/failure'
import { addressOfMailedCode } from '@/services/mailedLinks'
import { reasonsOf } from './AccountParts'
import { Checking } from './Checking'

export interface OpenedLink {
  readonly code: string
  /** Of its account. */
  readonly email: string
  readonly onExpired: () => void
}

/** Finds out for which account a link's code is, without using it up. */
export function MailedLink({
  code,
  onExpired,
  children,
}: Omit<OpenedLink, 'email'> & { readonly children: (link: OpenedLink) => ReactNode }) {
  const {
    value: email,
    failure,
    retry,
  } = useFetched(async () => {
    try {
      return await addressOfMailedCode(code)
    } catch (reason) {
      if (!isExpiry(reason)) throw reason
      onExpired()
      return null
    }
  })

  useFocusKept(email ? 'form' : 'look')

  if (!email) {
    return (
      <Checking
        sentence="Checking your link…"
        failed={failure && reasonsOf(failure, messages.linkNotChecked)}
        retry={retry}
      />
    )
  }
  return (
    <>
      <p className="lead">
        For the account <strong>{email}</strong>.
      </p>
      {children({ code, email, onExpired })}
    </>
  )
}

/** The link is used up, wrong or too old. */
export function isExpiry(reason: unknown): boolean {
  return reason instanceof Failure && reason.code === 'link-expired'
}
