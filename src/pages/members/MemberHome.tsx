import { Page } from '@/components/page/Page'
import { Section } from '@/components/page/Section'
import { profileTexts } from '@/content/members'
import { messages } from '@/content/messages'
import type { Account } from '@/domain/members/account'
import type { Profile } from '@/domain/members/profile'
import { Notice } from './AccountParts'
import { DeleteAccountSection } from './DeleteAccountSection'
import { ProfileForm } from './ProfileForm'
import { ProfileSection } from './ProfileSection'
import styles from './members.module.css'

/** What belongs to members alone: their profile, or the form to finish it. */
export function MemberHome({ account, profile }: { account: Account; profile: Profile | null }) {
  if (profile === null) return <FinishProfileSection account={account} />
  return <ProfileSection account={account} profile={profile} />
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
