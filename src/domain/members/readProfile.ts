import * as v from 'valibot'
import { inPlace } from '@/domain/text/inPlace'
import type { Account } from './account'
import { feeDayOf } from './contributions'
import type { Profile } from './profile'

const storedText = v.fallback(v.pipe(v.string(), v.transform(inPlace), v.trim()), '')
/** The database's, or typed in the console as text or date. */
const storedMoment = v.pipe(
  v.unknown(),
  v.transform((value) => {
    if (typeof value === 'string') return new Date(value)
    const moment: { readonly toDate?: unknown } = Object(value)
    return typeof moment.toDate === 'function' ? moment.toDate() : value
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

/** Missing or wrongly typed fields count as unknown. */
export function readProfile(account: Account, document: object): Profile {
  // Another system may have stored it.
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
    feeDay: feeDayOf(contributions) ?? dateJoined,
  }
}
