import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Section } from '@/components/display/Section'
import { Status } from '@/components/form/Form'
import { messages } from '@/content/messages'
import type { Account } from '@/domain/members/account'
import type { Profile } from '@/domain/members/profile'
import { ProfileForm } from './ProfileForm'
import styles from './members.module.css'

/** What the profile says, or the form to change it. */
export function DetailsSection({ account, profile }: { account: Account; profile: Profile }) {
  const [state, setState] = useState<'left' | 'edited' | 'saved'>('left')
  const editButton = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isEdited = state === 'edited'

  const wasEdited = useRef(false)

  useEffect(() => {
    // What had the focus, the button or the form, is gone.
    if (isEdited) heading.current?.focus()
    else if (wasEdited.current) editButton.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])

  return (
    <Section title={isEdited ? 'Edit your profile' : 'Your details'} isCard headingRef={heading}>
      {isEdited ? (
        <ProfileForm account={account} profile={profile} onEnd={setState} />
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
      <Status tone="success">{state === 'saved' && messages.profileSaved}</Status>
    </Section>
  )
}

const dayFormat = new Intl.DateTimeFormat('en-KE', { dateStyle: 'long', timeZone: 'UTC' })
const momentFormat = new Intl.DateTimeFormat('en-KE', {
  dateStyle: 'long',
  timeZone: 'Africa/Nairobi',
})

/** What a profile says; 'N/A' stands for what it does not. */
function ProfileDetails({ profile }: { profile: Profile }) {
  const { dob, dateJoined } = profile
  const birthday = new Date(`${dob}T00:00:00Z`)
  const details: readonly (readonly [label: string, text: string])[] = [
    ['Name', profile.displayName],
    ['Role', profile.role],
    ['Email', profile.email],
    ['Phone number', profile.phoneNumber],
    ['First name', profile.fname],
    ['Last name', profile.lname],
    ['Date of birth', Number.isNaN(birthday.getTime()) ? dob : dayFormat.format(birthday)],
    ['Date joined', dateJoined ? momentFormat.format(dateJoined) : ''],
    ['Gender', profile.gender],
    ['Location', profile.location],
    ['Profession', profile.profession],
  ]
  return (
    <dl className={`facts ${styles.details}`}>
      {details.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text || 'N/A'}</dd>
        </div>
      ))}
    </dl>
  )
}
