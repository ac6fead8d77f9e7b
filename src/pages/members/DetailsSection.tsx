import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { focusOnMount } from '@/components/focus/focusOnMount'
import { Section } from '@/components/page/Section'
import { Status } from '@/components/form/Form'
import { profileTexts } from '@/content/texts/members'
import { messages } from '@/content/texts/messages'
import { dayOfMoment, isDay } from '@/domain/calendar/calendar'
import type { Account } from '@/domain/members/account'
import type { Profile } from '@/domain/members/profile'
import { ProfileForm } from './ProfileForm'
import styles from './members.module.css'

export function DetailsSection({ account, profile }: { account: Account; profile: Profile }) {
  const [state, setState] = useState<'shown' | 'edited' | 'left' | 'saved'>('shown')
  const isEdited = state === 'edited'
  return (
    <Section
      title={isEdited ? 'Edit your profile' : 'Your details'}
      isCard
      headingRef={isEdited ? focusOnMount : null}
    >
      {isEdited ? (
        <ProfileForm account={account} profile={profile} onEnd={setState} />
      ) : (
        <>
          <ProfileDetails account={account} profile={profile} />
          <p className={`${styles.edit} ${styles.beforeStatus}`}>
            <Button
              ref={state === 'shown' ? null : focusOnMount}
              variant="secondary"
              onClick={() => setState('edited')}
            >
              Edit profile
            </Button>
          </p>
        </>
      )}
      <Status tone="success">{state === 'saved' && messages.profileSaved}</Status>
    </Section>
  )
}

function ProfileDetails({ account, profile }: { account: Account; profile: Profile }) {
  const { displayName, dob, dateJoined, profession } = profile
  const { emailConfirmed, emailUnconfirmed, professionTold } = profileTexts
  const details: readonly (readonly [label: string, text: string, note?: string])[] = [
    // A known name is the page's heading.
    ...(displayName ? [] : [['Name', ''] as const]),
    ['Role', profile.role],
    ['Email', profile.email, account.isEmailConfirmed ? emailConfirmed : emailUnconfirmed],
    ['Phone number', profile.phoneNumber],
    ['First name', profile.fname],
    ['Last name', profile.lname],
    ['Date of birth', isDay(dob) ? dayOfMoment(new Date(dob)) : dob],
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
