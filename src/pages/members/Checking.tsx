import { useState, type ReactNode } from 'react'
import { Button } from '@/components/buttons/Button'
import { FormStatus, FormStatusArea } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import { messages } from '@/content/messages'
import { useSession, useUser } from '@/context/user/UserProvider'

/**
 * Stands where something is being found out. When that failed it says why and offers to try again;
 * the button then stays while the next try is under way, so that the focus has a place.
 */
export function Checking({
  sentence,
  failed = null,
  retry,
  retryLabel = 'Try again',
  canLogOut = false,
}: {
  /** What is said meanwhile. */
  sentence: string
  failed?: ReactNode
  retry: () => void
  retryLabel?: string
  canLogOut?: boolean
}) {
  const [isRetried, setIsRetried] = useState(false)
  const hasFailed = failed !== null
  const canRetry = hasFailed || isRetried

  function tryAgain() {
    setIsRetried(true)
    retry()
  }

  return (
    <>
      <FormStatusArea>
        {hasFailed ? (
          <FormStatus tone="error">{failed}</FormStatus>
        ) : (
          <p className="muted">{sentence}</p>
        )}
      </FormStatusArea>
      {(canRetry || canLogOut) && (
        <p className="actions">
          {canRetry && (
            <Button isPending={!hasFailed} onClick={tryAgain}>
              {retryLabel}
            </Button>
          )}
          {canLogOut && <LogOutButton />}
        </p>
      )}
    </>
  )
}

/** Stands where it depends on who is logged in, for as long as that is not known. */
export function SessionCheck({ heading }: { heading: string }) {
  const isUnknown = useUser().status === 'unknown'
  return (
    <div className="page">
      <h1>{heading}</h1>
      <Checking
        sentence="Checking whether you are logged in…"
        failed={isUnknown ? <p>{messages.sessionUnknown}</p> : null}
        retry={useSession().lookAgain}
        retryLabel="Look again"
        canLogOut={isUnknown}
      />
    </div>
  )
}

/** Logs out; the page then shows the login form by itself. */
export function LogOutButton() {
  const { leave } = useSession()
  const { run, isPending } = useAction(() => leave('logged out'))
  return (
    <Button look="secondary" isPending={isPending} onClick={() => run()}>
      Logout
    </Button>
  )
}
