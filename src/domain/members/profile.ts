import type { Account } from './account'
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

/** A profile as it is stored in `users`, its misspelling included; `readProfile` reads it. */
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
