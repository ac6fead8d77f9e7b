import { useToday } from '@/components/hydration/useToday'
import { CheckField, SelectField, TextField } from '@/components/form/fields'
import { useFormHandle } from '@/components/form/Form'
import { memberOptions, registeredProfessions } from '@/content/memberOptions'
import { guardianHint, memberHints, registeredProfessionHint } from '@/content/members'
import { dobOf, isMinor, type MemberDetails, type MemberOptions } from '@/domain/members/details'
import { BirthDateField } from './BirthDateField'
import styles from './members.module.css'

export function MemberFields({
  details = null,
  options = memberOptions,
}: {
  details?: MemberDetails | null
  options?: MemberOptions
}) {
  const { profession = '' } = useFormHandle().texts
  const own = (name: keyof MemberDetails, label: string) => ({
    name,
    label,
    hint: memberHints[name],
    defaultValue: details?.[name],
  })
  return (
    <>
      <div className={styles.names}>
        <TextField {...own('fname', 'First name')} autoComplete="given-name" />
        <TextField {...own('lname', 'Last name')} autoComplete="family-name" />
      </div>
      <TextField {...own('phoneNumber', 'Phone number')} type="tel" autoComplete="tel" />
      <BirthDateField dob={details?.dob ?? ''} />
      <SelectField {...own('gender', 'Gender')} options={options.genders} />
      <TextField
        {...own('location', 'Location')}
        suggestions={options.locations}
        autoComplete="off"
      />
      <div>
        <SelectField {...own('profession', 'Profession')} options={options.professions} />
        {/* Beneath, so that the opened list stays under the finger. */}
        <p role="status" className={`small ${styles.fieldNote}`}>
          {registeredProfessions.includes(profession) && registeredProfessionHint}
        </p>
      </div>
    </>
  )
}

/** Asks those under 18 for a guardian's consent, which is not stored. */
export function GuardianField() {
  const { dobDay = '', dobMonth = '', dobYear = '' } = useFormHandle().texts
  const today = useToday()
  const isAsked = today !== null && isMinor(dobOf({ dobDay, dobMonth, dobYear }), today)
  return (
    // Hidden, so that the tick outlives a correction of the date.
    <div className="card" hidden={!isAsked}>
      <CheckField
        name="guardian"
        label="My parent or guardian agrees that I am a member"
        hint={guardianHint}
      />
    </div>
  )
}
