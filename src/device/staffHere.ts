import * as v from 'valibot'
import { deviceEntry } from './deviceStore'

/** A hint to fetch code early; it gives no access. */
export const staffHere = deviceEntry(
  'staff-here',
  v.object({ uid: v.string(), areas: v.array(v.string()) }),
)
