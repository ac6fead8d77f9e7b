import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Section } from '@/components/page/Section'
import { Status } from '@/components/form/Form'
import { profileTexts } from '@/content/members'
import { messages } from '@/content/messages'
import { dayOfMoment } from '@/domain/calendar/dayOfMoment'
import type { Account } from '@/domain/members/account'
import type { Profile } from '@/domain/members/profile'
import { dayInWords } from './days'
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
          <ProfileDetails account={account} profile={profile} />
          <p className={`${styles.edit} ${styles.beforeStatus}`}>
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

/** What a profile says; 'N/A' stands for what it does not. The name heads the page. */
function ProfileDetails({ account, profile }: { account: Account; profile: Profile }) {
  const { dob, dateJoined, profession } = profile
  const { emailConfirmed, emailUnconfirmed, professionTold } = profileTexts
  const details: readonly (readonly [label: string, text: string, note?: string])[] = [
    ...(profile.displayName ? [] : [['Name', ''] as const]),
    ['Role', profile.role],
    ['Email', profile.email, account.isEmailConfirmed ? emailConfirmed : emailUnconfirmed],
    ['Phone number', profile.phoneNumber],
    ['First name', profile.fname],
    ['Last name', profile.lname],
    ['Date of birth', dayInWords(dob)],
    ['Date joined', dateJoined ? dayOfMoment(dateJoined) : ''],
    ['Gender', profile.gender],
    ['Location', profile.location],
    ['Profession', profession, profession && professionTold],
  ]
  return (
    <dl className={`facts ${styles.details}`}>
      {details.map(([label, text, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {text || 'N/A'}
            {text && note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
