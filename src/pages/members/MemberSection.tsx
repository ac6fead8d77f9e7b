import { useEffect } from 'react'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { useAction } from '@/components/form/useAction'
import { profileTexts } from '@/content/members'
import { messages } from '@/content/messages'
import { useSession } from '@/context/user/UserProvider'
import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { isProfile, type MemberState } from '@/services/session'
import { AccountFailure, Notice } from './AccountParts'
import { Checking } from './Checking'
import { DeleteAccountSection } from './DeleteAccountSection'
import { ProfileForm } from './ProfileForm'
import { ProfileSection } from './ProfileSection'
import styles from './members.module.css'

/** What a member sees: the profile, or the way to finish it where there is only the account. */
export function MemberSection({ member }: { member: MemberState }) {
  const { run: fetchProfile } = useAction(useSession().fetchProfile)
  const { account, profile } = member

  useFocusKept(profile === null ? 'unfinished' : isProfile(profile) ? 'profile' : 'on its way')

  useEffect(() => {
    if (profile === 'not fetched') fetchProfile()
  })

  if (profile === null) return <FinishProfileSection account={account} />
  if (isProfile(profile)) return <ProfileSection account={account} profile={profile} />
  return (
    <div className="page">
      <h1>Your profile</h1>
      <Checking
        sentence="Fetching your profile…"
        failed={
          profile instanceof Failure ? (
            <AccountFailure failure={profile} what={messages.profileNotRead} />
          ) : null
        }
        retry={fetchProfile}
        canLogOut
      />
    </div>
  )
}

/** For an account without a profile: its registration broke off, and can be finished here. */
function FinishProfileSection({ account }: { account: Account }) {
  const [before, after] = profileTexts.unfinished
  return (
    <div className="page">
      <h1>Finish your profile</h1>
      <Notice tone="error">
        <p>{messages.noSuchUser}</p>
        <p>
          {before} <strong>{account.email}</strong> {after}
        </p>
      </Notice>
      <div className={`card ${styles.formCard}`}>
        <ProfileForm
          account={account}
          profile={null}
          label="Finish your profile"
          submitLabel="Save my profile"
        />
      </div>
      <section className={styles.elseSection} aria-labelledby="rather-not">
        <h2 id="rather-not">Rather not?</h2>
        <DeleteAccountSection account={account} />
      </section>
    </div>
  )
}
