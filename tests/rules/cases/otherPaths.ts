import type { DocumentWrite, RulesCase } from '../support/cases'
import { accessCases } from '../support/tables'
import type { Fields } from '../support/values'
import { contactMessage, donation } from './forms'
import { cartOf, orderOf } from './orders'
import { profile } from './users'

const entry = { email: 'ann@example.org' }

/** A document for each path, right if it stood elsewhere. */
const elsewhere: Readonly<Record<string, Fields>> = {
  'notes/N1': entry,
  'roles/ann': { role: 'admin' },
  'public/notes': entry,
  'MAILINGLIST/M7K2AAAAAAAAAAAAAAAA': entry,
  'donations/D2F4AAAAAAAAAAAAAAAA': donation,
  'USERS/ann': profile,
  'Orders_/R5T8AAAAAAAAAAAAAAAA': orderOf(cartOf(1)),
  'notes/documents/Donations/D3AAAAAAAAAAAAAAAAAA': donation,
  'users/ann/private/ann': profile,
  'users/nobody/users/ann': profile,
  'contactMessages/C9X3AAAAAAAAAAAAAAAA/replies/C7AAAAAAAAAAAAAAAAAA': contactMessage,
  'staff/mary/areas/A1': { areas: ['money'] },
  'confirmations/TK5AY9DLMG/voids/TK5AY9DLMG': entry,
  'public/helplines/calls/C1': entry,
}

/** Places that no rule speaks of, such as below each document of a kind: nobody may do anything there. */
export function otherPathCases(right: readonly DocumentWrite[]): RulesCase[] {
  const below = right.map(({ path, fields }) => [`${path}/${path}`, fields])
  return Object.entries({
    ...elsewhere,
    ...(Object.fromEntries(below) as typeof elsewhere),
  }).flatMap(([path, valid]) =>
    accessCases({ name: path, path, valid }, {}, ['anonymous', 'ann', 'allAreas']),
  )
}
