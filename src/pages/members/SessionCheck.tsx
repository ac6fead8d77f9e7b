import { buttonClass } from '@/components/buttons/buttonClass'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { messages } from '@/content/messages'
import { useSession, type UserState } from '@/context/user/UserProvider'
import { LogOutButton } from './LogOutButton'
import { OneMoment } from './OneMoment'

/** Stands where it depends on who is logged in, for as long as that is not known. */
export function SessionCheck({ heading, user }: { heading: string; user: UserState }) {
  const { lookAgain } = useSession()
  if (user.status !== 'unknown') {
    return <OneMoment heading={heading}>One moment, we look whether you are logged in…</OneMoment>
  }
  return (
    <div className="page">
      <h1>{heading}</h1>
      <FormStatusArea>
        <FormStatus tone="error">
          <p>{messages.sessionUnknown}</p>
        </FormStatus>
      </FormStatusArea>
      <p className="actions">
        <button type="button" className={buttonClass()} onClick={lookAgain}>
          Look again
        </button>
        <LogOutButton />
      </p>
    </div>
  )
}
