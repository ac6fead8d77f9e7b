import * as v from 'valibot'

/** What a staff member may look after; `admin` is for who is staff. */
const areas = ['money', 'messages', 'members', 'admin'] as const

export type Area = (typeof areas)[number]

const storedStaff = v.object({ areas: v.fallback(v.array(v.unknown()), []) })

/** The areas of a document of `staff`, in the order above; other words open nothing. */
export function readAreas(document: object): readonly Area[] {
  const stored = v.parse(storedStaff, document).areas
  return areas.filter((area) => stored.includes(area))
}
