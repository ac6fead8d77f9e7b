import { useToday } from '@/components/hydration/useToday'
import { CheckField } from '@/components/form/CheckField'
import { useFormHandle } from '@/components/form/Form'
import { SelectField } from '@/components/form/SelectField'
import { TextField } from '@/components/form/TextField'
import { memberOptions } from '@/content/memberOptions'
import { memberHints } from '@/content/members'
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
  return (
    <>
      <TextField
        name="fname"
        label="First name"
        autoComplete="given-name"
        defaultValue={details?.fname}
        required
      />
      <TextField
        name="lname"
        label="Last name"
        autoComplete="family-name"
        defaultValue={details?.lname}
        required
      />
      <TextField
        name="phoneNumber"
        type="tel"
        label="Phone number"
        hint={memberHints.phoneNumber}
        autoComplete="tel"
        defaultValue={details?.phoneNumber}
        required
      />
      <TextField
        name="dob"
        type="date"
        label="Date of birth"
        hint={memberHints.dob}
        autoComplete="bday"
        defaultValue={details?.dob}
        {...(today && { max: today })}
        required
      />
      <SelectField
        name="gender"
        label="Gender"
        hint={memberHints.gender}
        options={options.genders}
        defaultValue={details?.gender}
        required
      />
      <TextField
        name="location"
        label="Location"
        hint={memberHints.location}
        suggestions={options.locations}
        autoComplete="off"
        defaultValue={details?.location}
        required
      />
      <SelectField
        name="profession"
        label="Profession"
        hint={memberHints.profession}
        options={options.professions}
        defaultValue={details?.profession}
        required
      />
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
        hint={memberHints.guardian}
        required
      />
    </div>
  )
}
