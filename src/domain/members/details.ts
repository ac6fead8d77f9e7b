import * as v from 'valibot'
import { anyPhoneSchema } from '@/domain/contact/phone'
import { personName } from '@/domain/text/plainText'

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

/** The three fields as YYYY-MM-DD; an invalid text where they are no date. */
export function dobOf({ dobDay, dobMonth, dobYear }: TypedDob): string {
  return [dobYear.trim(), ...[dobMonth, dobDay].map((part) => part.trim().padStart(2, '0'))].join(
    '-',
  )
}

/** A stored date of birth as the three fields show it; empty when it is invalid. */
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
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/**
 * What the fields about a member take; a ticked box is 'yes'. `today` (YYYY-MM-DD) is the day it is:
 * a date of birth cannot lie ahead, and a minor needs a guardian's consent.
 */
export function detailsSchema(options: MemberOptions, today: string) {
  return v.intersect([
    v.object({
      fname: personName('First name'),
      lname: personName('Last name'),
      phoneNumber: anyPhoneSchema,
      gender: oneOf(options.genders, 'Gender', 'a gender'),
      location: oneOf(options.locations, 'Location', 'a county'),
      profession: oneOf(options.professions, 'Profession', 'a profession'),
    }),
    v.pipe(
      dobAndGuardian(today),
      v.forward(
        // Data of a child needs the consent of a parent or guardian (Kenya's Data Protection Act, section 33).
        v.check(
          ({ dob, guardian }) => guardian === 'yes' || !isMinor(dob, today),
          'Please confirm that your parent or guardian agrees.',
        ),
        ['guardian'],
      ),
    ),
  ])
}

/** The three fields of a date of birth become the one that is stored; the first thing wrong is said. */
function dobAndGuardian(today: string) {
  const whole = v.object({
    dobDay: v.string(),
    dobMonth: v.string(),
    dobYear: v.string(),
    guardian: v.string(),
  })
  const typed = v.pipe(
    whole,
    v.forward(
      v.check(
        ({ dobDay, dobMonth, dobYear }) => (dobDay + dobMonth + dobYear).trim() !== '',
        'Date of birth is required',
      ),
      ['dobDay'],
    ),
    v.forward(
      v.check(({ dobDay }) => isNumberTo(31, dobDay), 'Write the day as a number from 1 to 31'),
      ['dobDay'],
    ),
    v.forward(
      v.check(
        ({ dobMonth }) => isNumberTo(12, dobMonth),
        'Write the month as a number from 1 to 12',
      ),
      ['dobMonth'],
    ),
    v.forward(
      v.check(
        ({ dobYear }) => /^\d{4}$/.test(dobYear.trim()),
        'Write the year with four digits, for example 2004',
      ),
      ['dobYear'],
    ),
    v.forward(
      v.check(
        (parts) => isDay(dobOf(parts)),
        ({ input }) => noSuchDay(input),
      ),
      ['dobDay'],
    ),
    v.forward(
      v.check((parts) => dobOf(parts) <= today, 'The date of birth cannot be in the future'),
      ['dobYear'],
    ),
    v.forward(
      v.check((parts) => dobOf(parts) >= '1900-01-01', 'Check the year of birth'),
      ['dobYear'],
    ),
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

/** One of a list, in whatever letter case and with whatever apostrophe; becomes the list's spelling. */
function oneOf(list: readonly string[], label: string, one: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${label} is required`),
    v.transform((typed) => list.find((option) => plain(option) === plain(typed)) ?? null),
    v.string(`Choose ${one} from the list`),
  )
}

function plain(option: string): string {
  return option
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim()
}
