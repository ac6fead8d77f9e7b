import type { DocumentWrite, RulesCase } from '../support/cases'
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

const ofCollections: Readonly<Record<string, readonly RulesCase[]>> = {
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
}

/** Right documents of each kind, with those that belong into the same batch. */
export const rightDocuments = Object.values(ofCollections)
  .flat()
  .filter(({ title }) => title.endsWith(' with every field'))
  .map(({ attempt }) => ('writes' in attempt ? attempt.writes : [attempt]) as DocumentWrite[])

/** Every recorded question to the rules, by what it is about. */
export const caseTables: typeof ofCollections = {
  ...ofCollections,
  'any other place': otherPathCases(rightDocuments.flat()),
}
