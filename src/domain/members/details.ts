/** What members say about themselves. */
export interface MemberDetails {
  readonly fname: string
  readonly lname: string
  readonly phoneNumber: string
  /** YYYY-MM-DD */
  readonly dob: string
  readonly gender: string
  readonly location: string
  readonly profession: string
}

/** A date of birth as it is typed: three fields, digits each. */
export interface TypedDob {
  readonly dobDay: string
  readonly dobMonth: string
  readonly dobYear: string
}

/** What the fields with choices offer. */
export interface MemberOptions {
  readonly genders: readonly string[]
  readonly locations: readonly string[]
  readonly professions: readonly string[]
}

/** The age from which nobody needs a guardian's consent, in years. */
const fullAge = 18

/** What is typed into the three fields, as YYYY-MM-DD; of anything else than a date something that is none. */
export function dobOf({ dobDay, dobMonth, dobYear }: TypedDob): string {
  return [dobYear.trim(), ...[dobMonth, dobDay].map((part) => part.trim().padStart(2, '0'))].join(
    '-',
  )
}

/** A stored date of birth as the three fields show it; empty when it is none. */
export function typedDob(dob: string): TypedDob {
  const [dobYear = '', dobMonth = '', dobDay = ''] = isDay(dob) ? dob.split('-') : []
  return { dobDay, dobMonth, dobYear }
}

/** The choices for a member whose details hold something no longer offered: that stays a choice. */
export function optionsWith(options: MemberOptions, details: MemberDetails): MemberOptions {
  return {
    genders: including(options.genders, details.gender),
    locations: including(options.locations, details.location),
    professions: including(options.professions, details.profession),
  }
}

function including(list: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || list.includes(chosen) ? list : [chosen, ...list]
}

/** Whether somebody born on `dob` is not of age yet on the day `today`; both YYYY-MM-DD. */
export function isMinor(dob: string, today: string): boolean {
  if (!isDay(dob) || dob > today) return false
  const birthday = `${Number(dob.slice(0, 4)) + fullAge}${dob.slice(4)}`
  // Somebody born on 29 February comes of age on 1 March: as text it lies before that day.
  return today < birthday
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
