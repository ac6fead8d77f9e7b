import type { RulesCase } from '../support/cases'
import { accessCases } from '../support/tables'
import type { Fields } from '../support/values'
import { contactMessage } from './contactMessages'
import { donation } from './donations'
import { cartOf, orderOf } from './orders'
import { profile } from './users'

const entry = { email: 'ann@example.org' }
const order = orderOf(cartOf(1))

/** A document of each path, as right as it could be elsewhere. */
const elsewhere: Readonly<Record<string, readonly [path: string, fields: Fields]>> = {
  'a document of an unknown collection': ['notes/N1', entry],
  'a role of staff': ['roles/ann', { role: 'admin' }],
  'a document below the profile of Ann': ['users/ann/private/ann', profile],
  'a document below no profile': ['users/nobody/users/ann', profile],
  'a document below a donation': [
    'Donations/D2F4AAAAAAAAAAAAAAAA/Donations/D3AAAAAAAAAAAAAAAAAA',
    donation,
  ],
  'a document below an order': ['Orders/R5T8AAAAAAAAAAAAAAAA/Orders/R6AAAAAAAAAAAAAAAAAA', order],
  'a document below when an order was placed': [
    'placed/R5T8AAAAAAAAAAAAAAAA/placed/R5T8AAAAAAAAAAAAAAAA',
    { at: new Date(0) },
  ],
  'a document below when Ann registered': ['joined/ann/joined/ann', { at: new Date(0) }],
  'a document below an entry of the mailing list': [
    'mailingList/M7K2AAAAAAAAAAAAAAAA/mailingList/M8',
    entry,
  ],
  'a document below a contact message': [
    'contactMessages/C9X3AAAAAAAAAAAAAAAA/replies/C7AAAAAAAAAAAAAAAAAA',
    contactMessage,
  ],
  'a document below a member of staff': ['staff/mary/areas/A1', { areas: ['money'] }],
  'a document below a confirmation': ['confirmations/TK5AY9DLMG/voids/TK5AY9DLMG', entry],
  'a document below a void': ['voids/TK5AY9DLMG/voids/TK5AY9DLMG', entry],
  'a document below thanks': ['thanks/TK5AY9DLMG/thanks/TK5AY9DLMG', entry],
  'a document below an answer': [
    'answers/C9X3AAAAAAAAAAAAAAAA/answers/C9X3AAAAAAAAAAAAAAAA',
    entry,
  ],
  'a document below a call': ['calls/H7AAAAAAAAAAAAAAAAAA/calls/H7AAAAAAAAAAAAAAAAAA', entry],
  'a document below what the help page reads': ['public/helplines/calls/C1', entry],
  'a document below what a link says': [
    'giftStates/donation-D2F4AAAAAAAAAAAAAAAA/giftStates/donation-D2F4AAAAAAAAAAAAAAAA',
    { state: 'confirmed', at: new Date(0) },
  ],
  'a public document that we do not know': ['public/notes', entry],
  'a donation below a document named documents': [
    'notes/documents/Donations/D3AAAAAAAAAAAAAAAAAA',
    donation,
  ],
  'an entry of a mailing list in capitals': ['MAILINGLIST/M7K2AAAAAAAAAAAAAAAA', entry],
  'a donation in small letters': ['donations/D2F4AAAAAAAAAAAAAAAA', donation],
  'a profile in capitals': ['USERS/ann', profile],
  'an order of a collection with a space behind': ['Orders /R5T8AAAAAAAAAAAAAAAA', order],
}

/** Places that no rule speaks of: nobody may do anything there. */
export const otherPathCases: readonly RulesCase[] = Object.entries(elsewhere).flatMap(
  ([name, [path, valid]]) =>
    accessCases({ name, path, valid }, {}, ['anonymous', 'ann', 'admin', 'allAreas']),
)
