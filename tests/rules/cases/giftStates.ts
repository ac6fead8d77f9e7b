import { serverTimestamp } from 'firebase/firestore/lite'
import type { RulesCase, WriteAttempt } from '../support/cases'
import { accessCases, anybody, fieldCases, type DocumentKind } from '../support/tables'
import { serverTimeTable } from '../support/texts'
import { valueOfEveryType } from '../support/values'
import {
  asking,
  base,
  code,
  confirmed,
  confirming,
  money,
  order,
  parts,
  plain,
  writing,
  type Stored,
} from './paymentRecords'
import { signedBy } from './staff'

const mark = 'donation-D2F4AAAAAAAAAAAAAAAA'
const path = `giftStates/${mark}`
const own = 'TR5AY9DLMG'

const kind = {
  name: 'what a link says',
  path,
  visitor: 'money',
  valid: { state: 'confirmed', at: serverTimestamp() },
  stored: confirmed(plain),
  fields: {
    state: {
      accepted: { 'that it went back': 'back' },
      refused: { ...valueOfEveryType, 'that it is void': 'void' },
    },
    at: serverTimeTable,
  },
} as const satisfies DocumentKind

function saying(state: string, at = path): WriteAttempt {
  return writing(at, { state, at: serverTimestamp() })
}

/** What a link said before. */
function linked(stored: Stored, state = 'confirmed', at = path): Stored {
  return { ...stored, [at]: { state, at: new Date(0) } }
}

const marks = [`payments/${code}`, `confirmed/${mark}`]
const voiding: readonly WriteAttempt[] = [
  writing(`voids/${code}`, { ...plain, reason: 'Another giver', ...signedBy('mary') }),
  ...marks.map((each) => ({ kind: 'change', path: each, fields: parts({}) }) as const),
]
/** Of a gift in two parts. */
const voidingOne = voiding.with(2, {
  kind: 'change',
  path: `confirmed/${mark}`,
  fields: parts({ X: 1 }),
})
const inTwoParts = { ...confirmed(plain), [`confirmed/${mark}`]: parts({ [code]: 1500, X: 1 }) }

const refunding = confirming(
  { ...plain, code: own, kind: 'refund', document: code, note: 'Twice' } as typeof plain,
  own,
)

/** Anybody may get it, nobody may list it, and it never says more than the mark. */
export const giftStateCases: readonly RulesCase[] = [
  ...fieldCases(kind),
  ...accessCases(
    { ...kind, stored: confirmed(plain) },
    {
      create: money,
      get: anybody,
      'get a missing': anybody,
      'write unchanged once more': money,
      delete: money,
      'delete a missing': money,
    },
  ),
  asking('a gift is confirmed with what its link says', true, [
    ...confirming(plain),
    saying('confirmed'),
  ]),
  asking(
    'an order is confirmed with what its link says',
    true,
    [...confirming(order), saying('confirmed', `giftStates/order-${order.document}`)],
    { stored: base },
  ),
  asking('a link says nothing of what is not confirmed', false, [saying('confirmed')]),
  asking('a link does not say that what was never confirmed is void', false, [saying('void')]),
  asking('a link does not say that what is void is confirmed', false, [saying('confirmed')], {
    stored: { ...base, [`confirmed/${mark}`]: parts({}) },
  }),
  asking('a fee has no link', false, [saying('confirmed', 'giftStates/fee-ann')], {
    stored: { ...base, 'confirmed/fee-ann': parts({ [code]: 200 }) },
  }),
  asking('a void of a gift is what its link says', true, [...voiding, saying('void')], {
    stored: linked(confirmed(plain)),
  }),
  asking('a void does not leave a link that says otherwise', false, voiding, {
    stored: linked(confirmed(plain)),
  }),
  asking('a void leaves the link of a gift of which a part stands', true, voidingOne, {
    stored: linked(inTwoParts),
  }),
  asking(
    'a link does not say that a gift is void of which a part stands',
    false,
    [...voidingOne, saying('void')],
    { stored: linked(inTwoParts) },
  ),
  asking('a refund of a gift is what its link says', true, [...refunding, saying('back')], {
    stored: linked(confirmed(plain)),
  }),
  asking('a refund does not leave a link that says otherwise', false, refunding, {
    stored: linked(confirmed(plain)),
  }),
]
