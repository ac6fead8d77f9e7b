import { Button, ButtonLink } from '@/components/buttons/Button'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { Status } from '@/components/form/Form'
import { FirstSight } from '@/components/hydration/FirstSight'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { staffGateTexts } from '@/content/staff'
import { useSession, useUser } from '@/context/user/useUser'
import { StaffFrame } from './StaffFrame'
import { StaffGate } from './StaffGate'

export function StaffPage() {
  const user = useUser()
  const { lookAgain } = useSession()
  useFocusKept(user.status)
  return (
    <StaffFrame>
      <FirstSight
        isStranger={user.status === 'visitor'}
        otherwise={
          <>
            {user.status === 'member' && (
              <StaffGate key={user.account.uid} account={user.account} />
            )}
            <div role="status">
              {user.status === 'resolving' && <p className="muted">{staffGateTexts.resolving}</p>}
            </div>
            <Status tone="error">{user.status === 'unknown' && messages.sessionUnknown}</Status>
            {user.status === 'unknown' && (
              <p className="actions">
                <Button onClick={lookAgain}>Look again</Button>
              </p>
            )}
          </>
        }
      >
        <p>{staffGateTexts.notLoggedIn}</p>
        <p className="actions">
          <ButtonLink to={paths.memberLogin}>Log in</ButtonLink>
        </p>
      </FirstSight>
    </StaffFrame>
  )
}
