import { useToday } from '@/components/hydration/useToday'
import { CheckField, SelectField, TextField } from '@/components/form/fields'
import { useFormHandle } from '@/components/form/Form'
import { memberOptions } from '@/content/memberOptions'
import { guardianHint, memberHints } from '@/content/members'
import { isMinor, type MemberDetails, type MemberOptions } from '@/domain/members/details'

/** The fields about a member: for registering, for finishing and for changing a profile. */
export function MemberFields({
  details = null,
  options = memberOptions,
}: {
  details?: MemberDetails | null
  options?: MemberOptions
}) {
  const today = useToday()
  const own = (name: keyof MemberDetails) => ({
    name,
    hint: memberHints[name],
    defaultValue: details?.[name],
  })
  return (
    <>
      <TextField {...own('fname')} label="First name" autoComplete="given-name" />
      <TextField {...own('lname')} label="Last name" autoComplete="family-name" />
      <TextField {...own('phoneNumber')} type="tel" label="Phone number" autoComplete="tel" />
      <TextField
        {...own('dob')}
        type="date"
        label="Date of birth"
        autoComplete="bday"
        {...(today && { max: today })}
      />
      <SelectField {...own('gender')} label="Gender" options={options.genders} />
      <TextField
        {...own('location')}
        label="Location"
        suggestions={options.locations}
        autoComplete="off"
      />
      <SelectField {...own('profession')} label="Profession" options={options.professions} />
    </>
  )
}

/** Asks whoever is under 18 for a guardian's consent; nothing of it is stored. */
export function GuardianField() {
  const { dob = '' } = useFormHandle().texts
  const today = useToday()
  const isAsked = today !== null && isMinor(dob, today)
  return (
    // Hidden rather than left out, so that the tick stays while the date is being corrected.
    <div className="card" hidden={!isAsked}>
      <CheckField
        name="guardian"
        label="My parent or guardian agrees that I am a member"
        hint={guardianHint}
      />
    </div>
  )
}
