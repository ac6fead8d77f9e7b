import { buttonClass } from '@/components/display/buttonClass'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { useSession, type UserState } from '@/context/user/UserProvider'
import styles from './members.module.css'

/** Stands where it depends on who is logged in, for as long as that is not known. */
export function SessionCheck({ heading, user }: { heading: string; user: UserState }) {
  const { lookAgain } = useSession()
  return (
    <div className="page">
      <h1>{heading}</h1>
      <FormStatusArea>
        {user.status === 'unknown' ? (
          <FormStatus tone="error">
            <p>We could not find out whether you are logged in. Please check your connection.</p>
          </FormStatus>
        ) : (
          <p className={styles.checking}>One moment, we look whether you are logged in…</p>
        )}
      </FormStatusArea>
      {user.status === 'unknown' && (
        <p className="actions">
          <button type="button" className={buttonClass()} onClick={lookAgain}>
            Look again
          </button>
        </p>
      )}
    </div>
  )
}
