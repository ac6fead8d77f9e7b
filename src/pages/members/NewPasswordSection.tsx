import { useEffect, useState } from 'react'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { Form } from '@/components/form/Form'
import { PasswordField } from '@/components/form/PasswordField'
import { useAction } from '@/components/form/useAction'
import { useForm } from '@/components/form/useForm'
import { messages } from '@/content/messages'
import { useSession } from '@/context/user/UserProvider'
import { Failure, mayHaveTakenEffect } from '@/domain/failure'
import { newPasswordSchema, shortestPassword } from '@/domain/members/account'
import { addressOfResetCode, setNewPassword } from '@/services/passwordReset'
import { accountFailure, AccountName, reasonsOf, toLogin } from './AccountParts'
import { Checking } from './Checking'
import styles from './members.module.css'

interface LinkProps {
  readonly code: string
  /** The link has turned out to be used, wrong or too old. */
  readonly onExpired: () => void
}

/** Finds out for which account a link's code is, without using it up, then asks for the new password. */
export function NewPasswordSection({ code, onExpired }: LinkProps) {
  const [email, setEmail] = useState<string | null>(null)
  const { run: look, failure } = useAction(async () => {
    try {
      setEmail(await addressOfResetCode(code))
    } catch (reason) {
      if (!isExpiry(reason)) throw reason
      onExpired()
    }
  })

  useFocusKept(email ? 'form' : 'look')

  useEffect(() => {
    if (!email && !failure) look()
  })

  if (!email) {
    return (
      <Checking
        sentence="Checking your link…"
        failed={failure && reasonsOf(failure, messages.linkNotChecked)}
        retry={look}
      />
    )
  }
  return (
    <>
      <p className="lead">
        For the account <strong>{email}</strong>.
      </p>
      <NewPasswordForm code={code} email={email} onExpired={onExpired} />
    </>
  )
}

/** Sets the new password of the account `email`; only sending it uses the link's code up. */
function NewPasswordForm({ code, email, onExpired }: LinkProps & { readonly email: string }) {
  const { leave } = useSession()
  const form = useForm({
    name: 'new-password',
    schema: newPasswordSchema,
    pending: 'Setting it…',
    send: async ({ password }) => {
      await setNewPassword(code, email, password)
      // The service ends the sessions of the old password, but only within the hour; those of this
      // browser end now, in whichever tab they are.
      await leave('logged out')
    },
    done: () => ({
      say: messages.passwordChanged,
      next: { ...toLogin('password-changed', email), replace: true },
    }),
    failed: (failure) => {
      if (isExpiry(failure)) onExpired()
      const isUnsure = mayHaveTakenEffect(failure)
      return accountFailure(
        failure,
        isUnsure ? messages.passwordUnsure : messages.passwordNotChanged,
      )
    },
  })
  return (
    <div className={`card ${styles.formCard}`}>
      <Form form={form} label="Choose a password" submit="Set the new password">
        <AccountName email={email} />
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          shortest={shortestPassword}
        />
        <PasswordField
          name="repeated"
          label="Repeat the new password"
          autoComplete="new-password"
        />
      </Form>
    </div>
  )
}

function isExpiry(reason: unknown): boolean {
  return reason instanceof Failure && reason.code === 'link-expired'
}
