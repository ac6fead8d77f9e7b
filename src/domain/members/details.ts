import * as v from 'valibot'
import { isDay } from '@/domain/calendar/calendar'
import { anyPhoneSchema } from '@/domain/contact/phone'
import { isBlank, personName, plainDigits } from '@/domain/text/plainText'

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

export type TypedDob = Readonly<Record<'dobDay' | 'dobMonth' | 'dobYear', string>>

/** Suggestions; other words are accepted. */
export interface MemberOptions {
  readonly genders: readonly string[]
  readonly locations: readonly string[]
  readonly professions: readonly string[]
}

/** No guardian's consent from this age. */
const fullAge = 18

/** YYYY-MM-DD, or invalid text. */
export function dobOf({ dobDay, dobMonth, dobYear }: TypedDob): string {
  const [year, ...parts] = [dobYear, dobMonth, dobDay].map((part) => plainDigits(part).trim())
  return [year, ...parts.map((part) => part.padStart(2, '0'))].join('-')
}

/** Empty if invalid. */
export function typedDob(dob: string): TypedDob {
  const [dobYear = '', dobMonth = '', dobDay = ''] = isDay(dob) ? dob.split('-') : []
  return { dobDay, dobMonth, dobYear }
}

/** YYYY-MM-DD. */
export function isMinor(dob: string, today: string): boolean {
  if (!isDay(dob) || dob > today) return false
  const birthday = `${Number(dob.slice(0, 4)) + fullAge}${dob.slice(4)}`
  // As text, 29 February is before 1 March.
  return today < birthday
}

/** A ticked box is 'yes'; `today` is YYYY-MM-DD. */
export function detailsSchema(options: MemberOptions, today: string) {
  return v.intersect([
    v.object({
      fname: personName('First name'),
      lname: v.pipe(
        v.string(),
        v.check(
          (typed) => !isBlank(typed),
          'Last name is required. It may be the same as the first',
        ),
        personName('Last name'),
      ),
      phoneNumber: anyPhoneSchema,
      gender: suggested(options.genders, 'Gender'),
      location: suggested(options.locations, 'Location'),
      profession: suggested(options.professions, 'Profession'),
    }),
    v.pipe(
      dobAndGuardian(today),
      v.forward(
        // Kenya's Data Protection Act, section 33: a child needs a guardian's consent.
        v.check(
          ({ dob, guardian }) => guardian === 'yes' || !isMinor(dob, today),
          'Please confirm that your parent or guardian agrees.',
        ),
        ['guardian'],
      ),
    ),
  ])
}

/** Reports only the first error. */
function dobAndGuardian(today: string) {
  const part = v.pipe(v.string(), v.transform(plainDigits))
  const fields = v.object({
    dobDay: part,
    dobMonth: part,
    dobYear: part,
    guardian: v.string(),
  })
  const check = (
    field: keyof TypedDob,
    isRight: (typed: v.InferOutput<typeof fields>) => boolean,
    message: string | ((issue: { readonly input: TypedDob }) => string),
  ) => v.forward(v.check(isRight, message), [field])
  const typed = v.pipe(
    fields,
    check(
      'dobDay',
      ({ dobDay, dobMonth, dobYear }) => (dobDay + dobMonth + dobYear).trim() !== '',
      'Date of birth is required',
    ),
    check(
      'dobDay',
      ({ dobDay }) => isNumberTo(31, dobDay),
      'Write the day as a number from 1 to 31',
    ),
    check(
      'dobMonth',
      ({ dobMonth }) => isNumberTo(12, dobMonth),
      'Write the month as a number from 1 to 12',
    ),
    check(
      'dobYear',
      ({ dobYear }) => /^\d{4}$/.test(dobYear.trim()),
      'Write the year with four digits, for example 2004',
    ),
    check(
      'dobDay',
      (parts) => isDay(dobOf(parts)),
      ({ input }) => noSuchDay(input),
    ),
    check('dobYear', (parts) => dobOf(parts) <= today, 'The date of birth cannot be in the future'),
    check('dobYear', (parts) => dobOf(parts) >= '1900-01-01', 'Check the year of birth'),
    v.transform(({ guardian, ...parts }) => ({ dob: dobOf(parts), guardian })),
  )
  return v.config(typed, { abortPipeEarly: true })
}

function isNumberTo(most: number, typed: string): boolean {
  return /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= most
}

function noSuchDay({ dobDay, dobMonth, dobYear }: TypedDob): string {
  const month = new Date(Date.UTC(2000, Number(dobMonth) - 1)).toLocaleDateString('en-KE', {
    month: 'long',
    timeZone: 'UTC',
  })
  return `There is no ${Number(dobDay)} ${month} ${dobYear.trim()}. Check the day and the month.`
}

/** A suggestion's own spelling wins. */
function suggested(suggestions: readonly string[], label: string) {
  return v.pipe(
    personName(label),
    v.transform((typed) => suggestions.find((each) => plain(each) === plain(typed)) ?? typed),
  )
}

function plain(option: string): string {
  return option
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim()
}
