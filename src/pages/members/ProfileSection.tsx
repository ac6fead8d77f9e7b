import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import type { MemberState } from '@/context/user/UserProvider'
import { dataFileLink, initialsOf, type Profile } from '@/domain/members/member'
import { DeleteAccountSection } from './DeleteAccountSection'
import { LogOutButton } from './LogOutButton'
import { ProfileDetails } from './ProfileDetails'
import { ProfileForm } from './ProfileForm'
import styles from './members.module.css'

/** The profile of a member (SPEC section 2), and what its owner can do with it. */
export function ProfileSection({ member, profile }: { member: MemberState; profile: Profile }) {
  const [state, setState] = useState<'shown' | 'edited' | 'saved'>('shown')
  const editButton = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { displayName, contributions } = profile

  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'edited') heading.current?.focus()
  }, [state])

  function stopEditing(next: 'shown' | 'saved') {
    setState(next)
    // The form that had the focus is gone.
    requestAnimationFrame(() => editButton.current?.focus())
  }

  return (
    <div className="page">
      <header className={styles.header}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(displayName) || '?'}
        </span>
        <div>
          <h1>{displayName || 'Your profile'}</h1>
          {profile.role && <p className={styles.role}>{profile.role}</p>}
        </div>
        <LogOutButton />
      </header>
      <div className={styles.columns}>
        <section className="card" aria-labelledby="profile-details">
          <h2 id="profile-details" ref={heading} tabIndex={-1}>
            {state === 'edited' ? 'Edit your profile' : 'Your details'}
          </h2>
          {state === 'edited' ? (
            <ProfileForm
              member={member}
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
                <button
                  ref={editButton}
                  type="button"
                  className={buttonClass('secondary')}
                  onClick={() => setState('edited')}
                >
                  Edit profile
                </button>
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
        <div className={styles.stack}>
          <section className="card" aria-labelledby="contributions">
            <h2 id="contributions">Contributions</h2>
            {contributions.length === 0 ? (
              <p>No contributions yet.</p>
            ) : (
              <ul className={styles.contributions}>
                {[...new Set(contributions)].map((contribution) => (
                  <li key={contribution}>{contribution}</li>
                ))}
              </ul>
            )}
          </section>
          <section className="card" aria-labelledby="your-data">
            <h2 id="your-data">Your data</h2>
            <p>
              Take a copy of everything that is stored in your profile. Donations, orders and
              messages are kept apart from it:{' '}
              <Link to={paths.contact} state={{ subject: 'A copy of my data' }}>
                write to us
              </Link>{' '}
              for those.
            </p>
            <p className="actions">
              <a
                className={buttonClass('quiet')}
                href={dataFileLink(member.account, profile)}
                download="my-data.json"
              >
                Download my data
              </a>
            </p>
            <DeleteAccountSection member={member} />
          </section>
        </div>
      </div>
    </div>
  )
}
