import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { KeptPayments } from '@/components/payment/KeptPayments'
import { Section } from '@/components/page/Section'
import { paths } from '@/config/paths'
import { profileTexts } from '@/content/members'
import type { Account } from '@/domain/members/account'
import { dataFileLink, initialsOf, type Profile } from '@/domain/members/profile'
import { LogOutButton } from './Checking'
import { ContributionsSection } from './ContributionsSection'
import { DeleteAccountSection } from './DeleteAccountSection'
import { DetailsSection } from './DetailsSection'
import { EmailSection } from './EmailSection'
import { MembershipSection, NextActivitySection } from './MembershipSection'
import styles from './members.module.css'

/** The home of a member: how it stands, what comes next, then the profile and what can be done with it. */
export function ProfileSection({ account, profile }: { account: Account; profile: Profile }) {
  const { displayName } = profile
  return (
    <div className="page">
      <header className={styles.header}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(displayName) || '?'}
        </span>
        <h1>{displayName || 'Your profile'}</h1>
        <LogOutButton />
      </header>
      <div className={styles.columns}>
        <div className={`${styles.columns} ${styles.twoColumns}`}>
          <div className={styles.columns}>
            <MembershipSection profile={profile} />
            <EmailSection account={account} />
          </div>
          <div className={styles.columns}>
            <ContributionsSection account={account} profile={profile} />
            <NextActivitySection />
          </div>
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

/** Takes a copy of what is stored, or deletes it. */
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
        <ButtonLink look="quiet" href={dataFileLink(account, profile)} download="my-data.json">
          Download my data
        </ButtonLink>
      </p>
      <DeleteAccountSection account={account} />
    </Section>
  )
}
