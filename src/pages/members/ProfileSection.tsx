import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/buttons/Button'
import { Section } from '@/components/display/Section'
import { paths } from '@/config/paths'
import { profileTexts } from '@/content/members'
import type { Account } from '@/domain/members/account'
import { dataFileLink, initialsOf, type Profile } from '@/domain/members/profile'
import { LogOutButton } from './Checking'
import { DeleteAccountSection } from './DeleteAccountSection'
import { DetailsSection } from './DetailsSection'
import styles from './members.module.css'

/** The profile of a member, and what its owner can do with it. */
export function ProfileSection({ account, profile }: { account: Account; profile: Profile }) {
  const { displayName, contributions, role } = profile
  const [beforeLink, link, afterLink] = profileTexts.copy
  return (
    <div className="page">
      <header className={styles.header}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(displayName) || '?'}
        </span>
        <div>
          <h1>{displayName || 'Your profile'}</h1>
          {role && <p className="muted">{role}</p>}
        </div>
        <LogOutButton />
      </header>
      <div className={`${styles.columns} ${styles.twoColumns}`}>
        <DetailsSection account={account} profile={profile} />
        <div className={styles.columns}>
          <Section title="Contributions" isCard>
            {contributions.length === 0 ? (
              <p>No contributions yet.</p>
            ) : (
              <ul>
                {[...new Set(contributions)].map((contribution) => (
                  <li key={contribution}>{contribution}</li>
                ))}
              </ul>
            )}
          </Section>
          <Section title="Your data" isCard>
            <p>
              {beforeLink}{' '}
              <Link to={paths.contact} state={{ subject: profileTexts.copySubject }}>
                {link}
              </Link>{' '}
              {afterLink}
            </p>
            <p className="actions">
              <ButtonLink
                look="quiet"
                href={dataFileLink(account, profile)}
                download="my-data.json"
              >
                Download my data
              </ButtonLink>
            </p>
            <DeleteAccountSection account={account} />
          </Section>
        </div>
      </div>
    </div>
  )
}
