import { useToday } from '@/components/hydration/useToday'
import { CheckField, TextField } from '@/components/form/fields'
import { useFormHandle } from '@/components/form/Form'
import memberOptions, { registeredProfessions } from '@/content/facts/memberOptions.json'
import {
  guardianHint,
  memberHints,
  profileLabels,
  registeredProfessionHint,
} from '@/content/texts/members'
import { dobOf, isMinor, type MemberDetails } from '@/domain/members/details'
import { BirthDateField } from './BirthDateField'
import styles from './members.module.css'

export function MemberFields({ details = null }: { details?: MemberDetails | null }) {
  const { profession = '' } = useFormHandle().texts
  const own = (name: keyof MemberDetails) => ({
    name,
    label: profileLabels[name],
    hint: memberHints[name],
    defaultValue: details?.[name],
  })
  return (
    <>
      <div className={styles.names}>
        <TextField {...own('fname')} autoComplete="given-name" />
        <TextField {...own('lname')} autoComplete="family-name" />
      </div>
      <TextField {...own('phoneNumber')} type="tel" autoComplete="tel" />
      <BirthDateField dob={details?.dob ?? ''} />
      <TextField {...own('gender')} suggestions={memberOptions.genders} autoComplete="off" />
      <TextField {...own('location')} suggestions={memberOptions.locations} autoComplete="off" />
      <div>
        <TextField
          {...own('profession')}
          suggestions={memberOptions.professions}
          autoComplete="off"
        />
        <p role="status" className={`small ${styles.fieldNote}`}>
          {registeredProfessions.includes(profession) && registeredProfessionHint}
        </p>
      </div>
    </>
  )
}

/** Shown to people under 18; the consent is not stored. */
export function GuardianField() {
  const { dobDay = '', dobMonth = '', dobYear = '' } = useFormHandle().texts
  const today = useToday()
  const isAsked = today !== null && isMinor(dobOf({ dobDay, dobMonth, dobYear }), today)
  return (
    // Only hidden, so that the tick stays if the date is corrected.
    <div className="card" hidden={!isAsked}>
      <CheckField
        name="guardian"
        label="My parent or guardian agrees that I am a member"
        hint={guardianHint}
      />
    </div>
  )
}
