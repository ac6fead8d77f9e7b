import { useState, type ReactNode } from 'react'
import { Button } from '@/components/buttons/Button'
import { Page } from '@/components/page/Page'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import { messages } from '@/content/texts/messages'
import { useSession, useUser } from '@/context/user/useUser'

/** The retry button stays during a retry, to keep the focus. */
export function Checking({
  sentence,
  failed,
  retry,
  retryLabel = 'Try again',
  canLogOut = false,
}: {
  sentence: string
  failed?: ReactNode
  retry: () => void
  retryLabel?: string
  canLogOut?: boolean
}) {
  const [isRetried, setIsRetried] = useState(false)
  const canRetry = failed || isRetried

  function tryAgain() {
    setIsRetried(true)
    retry()
  }

  return (
    <>
      <div role="status">{!failed && <p className="muted">{sentence}</p>}</div>
      <Status tone="error">{failed}</Status>
      {(canRetry || canLogOut) && (
        <p className="actions">
          {canRetry && (
            <Button isPending={!failed} onClick={tryAgain}>
              {retryLabel}
            </Button>
          )}
          {canLogOut && <LogOutButton />}
        </p>
      )}
    </>
  )
}

export function SessionCheck({ title }: { title: string }) {
  const isUnknown = useUser().status === 'unknown'
  return (
    <Page title={title} className="tall">
      <noscript>
        <p className="lead">{messages.profileNeedsScript}</p>
      </noscript>
      <div className="scripted">
        <Checking
          sentence="Checking whether you are logged in…"
          failed={isUnknown && messages.sessionUnknown}
          retry={useSession().checkAgain}
          retryLabel="Look again"
          canLogOut={isUnknown}
        />
      </div>
    </Page>
  )
}

export function LogOutButton() {
  const { leave } = useSession()
  const { run, isPending } = useAction(() => leave('logged out'))
  return (
    <Button variant="secondary" isPending={isPending} onClick={() => run()}>
      Logout
    </Button>
  )
}
