import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { useHydrated } from '@/components/hydration/useHydrated'
import { usePassedState } from '@/components/hydration/usePassedState'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { readResetCode, resetCodeIn } from '@/domain/members/member'
import { NewPasswordSection } from './NewPasswordSection'
import { RequestResetForm } from './RequestResetForm'
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
    <div className={`page ${styles.narrow}`}>
      <h1>Reset your password</h1>
      {!isReady || search !== '' ? (
        <p className={styles.checking}>One moment…</p>
      ) : passed && !isExpired ? (
        <NewPasswordSection
          key={passed.oobCode}
          code={passed.oobCode}
          onExpired={() => setIsExpired(true)}
        />
      ) : (
        <>
          <div className={styles.notice}>
            <FormStatusArea>
              {isExpired && (
                <FormStatus tone="error">
                  <p>{messages.accountAdvice({ code: 'link-expired' })}</p>
                  <p>{messages.linkExpiredNext}</p>
                </FormStatus>
              )}
            </FormStatusArea>
          </div>
          <p className="lead">
            Tell us the email of your account. We send a link there that lets you choose a new
            password.
          </p>
          <div className={`card ${styles.formCard}`}>
            <RequestResetForm />
          </div>
        </>
      )}
    </div>
  )
}
