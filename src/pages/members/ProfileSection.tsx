import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { FormStatus, FormStatusArea } from '@/components/form/Form'
import { paths } from '@/config/paths'
import { profileTexts } from '@/content/members'
import { messages } from '@/content/messages'
import type { Account } from '@/domain/members/account'
import { dataFileLink, initialsOf, type Profile } from '@/domain/members/profile'
import { LogOutButton } from './Checking'
import { DeleteAccountSection } from './DeleteAccountSection'
import { ProfileDetails } from './ProfileDetails'
import { ProfileForm } from './ProfileForm'
import styles from './members.module.css'

interface ProfileProps {
  readonly account: Account
  readonly profile: Profile
}

/** The profile of a member, and what its owner can do with it. */
export function ProfileSection({ account, profile }: ProfileProps) {
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
          <section className="card" aria-labelledby="contributions">
            <h2 id="contributions">Contributions</h2>
            {contributions.length === 0 ? (
              <p>No contributions yet.</p>
            ) : (
              <ul>
                {[...new Set(contributions)].map((contribution) => (
                  <li key={contribution}>{contribution}</li>
                ))}
              </ul>
            )}
          </section>
          <section className="card" aria-labelledby="your-data">
            <h2 id="your-data">Your data</h2>
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
          </section>
        </div>
      </div>
    </div>
  )
}

/** What the profile says, or the form to change it. */
function DetailsSection({ account, profile }: ProfileProps) {
  const [state, setState] = useState<'shown' | 'edited' | 'saved'>('shown')
  const editButton = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isEdited = state === 'edited'

  useEffect(() => {
    // The button that had the focus is gone.
    if (isEdited) heading.current?.focus()
  }, [isEdited])

  function stopEditing(next: 'shown' | 'saved') {
    setState(next)
    // The form that had the focus is gone.
    requestAnimationFrame(() => editButton.current?.focus())
  }

  return (
    <section className="card" aria-labelledby="profile-details">
      <h2 id="profile-details" ref={heading} tabIndex={-1}>
        {isEdited ? 'Edit your profile' : 'Your details'}
      </h2>
      {isEdited ? (
        <ProfileForm
          account={account}
          profile={profile}
          label="Edit profile"
          submitLabel="Save"
          onCancel={() => stopEditing('shown')}
          onSaved={() => stopEditing('saved')}
        />
      ) : (
        <>
          <ProfileDetails profile={profile} />
          <p className={styles.edit}>
            <Button ref={editButton} look="secondary" onClick={() => setState('edited')}>
              Edit profile
            </Button>
          </p>
        </>
      )}
      <FormStatusArea>
        {state === 'saved' && (
          <FormStatus tone="success">
            <p>{messages.profileSaved}</p>
          </FormStatus>
        )}
      </FormStatusArea>
    </section>
  )
}
