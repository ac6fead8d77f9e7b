import { useState, type ReactNode } from 'react'
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
          <ProfileDetails account={account} profile={profile}>
            <Button
              ref={state === 'shown' ? null : focusOnMount}
              variant="secondary"
              onClick={() => setState('edited')}
            >
              Edit profile
            </Button>
          </ProfileDetails>
        </>
      )}
      <Status tone="success">{state === 'saved' && messages.profileSaved}</Status>
    </Section>
  )
}

const labelled = Object.keys(profileLabels) as (keyof typeof profileLabels)[]

/** What is not known is folded; `children` stand beside the fold's button. */
function ProfileDetails({
  account,
  profile,
  children,
}: {
  account: Account
  profile: Profile
  children: ReactNode
}) {
  const { dob, dateJoined } = profile
  const { emailConfirmed, emailUnconfirmed, professionTold } = profileTexts
  const texts = {
    ...profile,
    dob: isDay(dob) ? dayOfMoment(new Date(dob)) : dob,
    dateJoined: dateJoined && dayOfMoment(dateJoined),
  }
  const notes: { readonly [Name in keyof Profile]?: string } = {
    email: account.isEmailConfirmed ? emailConfirmed : emailUnconfirmed,
    profession: professionTold,
  }
  const missing = labelled.filter((name) => !texts[name])
  // A known name is the page's heading.
  const known = labelled.filter((name) => texts[name] && name !== 'displayName')
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
  return (
    <>
      {list(known)}
      <div className={styles.edit}>
        {missing.length > 0 ? (
          <Collapsible
            more="Details"
            less="Hide details"
            variant="quiet"
            className={styles.missing}
            beside={children}
          >
            {list(missing)}
          </Collapsible>
        ) : (
          <p className="actions">{children}</p>
        )}
      </div>
    </>
  )
}
