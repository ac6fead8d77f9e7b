import { activities } from './activities'
import { blogs } from './blogs'
import { catalogue } from './catalogue'
import { faq } from './faq'
import { helplines } from './helplines'
import { helpNow } from './helpNow'
import { leaders } from './leaders'
import { memberOptions } from './memberOptions'
import { organisation } from './organisation'
import { partnerships } from './partnerships'
import { publicHolidays } from './publicHolidays'
import { recordings } from './recordings'
import { recordKeeping } from './recordKeeping'
import { volunteerRoles } from './volunteerRoles'

/** Of each file of facts, by its name, in the order of the editor. */
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
