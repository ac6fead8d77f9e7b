import * as v from 'valibot'

/** `admin` decides who is staff. */
const areas = ['money', 'messages', 'members', 'admin'] as const

export type Area = (typeof areas)[number]

const storedStaff = v.object({ areas: v.fallback(v.array(v.unknown()), []) })

/** Drops unknown words. */
export function readAreas(document: object): readonly Area[] {
  const stored = v.parse(storedStaff, document).areas
  return areas.filter((area) => stored.includes(area))
}
