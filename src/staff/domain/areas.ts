import * as v from 'valibot'

/** `orders` is a part of `money`; `admin` sees who is staff. */
const areas = ['money', 'messages', 'members', 'orders', 'admin'] as const

export type Area = (typeof areas)[number]

const storedStaff = v.object({ areas: v.fallback(v.array(v.unknown()), []) })

/** Drops unknown words. */
export function readAreas(document: object): readonly Area[] {
  const stored = v.parse(storedStaff, document).areas
  return areas.filter((area) => stored.includes(area))
}
