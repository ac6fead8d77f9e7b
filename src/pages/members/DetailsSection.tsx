import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { focusOnMount } from '@/components/focus/focusOnMount'
import { Collapsible } from '@/components/page/Collapsible'
import { Section } from '@/components/page/Section'
import { Status } from '@/components/form/Form'
import { profileLabels, profileTexts } from '@/content/texts/members'
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

const labelled = Object.keys(profileLabels) as (keyof typeof profileLabels)[]

function ProfileDetails({ account, profile }: { account: Account; profile: Profile }) {
  const { dob, dateJoined } = profile
  const { emailConfirmed, emailUnconfirmed, professionTold } = profileTexts
  const texts = {
    ...profile,
    // The profile may still have an address from before a change, or one that was taken back.
    email: account.email,
    dob: isDay(dob) ? dayOfMoment(new Date(dob)) : dob,
    dateJoined: dateJoined && dayOfMoment(dateJoined),
  }
  const notes: { readonly [Name in keyof Profile]?: string } = {
    email: account.isEmailConfirmed ? emailConfirmed : emailUnconfirmed,
    profession: professionTold,
  }
  const list = (names: typeof labelled) => (
    <dl className={`facts ${styles.details}`}>
      {names.map((name) => (
        <div key={name}>
          <dt>{profileLabels[name]}</dt>
          <dd>
            <bdi>{texts[name] || 'N/A'}</bdi>
            {texts[name] && notes[name] && <span className={styles.note}>{notes[name]}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
  const missing = labelled.filter((name) => !texts[name])
  return (
    <>
      {/* If the name is known, it is the page's heading. */}
      {list(labelled.filter((name) => texts[name] && name !== 'displayName'))}
      {missing.length > 0 && (
        <div className={styles.edit}>
          <Collapsible more="Details" less="Hide details" variant="quiet" className={undefined}>
            {list(missing)}
          </Collapsible>
        </div>
      )}
    </>
  )
}
