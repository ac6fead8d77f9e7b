import type { DocumentWrite, RulesCase } from '../support/cases'
import { batchCases } from './batches'
import { formsCases } from './forms'
import { giftStateCases } from './giftStates'
import { guessCases } from './guesses'
import { helplineCases } from './helplines'
import { monthsShownCases } from './monthsShown'
import { orderCases } from './orders'
import { orderStaffCases } from './orderStaff'
import { otherPathCases } from './otherPaths'
import { partCases } from './paymentParts'
import { paymentCases } from './payments'
import { refundCases } from './refunds'
import { staffCases } from './staff'
import { userCases } from './users'
import { voidCases } from './voids'

const ofCollections: Readonly<Record<string, readonly RulesCase[]>> = {
  'what forms send': formsCases,
  members: userCases,
  orders: orderCases,
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
