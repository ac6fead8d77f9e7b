import * as v from 'valibot'
import { deviceEntry } from './deviceStore'

/** Who was staff here, and of what: a hint to fetch code early, which opens nothing by itself. */
export const staffHere = deviceEntry(
  'staff-here',
  v.object({ uid: v.string(), areas: v.array(v.string()) }),
)
