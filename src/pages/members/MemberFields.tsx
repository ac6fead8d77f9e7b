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
  const own = (name: keyof MemberDetails, label: string) => ({
    name,
    label,
    hint: memberHints[name],
    defaultValue: details?.[name],
  })
  const dob = { ...own('dob', 'Date of birth'), ...(today && { max: today }) }
  return (
    <>
      <TextField {...own('fname', 'First name')} autoComplete="given-name" />
      <TextField {...own('lname', 'Last name')} autoComplete="family-name" />
      <TextField {...own('phoneNumber', 'Phone number')} type="tel" autoComplete="tel" />
      <TextField {...dob} type="date" autoComplete="bday" />
      <SelectField {...own('gender', 'Gender')} options={options.genders} />
      <TextField
        {...own('location', 'Location')}
        suggestions={options.locations}
        autoComplete="off"
      />
      <SelectField {...own('profession', 'Profession')} options={options.professions} />
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
