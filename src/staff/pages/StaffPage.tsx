import { useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { Status } from '@/components/form/Form'
import { useFetched } from '@/components/form/useFetched'
import { LoginForm } from '@/components/login/LoginForm'
import { backToStaff, paths } from '@/config/paths'
import { messages } from '@/content/texts/messages'
import { useSession, useUser } from '@/context/user/useUser'
import { hasStoredSession, isStorageBlocked } from '@/device/rawKeys'
import type { Account } from '@/domain/members/account'
import { prepareMembership } from '@/services/call'
import { deskTexts, staffGateTexts as texts } from '@/staff/content/desk'
import { Brand } from '@/components/brand/Brand'
import { Link } from '@/components/buttons/Link'
import { useAction } from '@/components/form/useAction'
import { frameTexts } from '@/content/texts/frame'
import { loadGate } from './loadGate'
import { PartState } from './PartState'
import styles from './staffFrame.module.css'

// Somebody is logged in here, most likely staff: their code need not wait for the sign-in service.
if (hasStoredSession()) loadGate().catch(() => undefined)

export function StaffPage() {
  const user = useUser()
  const { checkAgain } = useSession()
  const uid = user.status === 'member' ? user.account.uid : null
  useFocusFallback(uid ? 'member' : user.status)
  /** The first account on this page. */
  const [firstUid, setFirstUid] = useState(uid)
  if (uid && !firstUid) setFirstUid(uid)
  return (
    <StaffFrame>
      {user.status === 'visitor' ? (
        <>
          <Status tone="pending">{firstUid && texts.loggedOut}</Status>
          <LogIn />
        </>
      ) : (
        <>
          <Status tone="error">{uid && firstUid && uid !== firstUid && texts.somebodyElse}</Status>
          {user.status === 'member' && <Gate key={uid} account={user.account} />}
          <div role="status">
            {user.status === 'resolving' && <p className="muted">{texts.resolving}</p>}
          </div>
          <Status tone="error">{user.status === 'unknown' && messages.sessionUnknown}</Status>
          {user.status === 'unknown' && (
            <p className="actions">
              <Button onClick={checkAgain}>Look again</Button>
            </p>
          )}
        </>
      )}
    </StaffFrame>
  )
}

/** If the browser stores nothing, a login on another page would be lost on the way here. */
function LogIn() {
  if (isStorageBlocked()) {
    return (
      <>
        <p>{texts.logInHere}</p>
        <div className="card stack">
          <LoginForm onTouch={prepareMembership} />
        </div>
      </>
    )
  }
  return (
    <>
      <p>{texts.notLoggedIn}</p>
      <p className="actions">
        <ButtonLink to={`${paths.memberLogin}?${backToStaff}`}>Log in</ButtonLink>
      </p>
    </>
  )
}

function Gate({ account }: { account: Account }) {
  const { value: part, ...state } = useFetched(loadGate)
  return part ? (
    <part.StaffGate account={account} />
  ) : (
    <PartState {...state} failed={deskTexts.partNotLoaded} />
  )
}

function StaffFrame({ children }: { children: ReactNode }) {
  const { leave } = useSession()
  const { run, isPending } = useAction(() => leave('logged out'))
  return (
    <>
      <header className={styles.header}>
        <Brand />
        <nav className={styles.ways} aria-label="Staff">
          <Link className={styles.help} to={paths.helpNow}>
            {frameTexts.help}
          </Link>
          {useUser().status === 'member' && (
            <Button variant="quiet" isPending={isPending} onClick={() => run()}>
              {texts.logOut}
            </Button>
          )}
        </nav>
      </header>
      <main id="content" className={`page ${styles.content}`}>
        <h1>{texts.title}</h1>
        {children}
      </main>
    </>
  )
}
