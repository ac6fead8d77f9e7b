import * as v from 'valibot'
import type { Account } from './account'
import { feeDayOf } from './contributions'
import type { Profile } from './profile'

const storedText = v.fallback(v.pipe(v.string(), v.trim()), '')
const databaseMoment = v.looseObject({ toDate: v.function() })
/** From the database, or as a text or date typed in the console. */
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

/** What is missing or of another kind counts as unknown. */
export function readProfile(account: Account, document: object): Profile {
  // Records of another system may hold a password.
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
