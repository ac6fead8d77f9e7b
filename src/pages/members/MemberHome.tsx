import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Page } from '@/components/page/Page'
import { Section } from '@/components/page/Section'
import { KeptPayments } from '@/components/payment/KeptPayments'
import { paths, staffPath } from '@/config/paths'
import { profileTexts } from '@/content/texts/members'
import { messages } from '@/content/texts/messages'
import { useDeviceEntry } from '@/device/deviceStore'
import { staffHere } from '@/device/staffHere'
import type { Account } from '@/domain/members/account'
import { dataFileLink, initialsOf, type Profile } from '@/domain/members/profile'
import { Notice } from './AccountParts'
import { LogOutButton } from './Checking'
import { ContributionsSection } from './ContributionsSection'
import { DeleteAccountSection } from './DeleteAccountSection'
import { DetailsSection } from './DetailsSection'
import { EmailSection } from './EmailSection'
import { MembershipSection, NowSection } from './MembershipSection'
import { ProfileForm } from './ProfileForm'
import styles from './members.module.css'

export function MemberHome({ account, profile }: { account: Account; profile: Profile | null }) {
  if (profile === null) return <FinishProfileSection account={account} />
  return <ProfileSection account={account} profile={profile} />
}

/** For an account whose registration was interrupted. */
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

function ProfileSection({ account, profile }: { account: Account; profile: Profile }) {
  const { displayName } = profile
  const isStaff = useDeviceEntry(staffHere)?.uid === account.uid
  return (
    <div className="page">
      <header className={styles.header}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(displayName) || '?'}
        </span>
        <h1>{displayName || 'Your profile'}</h1>
        {isStaff && (
          <ButtonLink variant="secondary" href={staffPath}>
            Staff
          </ButtonLink>
        )}
        <LogOutButton />
      </header>
      <div className={styles.columns}>
        <NowSection />
        <EmailSection account={account} />
        <div className={`${styles.columns} ${styles.twoColumns}`}>
          <MembershipSection profile={profile} />
          <ContributionsSection account={account} profile={profile} />
        </div>
        <KeptPayments purpose="order" />
        <KeptPayments purpose="donation" />
        <div className={`${styles.columns} ${styles.twoColumns}`}>
          <DetailsSection account={account} profile={profile} />
          <DataSection account={account} profile={profile} />
        </div>
      </div>
    </div>
  )
}

function DataSection({ account, profile }: { account: Account; profile: Profile }) {
  const [beforeLink, link, afterLink] = profileTexts.copy
  return (
    <Section title="Your data" isCard>
      <p>
        {beforeLink}{' '}
        <Link to={paths.contact} state={{ subject: profileTexts.copySubject }}>
          {link}
        </Link>{' '}
        {afterLink}
      </p>
      <p className="actions">
        <ButtonLink variant="quiet" href={dataFileLink(account, profile)} download="my-data.json">
          Download my data
        </ButtonLink>
      </p>
      <DeleteAccountSection account={account} />
    </Section>
  )
}
