import * as v from 'valibot'
import { documentReader, storedText } from './stored'

/** `orders` allows a part of what `money` does; `admin` sees who is staff. */
const areas = ['money', 'messages', 'members', 'orders', 'admin'] as const

export type Area = (typeof areas)[number]

const known = v.transform((stored: unknown[]) => areas.filter((area) => stored.includes(area)))

export type StaffMember = Readonly<ReturnType<typeof readStaff>>

/** `name`: '' unless added in the console. */
export const readStaff = documentReader({
  name: storedText,
  areas: v.fallback(v.pipe(v.array(v.unknown()), known), []),
})
