import { fewestGivers } from '@/domain/giving/shownMonth'
import type { BookEntry, Payer } from './book'
import { countedAmount } from './confirmation'
import { giversOf, isGift, readFrom } from './givers'
import type { Contact } from './textSearch'
import { documentReader, storedNumber, storedText, takenBackFields } from './stored'

/** Everybody sees it until it is taken back. */
export type Publication = Readonly<ReturnType<typeof readPublication>>

export const readPublication = documentReader({
  month: storedText,
  received: storedNumber,
  givers: storedNumber,
  spent: storedText,
  ...takenBackFields,
})

/** What may be published of a month: gifts less refunds, and the number of named givers, or 0 if they are too few. */
export function giftsOf(entries: readonly BookEntry[]) {
  const gifts = entries
    .filter((entry) => !entry.void && isGift(entry.of ?? entry))
    .map(({ payer, ...record }) => ({
      ...record,
      contacts: payer ? [contactOf(payer)] : [],
      thanks: null,
    }))
  // Without those who got back as much as they gave, or more.
  const count = giversOf(gifts).filter(({ isStored, sum }) => isStored && sum > 0).length
  return {
    received: gifts.reduce((sum, gift) => sum + countedAmount(gift), 0),
    givers: count < fewestGivers ? 0 : count,
  }
}

/** As in the tab Givers: people share names, and write theirs in several ways. */
function contactOf({ name, email = '' }: Payer): Contact {
  return email === '' ? readFrom(name) : { name, email, phone: '' }
}
