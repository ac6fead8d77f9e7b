import type { RulesCase } from '../support/cases'
import { accessCases } from '../support/tables'
import type { Fields } from '../support/values'
import { contactMessage } from './contactMessages'
import { donation } from './donations'
import { cartOf, orderOf } from './orders'
import { profile } from './users'

const entry = { email: 'ann@example.org' }
const order = orderOf(cartOf(1))

const gift = 'donation-D2F4AAAAAAAAAAAAAAAA'

/** A document for each path, right if it stood elsewhere. */
const elsewhere: Readonly<Record<string, Fields>> = {
  'notes/N1': entry,
  'roles/ann': { role: 'admin' },
  'public/notes': entry,
  'MAILINGLIST/M7K2AAAAAAAAAAAAAAAA': entry,
  'donations/D2F4AAAAAAAAAAAAAAAA': donation,
  'USERS/ann': profile,
  'Orders /R5T8AAAAAAAAAAAAAAAA': order,
  'notes/documents/Donations/D3AAAAAAAAAAAAAAAAAA': donation,
  'users/ann/private/ann': profile,
  'users/nobody/users/ann': profile,
  'Donations/D2F4AAAAAAAAAAAAAAAA/Donations/D3AAAAAAAAAAAAAAAAAA': donation,
  'Orders/R5T8AAAAAAAAAAAAAAAA/Orders/R6AAAAAAAAAAAAAAAAAA': order,
  'placed/R5T8AAAAAAAAAAAAAAAA/placed/R5T8AAAAAAAAAAAAAAAA': { at: new Date(0) },
  'joined/ann/joined/ann': { at: new Date(0) },
  'mailingList/M7K2AAAAAAAAAAAAAAAA/mailingList/M8': entry,
  'tellMeWhen/T7K2AAAAAAAAAAAAAAAA/tellMeWhen/T8': entry,
  'contactMessages/C9X3AAAAAAAAAAAAAAAA/replies/C7AAAAAAAAAAAAAAAAAA': contactMessage,
  'staff/mary/areas/A1': { areas: ['money'] },
  'confirmations/TK5AY9DLMG/voids/TK5AY9DLMG': entry,
  'voids/TK5AY9DLMG/voids/TK5AY9DLMG': entry,
  'thanks/TK5AY9DLMG/thanks/TK5AY9DLMG': entry,
  'publications/P7AAAAAAAAAAAAAAAAAA/publications/P7AAAAAAAAAAAAAAAAAA': entry,
  'monthsShown/2025-11/monthsShown/2025-11': entry,
  'closedPledges/D2F4AAAAAAAAAAAAAAAA/closedPledges/D2F4AAAAAAAAAAAAAAAA': { reason: 'Twice' },
  'answers/C9X3AAAAAAAAAAAAAAAA/answers/C9X3AAAAAAAAAAAAAAAA': entry,
  'calls/H7AAAAAAAAAAAAAAAAAA/calls/H7AAAAAAAAAAAAAAAAAA': entry,
  'public/helplines/calls/C1': entry,
  [`giftStates/${gift}/giftStates/${gift}`]: { state: 'confirmed', at: new Date(0) },
}

/** Places that no rule speaks of: nobody may do anything there. */
export const otherPathCases: readonly RulesCase[] = Object.entries(elsewhere).flatMap(
  ([path, valid]) =>
    accessCases({ name: path, path, valid }, {}, ['anonymous', 'ann', 'admin', 'allAreas']),
)
