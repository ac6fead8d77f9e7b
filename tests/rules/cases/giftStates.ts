import { serverTimestamp } from 'firebase/firestore/lite'
import type { RulesCase, Stored, WriteAttempt } from '../support/cases'
import { deleting, each, questions, setting, staffFor } from '../support/tables'
import * as tables from '../support/tables'
import { DaysAgo } from '../support/values'
import { base, code, confirmed, mark, order, parts, plain, refund, voiding } from './paymentRecords'
import * as payments from './paymentRecords'
import { donation as pledge } from './forms'

const path = `giftStates/donation-${plain.document}`

const kind: tables.DocumentKind = {
  name: 'what a link says',
  path,
  visitor: 'money',
  valid: { state: 'confirmed', at: serverTimestamp() },
  stored: confirmed(plain),
  fields: { state: { refused: ['void', 'back', 'open'] } },
}

function saying(state: string, at = path): WriteAttempt {
  return setting(at, { state, at: serverTimestamp() })
}

/** A link that has said this for years. */
function said(state: string, at = path): Stored {
  return { [at]: { state, at: new Date(0) } }
}

const confirmedLink = { ...confirmed(plain), ...said('confirmed') }
const inTwoParts = { ...confirmedLink, [mark]: parts({ [code]: 1500, X: 1 }) }
const otherIsBack = { ...inTwoParts, 'confirmed/refund-X': parts({ Y: 1 }) }
const refunding = payments.confirming(refund)
const paidBack = { ...payments.after(confirmed(plain), refunding), ...said('back') }
const donation = `Donations/${plain.document}`
const orderId = order.document
const cancelledPath = `giftStates/cancelled-${orderId}`
const orderPath = `giftStates/order-${orderId}`
const orderPaths = [orderPath, cancelledPath]
const deletingOrder = deleting(`Orders/${orderId}`)
const orderMarks = ['order', 'cancelled'].map((name) => `confirmed/${name}-${orderId}`)

const first = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The parts of a gift that was paid in so many, each of Ksh 1, and what of them was paid back. */
function inParts(count: number, isBack: (index: number) => boolean): Stored {
  const ids = first(count).map((index) => `TK5AY9DLM${index + 1}`)
  const refunds = ids.filter((_, index) => isBack(index))
  return {
    ...base,
    [mark]: parts(Object.fromEntries(ids.map((id) => [id, 1]))),
    ...Object.fromEntries(
      refunds.map((id) => [`confirmed/refund-${id}`, parts({ [`R-${id}`]: 1 })] as const),
    ),
  }
}

const again = { ...plain, code: 'TK5AY9DLMZ', amount: 100 }
const isVoid = { ...base, [mark]: parts({}), ...said('void') }
const partlyBack = { ...paidBack, [donation]: { ...pledge, amount: '2000' } }
const bothParts = setting(mark, parts({ [code]: 1500, [again.code]: 100 }))

/** Anybody may get it, nobody may list it, and it never says more than the mark. */
export const giftStateCases: readonly RulesCase[] = [
  ...tables.kindCases(kind, {
    create: staffFor.money,
    get: tables.anybody,
    writeAgain: staffFor.money,
  }),
  ...questions({
    visitor: 'money',
    stored: base,
    allowed: {
      'a gift is confirmed with its link': [...payments.confirming(plain), saying('confirmed')],
      'an order is confirmed with its link': [
        ...payments.confirming(order),
        saying('confirmed', orderPath),
      ],
      ...each(first(8), 'a link says back where it is one of eight parts,', (index) => ({
        try: saying('back'),
        stored: inParts(8, (other) => other === index),
      })),
      ...each(first(4), 'a link says confirmed where one of four is not back,', (index) => ({
        try: saying('confirmed'),
        stored: inParts(4, (other) => other !== index),
      })),
      'a link says back of a ninth part': { try: saying('back'), stored: inParts(9, () => false) },
      'a link says confirmed of a fifth part': {
        try: saying('confirmed'),
        stored: inParts(5, () => true),
      },
      'a link goes with its gift': {
        try: [deleting(donation), deleting(path)],
        stored: { [donation]: { ...pledge, timestamp: new DaysAgo(91) }, ...said('confirmed') },
      },
    },
    refused: {
      'a link says that an unconfirmed gift is confirmed': saying('confirmed'),
      'a link says that an unconfirmed gift is void': saying('void'),
      'a link says that a void gift is confirmed': {
        try: saying('confirmed'),
        stored: { ...base, [mark]: parts({}) },
      },
      'a link says back while no money is': {
        try: saying('back'),
        stored: { ...confirmed(plain), [`confirmed/refund-${code}`]: parts({}) },
      },
      'a link says back while none of eight parts is': {
        try: saying('back'),
        stored: inParts(8, () => false),
      },
      'a link says confirmed while all of four parts are paid back': {
        try: saying('confirmed'),
        stored: inParts(4, () => true),
      },
      'a link says confirmed beside a refund': { try: saying('confirmed'), stored: paidBack },
      'a link goes, and its gift stays': { try: deleting(path), stored: paidBack },
      'a link says that an order is cancelled which is not': saying('cancelled', cancelledPath),
      ...each([donation, `Orders/${orderId}`], 'instead of a confirmed one:', (at) => ({
        try: setting(at, base[at] ?? {}),
        stored: { [mark]: parts({}), [`confirmed/order-${orderId}`]: parts({}) },
      })),
      'a link goes with its gift, by staff for members': {
        try: deleting(path),
        stored: {},
        visitor: 'members',
      },
      'a fee has a link': {
        try: saying('confirmed', 'giftStates/fee-ann'),
        stored: { ...base, 'confirmed/fee-ann': parts({ [code]: 200 }) },
      },
    },
  }),
  ...questions({
    visitor: 'money',
    stored: {
      ...{ ...base, [`orderSteps/${orderId}-cancelled`]: { at: new DaysAgo(91) } },
      ...Object.fromEntries(orderMarks.map((at) => [at, parts({ [code]: 50 })])),
    },
    allowed: {
      'a link says that a cancelled order is': saying('cancelled', cancelledPath),
      ...each(orderPaths, 'a link goes with its order:', (at) => [deletingOrder, deleting(at)]),
    },
    refused: {
      ...each(orderPaths, 'a link goes, and its order stays:', deleting),
      ...each(['confirmed', 'void', 'back'], 'the link of a cancellation says', (state) =>
        saying(state, cancelledPath),
      ),
      'the link of the money says cancelled': saying('cancelled', orderPath),
    },
  }),
  ...questions({
    visitor: 'money',
    stored: confirmedLink,
    allowed: {
      'a void and its link': [...voiding(plain), saying('void')],
      'a refund and its link': [...refunding, saying('back')],
      'a void of one of two parts': { try: voiding(plain, { X: 1 }), stored: inTwoParts },
      'a void of one of two parts whose other was paid back': {
        try: [...voiding(plain, { X: 1 }), saying('back')],
        stored: otherIsBack,
      },
      'a void of one of three parts, of which another stays paid back': {
        try: voiding(plain, { A: 1, X: 1 }),
        stored: { ...otherIsBack, ...said('back'), [mark]: parts({ A: 1, [code]: 1500, X: 1 }) },
      },
      'a void refund and its link': {
        try: [...voiding(refund), saying('confirmed')],
        stored: paidBack,
      },
      'a void gift is confirmed again with its link': {
        try: [...payments.confirming(again), saying('confirmed')],
        stored: isVoid,
      },
      'a gift is paid back before, and paid in another part': {
        try: payments.confirming(again).with(2, bothParts),
        stored: partlyBack,
      },
    },
    refused: {
      'a void that leaves the link': voiding(plain),
      'a refund that leaves the link': refunding,
      'a void refund that leaves the link': { try: voiding(refund), stored: paidBack },
      'a void that leaves a link which is true of no part': {
        try: voiding(plain, { X: 1 }),
        stored: otherIsBack,
      },
      'a void gift is confirmed again and leaves the link': {
        try: payments.confirming(again),
        stored: isVoid,
      },
      'a link says void while a part stands': {
        try: [...voiding(plain, { X: 1 }), saying('void')],
        stored: inTwoParts,
      },
    },
  }),
]
