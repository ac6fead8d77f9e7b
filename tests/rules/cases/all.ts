import type { RulesCase } from '../support/cases'
import { contactMessageCases } from './contactMessages'
import { donationCases } from './donations'
import { mailingListCases } from './mailingList'
import { orderCases } from './orders'
import { otherPathCases } from './otherPaths'
import { userCases } from './users'

/** Every recorded question to the rules. */
export const allCases: readonly RulesCase[] = [
  ...mailingListCases,
  ...donationCases,
  ...contactMessageCases,
  ...userCases,
  ...orderCases,
  ...otherPathCases,
]
