import * as v from 'valibot'
import { wellFormed } from '@/domain/text/wellFormed'
import { anyPhoneSchema } from '@/domain/contact/phone'
import { email, longest, text } from '@/domain/text/textSchemas'

/** The account of a member, as the sign-in service knows it. */
export interface Account {
  readonly uid: string
  /** As the service writes it: in small letters. */
  readonly email: string
  /** When the account was opened; null when the service does not say. */
  readonly openedAt: Date | null
}

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

/** A profile as a member sees it; a text that is not known is ''. */
export interface Profile extends MemberDetails {
  /** The whole document as it is stored, all but a password. */
  readonly stored: object
  readonly email: string
  readonly displayName: string
  /** Given by the team, as are the contributions. */
  readonly role: string
  readonly contributions: readonly string[]
  /** When the member joined; null when neither profile nor account says. */
  readonly dateJoined: Date | null
}

/** What somebody registers or logs in with; it is never stored here. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** What the select fields offer. */
export interface MemberOptions {
  readonly genders: readonly string[]
  readonly locations: readonly string[]
  readonly professions: readonly string[]
}

/** The shortest password we take, in UTF-16 units. */
export const shortestPassword = 8

/** SPEC section 8. */
export const feeUnpaid = 'Please pay the membership registration fee.'

/** The age from which nobody needs a guardian's consent, in years. */
const fullAge = 18

/** A password that is chosen anew. */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('Password is required'),
  v.minLength(shortestPassword, `Use at least ${shortestPassword} characters`),
)

/** What a form takes that asks for the password alone. */
export const currentPasswordSchema = v.object({
  password: v.pipe(v.string(), v.nonEmpty('Password is required')),
})

/** What the login form takes. */
export const loginSchema = v.object({ email: email(), ...currentPasswordSchema.entries })

/** What a form takes that asks for an e-mail address alone. */
export const addressSchema = v.object({ email: email() })

/** A new password, typed twice. */
export const newPasswordSchema = v.pipe(
  v.object({ password: newPassword, repeated: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeated']],
      ({ password, repeated }) => password === repeated,
      'The two passwords are not the same',
    ),
    ['repeated'],
  ),
)

/**
 * What the fields about a member take; a ticked box is 'yes'. `today` (YYYY-MM-DD) is the day it is:
 * a date of birth cannot lie ahead, and whoever is under age needs a guardian's consent.
 */
export function profileSchema(options: MemberOptions, today: string) {
  return v.pipe(
    v.object({
      fname: text('First name', longest.name, 'required'),
      lname: text('Last name', longest.name, 'required'),
      phoneNumber: anyPhoneSchema,
      dob: v.pipe(
        v.string(),
        v.nonEmpty('Date of birth is required'),
        v.check(isDay, 'Write the date of birth as day, month and year'),
        v.check((day) => day <= today, 'The date of birth cannot be in the future'),
        v.check((day) => day >= '1900-01-01', 'Check the year of birth'),
      ),
      gender: oneOf(options.genders, 'Gender is required', 'Choose a gender from the list'),
      location: oneOf(options.locations, 'Location is required', 'Choose a county from the list'),
      profession: oneOf(
        options.professions,
        'Profession is required',
        'Choose a profession from the list',
      ),
      guardian: v.string(),
    }),
    v.forward(v.partialCheck([['dob'], ['guardian']], agreedAsOf(today), guardianMissing), [
      'guardian',
    ]),
  )
}

/** What the registration form takes. */
export function registrationSchema(options: MemberOptions, today: string) {
  return v.intersect([
    v.object({
      ...loginSchema.entries,
      password: newPassword,
      paid: v.literal('yes', feeUnpaid),
    }),
    profileSchema(options, today),
  ])
}

/** What the registration form asks for, checked. */
export type Registration = v.InferOutput<ReturnType<typeof registrationSchema>>

/** The choices of a member whose profile holds what is offered no longer: that stays a choice. */
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

const guardianMissing = 'Please confirm that your parent or guardian agrees.'

/** Data of a child needs the consent of a parent or guardian (Kenya's Data Protection Act, section 33). */
function agreedAsOf(today: string) {
  return ({ dob, guardian }: { dob: string; guardian: string }) =>
    guardian === 'yes' || !isMinor(dob, today)
}

/** Whether somebody born on `dob` is not of age yet on the day `today`; both YYYY-MM-DD. */
export function isMinor(dob: string, today: string): boolean {
  if (!isDay(dob) || dob > today) return false
  const birthday = `${Number(dob.slice(0, 4)) + fullAge}${dob.slice(4)}`
  // Somebody born on 29 February comes of age on 1 March: as text it lies before that day.
  return today < birthday
}

/** A profile as it is stored in `users` (SPEC section 3); the one place that knows the stored misspelling. */
export function profileRecord(account: Account, details: MemberDetails) {
  const { fname, lname, phoneNumber, dob, gender, location, profession } = details
  return {
    email: account.email,
    displayName: `${fname} ${lname}`,
    fname,
    lname,
    phoneNumber,
    uid: account.uid,
    dob,
    gender,
    location,
    proffesion: profession,
  }
}

const storedText = v.fallback(v.pipe(v.string(), v.trim()), '')
/** A moment as the database hands it out, or as a text or date that somebody typed in the console. */
const storedMoment = v.union([
  v.date(),
  v.pipe(
    // Not by its fields: read into a new object, it would no longer be what `toDate` belongs to.
    v.custom<{ toDate: () => unknown }>(
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        'toDate' in value &&
        typeof value.toDate === 'function',
    ),
    v.transform((stamp) => stamp.toDate()),
    v.date(),
  ),
  v.pipe(
    v.string(),
    v.transform((typed) => new Date(typed)),
    v.date(),
  ),
])
const storedProfile = v.object({
  email: storedText,
  displayName: storedText,
  role: storedText,
  fname: storedText,
  lname: storedText,
  phoneNumber: storedText,
  dob: storedText,
  gender: storedText,
  location: storedText,
  proffesion: storedText,
  profession: storedText,
  contributions: v.fallback(v.array(storedText), []),
  dateJoined: v.fallback(v.nullable(storedMoment), null),
})

/** Reads a stored profile. Whatever is missing or of another kind counts as not known. */
export function readProfile(account: Account, document: object): Profile {
  // Records of another system may hold a password, which is nobody's to see (PRODUCT W23).
  const stored: Record<string, unknown> = Object.fromEntries(
    Object.entries(document).filter(([key]) => key !== 'password'),
  )
  const { proffesion, profession, dateJoined, contributions, ...texts } = v.parse(
    storedProfile,
    Object.fromEntries(Object.keys(storedProfile.entries).map((key) => [key, stored[key]])),
  )
  return {
    ...texts,
    stored,
    profession: proffesion || profession,
    contributions: contributions.filter((contribution) => contribution !== ''),
    dateJoined: dateJoined ?? account.openedAt,
  }
}

/** Everything that is stored about a member, as a file to take away: its address, for a link. */
export function dataFileLink(account: Account, { stored }: Profile): string {
  const data = JSON.stringify({ account, profile: stored }, null, 2)
  return `data:application/json;charset=utf-8,${encodeURIComponent(wellFormed(data))}`
}

const loginNotices = ['registered', 'reset-asked', 'password-changed'] as const

/** What the page before has to say on the login page, and the address to log in with. */
export interface LoginNotice {
  readonly notice: (typeof loginNotices)[number]
  readonly email: string
}

/** Reads navigation state, which anybody may have written. Null when it is no notice. */
export function readLoginNotice(state: unknown): LoginNotice | null {
  const schema = v.object({ notice: v.picklist(loginNotices), email: v.string() })
  return v.is(schema, state) ? state : null
}

/** The code of a reset link, kept in the navigation state once it has left the address bar. */
interface ResetCode {
  readonly oobCode: string
}

/** The code in the address of a reset link; null when the link is for something else. */
export function resetCodeIn(search: string): ResetCode | null {
  const parameters = new URLSearchParams(search)
  const oobCode = parameters.get('oobCode')
  return parameters.get('mode') === 'resetPassword' && oobCode ? { oobCode } : null
}

/** Reads navigation state, which anybody may have written. Null when there is no code. */
export function readResetCode(state: unknown): ResetCode | null {
  return v.is(v.object({ oobCode: v.string() }), state) ? state : null
}

/** The first letters of a name, at most two, for the avatar. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-KE')
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** One of a list, in whatever letter case and with whatever apostrophe; becomes the list's spelling. */
function oneOf(list: readonly string[], missing: string, unknown: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.transform((typed) => list.find((option) => plain(option) === plain(typed)) ?? null),
    v.string(unknown),
  )
}

function plain(option: string): string {
  return option
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim()
}
