import type { Account } from './account'
import type { MemberDetails } from './details'

/** Unknown texts are ''. */
export interface Profile extends MemberDetails {
  /** Without a password. */
  readonly stored: object
  readonly email: string
  readonly displayName: string
  /** Set by the team, like the contributions. */
  readonly role: string
  readonly contributions: readonly string[]
  /** Null when unknown. */
  readonly dateJoined: Date | null
  /** Of the payment or, if the team stored only that, of joining. */
  readonly feeDay: Date | null
}

/** As stored, misspelling included. */
export type StoredDetails = Omit<MemberDetails, 'profession'> &
  Readonly<Record<'email' | 'displayName' | 'uid' | 'proffesion', string>>

export function profileRecord(account: Account, details: MemberDetails): StoredDetails {
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

/**
 * The part of the record to store over `before`. Another device may have changed what was not changed
 * here. Names go together, and the rules need the address.
 */
export function changedRecord(record: StoredDetails, before: object): Partial<StoredDetails> {
  const known: Readonly<Record<string, unknown>> = { ...before }
  const isRenamed = known.fname !== record.fname || known.lname !== record.lname
  const sent = Object.entries(record).filter(([field, text]) => {
    if (field === 'email' || field === 'uid') return true
    return ['fname', 'lname', 'displayName'].includes(field) ? isRenamed : known[field] !== text
  })
  return Object.fromEntries(sent)
}

/** For a download. */
export function dataFileLink(account: Account, { stored }: Profile): string {
  // JSON escapes lone surrogates, which an address cannot carry.
  const data = JSON.stringify({ account, profile: stored }, null, 2)
  return `data:application/json;charset=utf-8,${encodeURIComponent(data)}`
}

export function initialsOf(name: string): string {
  const words = name
    .replace(/['‘’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-KE')
}
