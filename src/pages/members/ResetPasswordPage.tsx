import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Page } from '@/components/page/Page'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { Form } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { VisitorSwitch } from '@/components/hydration/VisitorSwitch'
import { useHydrated } from '@/components/hydration/useHydrated'
import { useNavigationState } from '@/components/hydration/useNavigationState'
import { reasonsOf } from '@/components/login/accountFailure'
import { paths } from '@/config/paths'
import { resetTexts } from '@/content/texts/members'
import { messages } from '@/content/texts/messages'
import { useUser } from '@/context/user/useUser'
import {
  mailedCodeIn,
  readCutLink,
  readKnownAddress,
  readMailedCode,
} from '@/domain/members/navigationState'
import { addressSchema } from '@/domain/members/account'
import { careful } from '@/domain/text/addressQuestion'
import { requestPasswordReset } from '@/services/mailedLinks'
import { prepareAccounts } from '@/services/call'
import { forgetTyped, Notice, toLogin } from './AccountParts'
import { ToProfile } from './ConfirmAddress'
import { MailedLink } from './MailedLink'
import styles from './members.module.css'

/**
 * Mailed links open it too, to set a password or confirm an email: Firebase has one address for
 * both. Their code moves to the navigation state, out of the address bar.
 */
export function ResetPasswordPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isReady = useHydrated()
  const link = useNavigationState(readMailedCode)
  const isCut = useNavigationState(readCutLink) !== null
  const [expired, setExpired] = useState<string | null>(null)
  const isExpired = link !== null && link.oobCode === expired
  const isAboutAddress = link?.mode === 'verifyEmail'
  const isWaiting = !isReady || search !== ''
  const isAsking = !isWaiting && !isAboutAddress && (!link || isExpired)

  useFocusFallback(isExpired ? 'expired' : link ? 'link' : 'request')

  useEffect(() => {
    if (search === '') return
    void navigate(paths.resetPassword, { replace: true, state: mailedCodeIn(search) })
  }, [search, navigate])

  return (
    <Page
      title={isAboutAddress ? 'Confirm your email' : 'Reset your password'}
      className={styles.reset}
    >
      <VisitorSwitch
        isStranger={isAsking}
        otherwise={
          isWaiting ? (
            <p className="muted">One moment…</p>
          ) : link && !isExpired ? (
            <MailedLink key={link.oobCode} link={link} onExpired={() => setExpired(link.oobCode)} />
          ) : (
            <>
              <Notice tone="error">
                {[messages.accountAdvice({ code: 'link-expired' }), messages.confirmationUsed]}
              </Notice>
              <ToProfile />
            </>
          )
        }
      >
        <Notice tone="error">
          {isCut && messages.linkCut}
          {isExpired && [
            messages.accountAdvice({ code: 'link-expired' }),
            messages.linkExpiredNext,
          ]}
        </Notice>
        <p className="lead narrow">{resetTexts.lead}</p>
        <RequestResetForm />
      </VisitorSwitch>
    </Page>
  )
}

/** The answer never tells if an address has an account. */
function RequestResetForm() {
  const isMember = useUser().status === 'member'
  const known = useNavigationState(readKnownAddress)
  const form = useForm({
    name: 'reset-password',
    schema: (button) => careful(addressSchema, button),
    prepare: prepareAccounts,
    pending: 'Asking for the link…',
    send: ({ email }) => requestPasswordReset(email),
    done: (_, { email }) => {
      forgetTyped('login')
      return {
        // Members go on to their profile, which says nothing of it.
        ...(isMember && { say: messages.resetAsked }),
        show: null,
        next: toLogin(email, 'reset-asked'),
      }
    },
    failed: (failure) => ({
      say: messages.resetNotAsked,
      show: reasonsOf(failure, messages.resetNotAsked),
    }),
  })
  return (
    <div className={`card ${styles.formCard}`}>
      <Form form={form} label="Reset password" submit="Send the reset link">
        <TextField
          name="email"
          type="email"
          label="Email"
          autoComplete="username"
          defaultValue={known?.email}
        />
      </Form>
    </div>
  )
}
