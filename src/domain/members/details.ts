import * as v from 'valibot'
import { isDay } from '@/domain/calendar/calendar'
import { anyPhoneSchema } from '@/domain/contact/phone'
import { fieldCheck, isBlank, personName, plainDigits } from '@/domain/text/plainText'

export type TypedDob = Readonly<Record<'dobDay' | 'dobMonth' | 'dobYear', string>>

/** Only suggestions: other words are accepted too. */
export interface MemberOptions {
  readonly genders: readonly string[]
  readonly locations: readonly string[]
  readonly professions: readonly string[]
}

/** From this age nobody needs a guardian's consent. */
const fullAge = 18

/** `dob` is YYYY-MM-DD. */
export type MemberDetails = Readonly<
  Omit<v.InferOutput<ReturnType<typeof detailsSchema>>, 'guardian'>
>

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
    dobAndGuardian(today),
  ])
}

function dobAndGuardian(today: string) {
  const part = v.pipe(v.string(), v.transform(plainDigits))
  return v.pipe(
    v.object({ dobDay: part, dobMonth: part, dobYear: part, guardian: v.string() }),
    fieldCheck((typed) => whatIsWrong(typed, today)),
    v.transform((typed) => ({ dob: dobOf(typed), guardian: typed.guardian })),
  )
}

/** The first of several. */
function whatIsWrong(
  typed: TypedDob & { readonly guardian: string },
  today: string,
): readonly [keyof typeof typed, string] | null {
  const { dobDay, dobMonth, dobYear, guardian } = typed
  const dob = dobOf(typed)
  if (!(dobDay + dobMonth + dobYear).trim()) return ['dobDay', 'Date of birth is required']
  if (!isNumberTo(31, dobDay)) return ['dobDay', 'Write the day as a number from 1 to 31']
  if (!isNumberTo(12, dobMonth)) return ['dobMonth', 'Write the month as a number from 1 to 12']
  if (!/^\d{4}$/.test(dobYear.trim()))
    return ['dobYear', 'Write the year with four digits, for example 2004']
  if (!isDay(dob)) return ['dobDay', noSuchDay(typed)]
  if (dob > today) return ['dobYear', 'The date of birth cannot be in the future']
  if (dob < '1900-01-01') return ['dobYear', 'Check the year of birth']
  // Kenya's Data Protection Act, section 33: a child needs a guardian's consent.
  if (guardian !== 'yes' && isMinor(dob, today))
    return ['guardian', 'Please confirm that your parent or guardian agrees.']
  return null
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
