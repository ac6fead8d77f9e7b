import * as v from 'valibot'
import { storedText, type StoredDocument } from './stored'

/** `orders` is a part of `money`; `admin` sees who is staff. */
const areas = ['money', 'messages', 'members', 'orders', 'admin'] as const

export type Area = (typeof areas)[number]

const storedStaff = v.object({
  name: storedText,
  areas: v.fallback(v.array(v.unknown()), []),
})

export type StaffMember = Readonly<ReturnType<typeof readStaff>>

/** Drops unknown areas. `name`: '' unless added in the console. */
export function readStaff({ id: uid, fields }: StoredDocument) {
  const { name, areas: stored } = v.parse(storedStaff, fields)
  return { uid, name, areas: areas.filter((area) => stored.includes(area)) }
}
