import { deleteField } from 'firebase/firestore/lite'
import { longest } from '@/domain/text/plainText'
import type { RulesCase, Visitor } from '../support/cases'
import { accessCases, anybody, fieldCases, idCases, readBy } from '../support/tables'
import { emailTable } from '../support/texts'

const entry = { email: 'ann@example.org' }
const kind = {
  name: 'an entry of the mailing list',
  path: 'mailingList/M7K2AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: entry,
  fields: { email: emailTable(longest.email) },
} as const

const again = { stored: { [kind.path]: entry }, visitor: 'anonymous', allowed: false } as const

const readers: readonly Visitor[] = ['messages', 'allAreas']

/** Subscribing, and what a second write under the same id may do. */
export const mailingListCases: readonly RulesCase[] = [
  ...accessCases(kind, {
    create: anybody,
    'write unchanged once more': anybody,
    ...readBy(readers),
    delete: readers,
    'delete a missing': readers,
  }),
  ...fieldCases(kind),
  ...idCases(kind),
  {
    ...again,
    title: 'a second write of an entry with another address is refused',
    attempt: { kind: 'set', path: kind.path, fields: { email: 'bob@example.org' } },
  },
  {
    ...again,
    title: 'a second write of an entry with the address in other letters is refused',
    attempt: { kind: 'set', path: kind.path, fields: { email: 'Ann@example.org' } },
  },
  {
    ...again,
    title: 'a second write of an entry without an address is refused',
    attempt: { kind: 'set', path: kind.path, fields: {} },
  },
  {
    ...again,
    title: 'the address of an entry cannot be removed',
    attempt: { kind: 'change', path: kind.path, fields: { email: deleteField() } },
  },
  {
    ...again,
    title: 'a second write of an entry to which staff added a field must not drop it',
    stored: { [kind.path]: { ...entry, confirmed: true } },
    attempt: { kind: 'set', path: kind.path, fields: entry },
  },
]
