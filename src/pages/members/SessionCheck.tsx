import { messages } from '@/content/messages'
import { useSession, useUser } from '@/context/user/UserProvider'
import { Checking } from './Checking'

/** Stands where it depends on who is logged in, for as long as that is not known. */
export function SessionCheck({ heading }: { heading: string }) {
  const isUnknown = useUser().status === 'unknown'
  const { lookAgain } = useSession()
  return (
    <div className="page">
      <h1>{heading}</h1>
      <Checking
        sentence="Checking whether you are logged in…"
        failed={isUnknown ? <p>{messages.sessionUnknown}</p> : null}
        retry={lookAgain}
        retryLabel="Look again"
        canLogOut={isUnknown}
      />
    </div>
  )
}
