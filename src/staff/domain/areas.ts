import * as v from 'valibot'
import { documentReader, storedText, type StoredDocument } from './stored'

/** `orders` allows a part of what `money` does; `admin` sees who is staff. */
export const areas = ['money', 'messages', 'members', 'orders', 'admin'] as const

export type Area = (typeof areas)[number]

export type StaffMember = Readonly<ReturnType<typeof readStaff>>

const readStored = documentReader({ name: storedText, areas: v.optional(v.unknown()) })

/** `name`: '' unless added in the console. `odd`: the areas as stored if anything is wrong with them, otherwise ''. */
export function readStaff(document: StoredDocument) {
  const { areas: stored, ...others } = readStored(document)
  const listed: readonly unknown[] = Array.isArray(stored) ? stored : []
  const isOdd = !Array.isArray(stored) || !listed.every((each) => v.is(v.picklist(areas), each))
  const shown = stored === undefined ? 'nothing' : JSON.stringify(stored)
  return {
    ...others,
    areas: areas.filter((area) => listed.includes(area)),
    odd: isOdd ? shown : '',
  }
}
