import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Page } from '@/components/page/Page'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { VisitorSwitch } from '@/components/hydration/VisitorSwitch'
import { useHydrated } from '@/components/hydration/useHydrated'
import { useNavigationState } from '@/components/hydration/useNavigationState'
import { paths } from '@/config/paths'
import { resetTexts } from '@/content/texts/members'
import { messages } from '@/content/texts/messages'
import { mailedCodeIn, readCutLink, readMailedCode } from '@/domain/members/navigationState'
import { Notice } from './AccountParts'
import { ToProfile } from './ConfirmAddress'
import { MailedLink } from './MailedLink'
import { RequestResetForm } from './RequestResetForm'
import styles from './members.module.css'

const titles = {
  resetPassword: 'Reset your password',
  verifyEmail: 'Confirm your email',
  recoverEmail: 'Take your email back',
}

/**
 * Firebase has one address for all mailed links: to set a password, to confirm an email or to take
 * it back. The code moves from the address bar to the navigation state.
 */
export function ResetPasswordPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isReady = useHydrated()
  const link = useNavigationState(readMailedCode)
  const isCut = useNavigationState(readCutLink) !== null
  const [isExpired, setIsExpired] = useState(false)
  const isAboutAddress = link?.mode === 'verifyEmail'
  const isWaiting = !isReady || search !== ''
  const isAsking = !isWaiting && !isAboutAddress && (!link || isExpired)

  useFocusFallback(isExpired ? 'expired' : link ? 'link' : 'request')

  useEffect(() => {
    if (search === '') return
    void navigate(paths.resetPassword, { replace: true, state: mailedCodeIn(search) })
  }, [search, navigate])

  return (
    <Page title={link ? titles[link.mode] : titles.resetPassword} className={styles.reset}>
      <VisitorSwitch
        isStranger={isAsking}
        otherwise={
          isWaiting ? (
            <p className="muted">One moment…</p>
          ) : link && !isExpired ? (
            <MailedLink link={link} onExpired={() => setIsExpired(true)} />
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
            link?.mode === 'recoverEmail' ? messages.backLinkExpired : messages.linkExpiredNext,
          ]}
        </Notice>
        <p className="lead narrow">{resetTexts.lead}</p>
        <RequestResetForm />
      </VisitorSwitch>
    </Page>
  )
}
