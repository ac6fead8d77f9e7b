import { deleteField, serverTimestamp } from 'firebase/firestore/lite'
import type { RulesCase, Stored } from '../support/cases'
import { anHourAgo, anybody, changing, getting, questions, setting } from '../support/tables'
import type { Fields } from '../support/values'
import { contactMessage, donation, tellMe } from './forms'
import { shown } from './monthsShown'
import { cartOf, orderOf } from './orders'
import { code, parts, plain } from './paymentRecords'
import { profile } from './users'

const id = 'D2F4AAAAAAAAAAAAAAAA'

/** What visitors write, or anybody may get: their ids stand in links, or may leak in some other way. */
const publicDocuments: Readonly<Record<string, Fields>> = {
  [`Donations/${id}`]: { ...donation, timestamp: anHourAgo },
  [`Orders/${id}`]: orderOf(cartOf(3)),
  [`placed/${id}`]: { at: anHourAgo },
  [`contactMessages/${id}`]: { ...contactMessage, timestamp: anHourAgo },
  [`mailingList/${id}`]: { email: 'ann@example.org' },
  [`tellMeWhen/${id}`]: { ...tellMe, timestamp: anHourAgo },
  [`giftStates/donation-${id}`]: { state: 'confirmed', at: anHourAgo },
  'monthsShown/2025-11': shown,
  'public/helplines': { 116: anHourAgo, call: 'H7AAAAAAAAAAAAAAAAAA' },
  'users/ann': { ...profile, role: 'volunteer', contributions: ['Tea'] },
  'joined/ann': { at: anHourAgo },
  'verified/ann': { email: 'ann@example.org' },
}

const stored: Stored = {
  ...publicDocuments,
  [`confirmed/donation-${id}`]: parts({ [code]: plain.amount }),
}

/** All that is right, a part of it, and what is wrong: hearing no difference, nobody learns anything. */
function guessesAt(path: string, fields: Fields) {
  return [
    ['all of', setting(path, fields)] as const,
    ['nothing new of', changing(path, {})] as const,
    ...Object.entries(fields).flatMap(([field, value]) => [
      [`the right ${field} of`, changing(path, { [field]: value })] as const,
      [`a wrong ${field} of`, changing(path, { [field]: 'Another' })] as const,
      [`no ${field} of`, changing(path, { [field]: deleteField() })] as const,
      [`the ${field} as of now of`, changing(path, { [field]: serverTimestamp() })] as const,
    ]),
  ]
}

const strangers = anybody.filter((visitor) => ['anonymous', 'bob'].includes(visitor))

/** Nobody learns by a guess what is in a document whose id they know. */
export const guessCases: readonly RulesCase[] = strangers.flatMap((visitor) =>
  questions({
    visitor,
    stored,
    refused: Object.fromEntries(
      Object.entries(publicDocuments).flatMap(([path, fields]) =>
        guessesAt(path, fields).map(([what, attempt]) => [
          `${visitor} guesses ${what} ${path}`,
          attempt,
        ]),
      ),
    ),
    allowed: { [`${visitor} gets what a link says`]: getting(`giftStates/donation-${id}`) },
  }),
)
