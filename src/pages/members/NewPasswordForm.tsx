import { Form } from '@/components/form/Form'
import { PasswordField } from '@/components/form/PasswordField'
import { useForm } from '@/components/form/useForm'
import { accountFailure } from '@/components/login/accountFailure'
import { messages } from '@/content/texts/messages'
import { useSession } from '@/context/user/useUser'
import { mayHaveTakenEffect } from '@/domain/failure'
import { minPasswordLength, newPasswordSchema } from '@/domain/members/account'
import { setNewPassword } from '@/services/mailedLinks'
import { AccountName, forgetTyped, isExpiry, toLogin, type OpenedLink } from './AccountParts'
import styles from './members.module.css'

/** The link's code is only used up when the form is sent. */
export function NewPasswordForm({ code, email, onExpired }: OpenedLink) {
  const { leave } = useSession()
  const form = useForm({
    name: 'new-password',
    schema: newPasswordSchema,
    pending: 'Setting it…',
    send: async ({ password }) => {
      await setNewPassword(code, email, password)
      // The service may take an hour to end old sessions; this browser's ends now.
      await leave('logged out')
    },
    done: () => {
      forgetTyped('login')
      const next = { ...toLogin(email, 'password-changed'), replace: true }
      return { say: messages.passwordChanged, next }
    },
    failed: (failure) => {
      if (isExpiry(failure)) onExpired()
      return accountFailure(
        failure,
        mayHaveTakenEffect(failure) ? messages.passwordUnsure : messages.passwordNotChanged,
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
          minLength={minPasswordLength}
        />
      </Form>
    </div>
  )
}
