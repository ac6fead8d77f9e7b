import type { RulesCase } from '../support/cases'
import { batchCases } from './batches'
import { contactMessageCases } from './contactMessages'
import { donationCases } from './donations'
import { giftStateCases } from './giftStates'
import { guessCases } from './guesses'
import { helplineCases } from './helplines'
import { mailingListCases } from './mailingList'
import { monthsShownCases } from './monthsShown'
import { momentCases } from './moments'
import { orderCases } from './orders'
import { orderStaffCases } from './orderStaff'
import { otherPathCases } from './otherPaths'
import { partCases } from './paymentParts'
import { paymentCases } from './payments'
import { refundCases } from './refunds'
import { staffCases } from './staff'
import { tellMeWhenCases } from './tellMeWhen'
import { thanksCases } from './thanks'
import { userCases } from './users'
import { voidCases } from './voids'

/** Every recorded question to the rules, by what it is about. */
export const caseTables: Readonly<Record<string, readonly RulesCase[]>> = {
  'the mailing list': mailingListCases,
  'who wants to be told': tellMeWhenCases,
  donations: donationCases,
  'contact messages': contactMessageCases,
  members: userCases,
  orders: orderCases,
  'when orders and members came': momentCases,
  staff: staffCases,
  'helplines phoned': helplineCases,
  'what staff for orders or members see': orderStaffCases,
  'what is shown of a month': monthsShownCases,
  payments: paymentCases,
  'payments in parts': partCases,
  refunds: refundCases,
  'voided payments': voidCases,
  'what links say': giftStateCases,
  'guesses at what is stored': guessCases,
  thanks: thanksCases,
  'many at once': batchCases,
  'any other place': otherPathCases,
}
