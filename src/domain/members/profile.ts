import type { Account } from './account'
import type { MemberDetails } from './details'

/** An unknown text is ''. */
export interface Profile extends MemberDetails {
  /** The whole document without a password. */
  readonly stored: object
  readonly email: string
  readonly displayName: string
  /** Given by the team, as are the contributions. */
  readonly role: string
  readonly contributions: readonly string[]
  /** Null when neither profile nor account says. */
  readonly dateJoined: Date | null
  /** The day of the confirmed fee, or of joining where the team stored that. */
  readonly feeConfirmedOn: Date | null
}

/** As stored in `users`, with its misspelling. */
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

/** A link to everything that is stored about a member, as a file. */
export function dataFileLink(account: Account, { stored }: Profile): string {
  // JSON escapes half a surrogate pair, which no address can carry.
  const data = JSON.stringify({ account, profile: stored }, null, 2)
  return `data:application/json;charset=utf-8,${encodeURIComponent(data)}`
}

/** At most two letters. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-KE')
}
