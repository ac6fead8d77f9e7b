import { serverTimestamp } from 'firebase/firestore/lite'
import type { RulesCase, WriteAttempt } from '../support/cases'
import {
  accessCases,
  anybody,
  changing,
  fieldCases,
  questions,
  setting,
  staffFor,
  type DocumentKind,
} from '../support/tables'
import { serverTimeTable } from '../support/texts'
import {
  base,
  code,
  confirmed,
  confirming,
  order,
  parts,
  plain,
  refund,
  refundCode,
} from './paymentRecords'
import { signedBy } from './staff'

const mark = 'donation-D2F4AAAAAAAAAAAAAAAA'
const path = `giftStates/${mark}`

const kind: DocumentKind = {
  name: 'what a link says',
  path,
  visitor: 'money',
  valid: { state: 'confirmed', at: serverTimestamp() },
  stored: confirmed(plain),
  fields: { state: { accepted: ['back'], refused: ['void'] }, at: serverTimeTable },
}

function saying(state: string, at = path): WriteAttempt {
  return setting(at, { state, at: serverTimestamp() })
}

const saidConfirmed = { [path]: { state: 'confirmed', at: new Date(0) } }

/** A void after which these parts of the gift stand. */
function voiding(left: Readonly<Record<string, number>>): readonly WriteAttempt[] {
  return [
    setting(`voids/${code}`, { ...plain, reason: 'Another giver', ...signedBy('money') }),
    changing(`payments/${code}`, parts({})),
    changing(`confirmed/${mark}`, parts(left)),
  ]
}

const inTwoParts = {
  ...confirmed(plain),
  ...saidConfirmed,
  [`confirmed/${mark}`]: parts({ [code]: 1500, X: 1 }),
}
const refunding = confirming(refund, refundCode)

/** Anybody may get it, nobody may list it, and it never says more than the mark. */
export const giftStateCases: readonly RulesCase[] = [
  ...fieldCases(kind),
  ...accessCases(kind, {
    create: staffFor.money,
    get: anybody,
    writeAgain: staffFor.money,
    delete: staffFor.money,
  }),
  ...questions(
    { visitor: 'money', stored: base },
    {
      allowed: {
        'a gift is confirmed with its link': [...confirming(plain), saying('confirmed')],
        'an order is confirmed with its link': [
          ...confirming(order),
          saying('confirmed', `giftStates/order-${order.document}`),
        ],
      },
      refused: {
        'a link says that an unconfirmed gift is confirmed': saying('confirmed'),
        'a link says that an unconfirmed gift is void': saying('void'),
        'a link says that a void gift is confirmed': {
          try: saying('confirmed'),
          stored: { ...base, [`confirmed/${mark}`]: parts({}) },
        },
        'a fee has a link': {
          try: saying('confirmed', 'giftStates/fee-ann'),
          stored: { ...base, 'confirmed/fee-ann': parts({ [code]: 200 }) },
        },
      },
    },
  ),
  ...questions(
    { visitor: 'money', stored: { ...confirmed(plain), ...saidConfirmed } },
    {
      allowed: {
        'a void and its link': [...voiding({}), saying('void')],
        'a refund and its link': [...refunding, saying('back')],
        'a void of one of two parts': { try: voiding({ X: 1 }), stored: inTwoParts },
      },
      refused: {
        'a void that leaves the link': voiding({}),
        'a refund that leaves the link': refunding,
        'a link says void while a part stands': {
          try: [...voiding({ X: 1 }), saying('void')],
          stored: inTwoParts,
        },
      },
    },
  ),
]
