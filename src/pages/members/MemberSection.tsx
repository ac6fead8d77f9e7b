import { useEffect, useState } from 'react'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { buttonClass } from '@/components/buttons/buttonClass'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { useSubmit } from '@/components/form/useSubmit'
import { messages } from '@/content/messages'
import { useSession, type MemberState } from '@/context/user/UserProvider'
import type { Failure } from '@/domain/failure'
import { fetchProfile } from '@/services/members'
import { AccountFailure } from './AccountFailure'
import { FinishProfileSection } from './FinishProfileSection'
import { LogOutButton } from './LogOutButton'
import { ProfileSection } from './ProfileSection'
import styles from './members.module.css'

/** What a member sees: the profile, or the way to finish it where there is only the account. */
export function MemberSection({ member }: { member: MemberState }) {
  const { show } = useSession()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { account, profile } = member
  const { submit: fetch, isPending } = useSubmit<void>(
    async () => show(account, await fetchProfile(account)),
    setFailure,
  )
  const isMissing = profile === 'not fetched'

  useFocusKept(profile === null ? 'unfinished' : isMissing ? `${isPending}` : 'profile')

  useEffect(() => {
    if (isMissing && !failure) fetch()
  })

  if (profile === null) return <FinishProfileSection member={member} />
  if (profile !== 'not fetched') return <ProfileSection member={member} profile={profile} />
  return (
    <div className="page">
      <h1>Your profile</h1>
      <FormStatusArea>
        {failure && !isPending ? (
          <AccountFailure failure={failure} what={messages.profileNotRead} />
        ) : (
          <FormStatus tone="pending">
            <p className={styles.checking}>Fetching your profile…</p>
          </FormStatus>
        )}
      </FormStatusArea>
      <p className="actions">
        {failure && (
          <button
            type="button"
            className={buttonClass()}
            aria-disabled={isPending || undefined}
            onClick={() => fetch()}
          >
            Try again
          </button>
        )}
        <LogOutButton />
      </p>
    </div>
  )
}
