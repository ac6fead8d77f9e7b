import { useEffect } from 'react'
import { Page } from '@/components/display/Page'
import { Section } from '@/components/display/Section'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { useAction } from '@/components/form/useAction'
import { profileTexts } from '@/content/members'
import { messages } from '@/content/messages'
import { useSession } from '@/context/user/useUser'
import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { isProfile, type MemberState } from '@/services/session'
import { Notice, reasonsOf } from './AccountParts'
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
    <Page title="Your profile">
      <Checking
        sentence="Fetching your profile…"
        failed={profile instanceof Failure && reasonsOf(profile, messages.profileNotRead)}
        retry={fetchProfile}
        canLogOut
      />
    </Page>
  )
}

/** For an account without a profile: its registration broke off, and can be finished here. */
function FinishProfileSection({ account }: { account: Account }) {
  const [before, after] = profileTexts.unfinished
  return (
    <Page title="Finish your profile">
      <Notice tone="error">
        {messages.noSuchUser}
        <p>
          {before} <strong>{account.email}</strong> {after}
        </p>
      </Notice>
      <div className={`card ${styles.formCard}`}>
        <ProfileForm account={account} profile={null} />
      </div>
      <Section title="Rather not?" className={styles.elseSection}>
        <DeleteAccountSection account={account} />
      </Section>
    </Page>
  )
}
