import type * as v from 'valibot'
import { activities } from './activities.ts'
import { blogs } from './blogs.ts'
import { catalogue } from './catalogue.ts'
import { faq } from './faq.ts'
import { helplines } from './helplines.ts'
import { helpNow } from './helpNow.ts'
import { leaders } from './leaders.ts'
import { memberOptions } from './memberOptions.ts'
import { organisation } from './organisation.ts'
import { partnerships } from './partnerships.ts'
import { publicHolidays } from './publicHolidays.ts'
import { recordings } from './recordings.ts'
import { recordKeeping } from './recordKeeping.ts'
import { volunteerRoles } from './volunteerRoles.ts'

/** The schema of each file of facts, by its name, in the editor's order. */
export const schemas = {
  organisation,
  activities,
  helplines,
  helpNow,
  leaders,
  catalogue,
  volunteerRoles,
  faq,
  recordings,
  blogs,
  partnerships,
  publicHolidays,
  memberOptions,
  recordKeeping,
}

export type Facts = {
  readonly [Kind in keyof typeof schemas]: v.InferOutput<(typeof schemas)[Kind]>
}
