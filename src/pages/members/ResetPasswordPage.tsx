import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Page } from '@/components/display/Page'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { Form } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { useHydrated } from '@/components/hydration/useHydrated'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { resetTexts } from '@/content/members'
import { messages } from '@/content/messages'
import { useUser } from '@/context/user/UserProvider'
import { addressSchema } from '@/domain/members/account'
import { readResetCode, resetCodeIn } from '@/domain/members/passedOn'
import { requestPasswordReset } from '@/services/passwordReset'
import { prepareAccounts } from '@/services/prepare'
import { Notice, reasonsOf, toLogin } from './AccountParts'
import { NewPasswordSection } from './NewPasswordSection'
import styles from './members.module.css'

/**
 * /ResetPassword: asks for a reset link or, opened by such a link, sets the new password. The link's
 * code leaves the address bar at once; in the navigation state it survives a reload of this tab.
 */
export function ResetPasswordPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isReady = useHydrated()
  const passed = usePassedState(readResetCode)
  const [isExpired, setIsExpired] = useState(false)

  useFocusKept(isExpired ? 'expired' : passed ? 'link' : 'request')

  useEffect(() => {
    if (search === '') return
    void navigate(paths.resetPassword, { replace: true, state: resetCodeIn(search) })
  }, [search, navigate])

  return (
    <Page title="Reset your password">
      {!isReady || search !== '' ? (
        <p className="muted">One moment…</p>
      ) : passed && !isExpired ? (
        <NewPasswordSection
          key={passed.oobCode}
          code={passed.oobCode}
          onExpired={() => setIsExpired(true)}
        />
      ) : (
        <>
          <Notice tone="error">
            {isExpired && [
              messages.accountAdvice({ code: 'link-expired' }),
              messages.linkExpiredNext,
            ]}
          </Notice>
          <p className="lead narrow">{resetTexts.lead}</p>
          <RequestResetForm />
        </>
      )}
    </Page>
  )
}

/** Asks for a reset link. Whoever the address belongs to, the answer is the same. */
function RequestResetForm() {
  const isMember = useUser().status === 'member'
  const form = useForm({
    name: 'reset-password',
    schema: addressSchema,
    prepare: prepareAccounts,
    pending: 'Asking for the link…',
    send: ({ email }) => requestPasswordReset(email),
    done: (_, { email }) => ({
      // The page that comes next shows members their profile, and says nothing else.
      ...(isMember && { say: messages.resetAsked }),
      show: null,
      next: toLogin('reset-asked', email),
    }),
    failed: (failure) => ({
      say: messages.resetNotAsked,
      show: reasonsOf(failure, messages.resetNotAsked),
    }),
  })
  return (
    <div className={`card ${styles.formCard}`}>
      <Form form={form} label="Reset password" submit="Send the reset link">
        <TextField name="email" type="email" label="Email" autoComplete="username" />
      </Form>
    </div>
  )
}
