import { useState } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { Status } from '@/components/form/Form'
import { VisitorSwitch } from '@/components/hydration/VisitorSwitch'
import { useHydrated } from '@/components/hydration/useHydrated'
import { backToStaff, paths } from '@/config/paths'
import { messages } from '@/content/texts/messages'
import { staffGateTexts as texts } from '@/staff/content/desk'
import { useSession, useUser } from '@/context/user/useUser'
import { likelyStaffAccount } from './deskPrefetch'
import { StaffFrame } from './StaffFrame'
import { StaffGate } from './StaffGate'

export function StaffPage() {
  const user = useUser()
  const { checkAgain } = useSession()
  const isHydrated = useHydrated()
  const [ahead] = useState(likelyStaffAccount)
  const early = isHydrated && user.status !== 'visitor' ? ahead : null
  const account = user.status === 'member' ? user.account : early
  useFocusFallback(account ? 'member' : user.status)
  const uid = account?.uid ?? null
  /** The first account on this page. */
  const [firstUid, setFirstUid] = useState(uid)
  if (uid && !firstUid) setFirstUid(uid)
  return (
    <StaffFrame>
      <VisitorSwitch
        isStranger={user.status === 'visitor'}
        otherwise={
          <>
            <Status tone="error">
              {uid && firstUid && uid !== firstUid && texts.somebodyElse}
            </Status>
            {account && <StaffGate key={account.uid} account={account} />}
            <div role="status">
              {user.status === 'resolving' && !account && (
                <p className="muted">{texts.resolving}</p>
              )}
            </div>
            <Status tone="error">{user.status === 'unknown' && messages.sessionUnknown}</Status>
            {user.status === 'unknown' && (
              <p className="actions">
                <Button onClick={checkAgain}>Look again</Button>
              </p>
            )}
          </>
        }
      >
        <Status tone="pending">{firstUid && texts.loggedOut}</Status>
        <p>{texts.notLoggedIn}</p>
        <p className="actions">
          <ButtonLink to={`${paths.memberLogin}?${backToStaff}`}>Log in</ButtonLink>
        </p>
      </VisitorSwitch>
    </StaffFrame>
  )
}
