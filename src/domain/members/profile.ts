import * as v from 'valibot'
import type { Account } from './account'
import { feeDayOf } from './contributions'
import type { MemberDetails } from './details'

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
  /** The day of the fee that the team confirmed, or of joining where the team stored that; null before. */
  readonly feeConfirmedOn: Date | null
}

/** A profile as it is stored in `users`; the one place that knows the stored misspelling. */
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
const databaseMoment = v.looseObject({ toDate: v.function() })
/** A moment as the database hands it out, or as a text or date that somebody typed in the console. */
const storedMoment = v.pipe(
  v.unknown(),
  v.transform((value) => {
    if (v.is(databaseMoment, value)) return value.toDate()
    return typeof value === 'string' ? new Date(value) : value
  }),
  v.date(),
)
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
  // Records of another system may hold a password, which is nobody's to see.
  const stored = Object.fromEntries(Object.entries(document).filter(([key]) => key !== 'password'))
  const { proffesion, profession, dateJoined, contributions, ...texts } = v.parse(
    storedProfile,
    stored,
  )
  return {
    ...texts,
    stored,
    profession: proffesion || profession,
    contributions: contributions.filter((contribution) => contribution !== ''),
    dateJoined: dateJoined ?? account.openedAt,
    feeConfirmedOn: feeDayOf(contributions) ?? dateJoined,
  }
}

/** Everything that is stored about a member, as a file to take away: its address, for a link. */
export function dataFileLink(account: Account, { stored }: Profile): string {
  // In JSON no half of a surrogate pair stands alone, so any text can be part of an address.
  const data = JSON.stringify({ account, profile: stored }, null, 2)
  return `data:application/json;charset=utf-8,${encodeURIComponent(data)}`
}

/** The first letters of a name, at most two, for the avatar. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-KE')
}
