import { serverTimestamp } from 'firebase/firestore/lite'
import { backBy, signedBy, type RulesCase, type Stored } from '../support/cases'
import type { Visitor, WriteAttempt } from '../support/cases'
import { deleting, each, kindCases, questions, setting, staffFor } from '../support/tables'
import * as tables from '../support/tables'
import { lineTable, some } from '../support/texts'
import { DayAhead, DaysAgo, type Fields } from '../support/values'
import { contactMessage, donation } from './forms'
import { cartOf, orderOf } from './orders'
import { base, confirmed, fee, gift, income, order as paidOrder, plain } from './paymentRecords'

/** In days. */
const tenMinutes = 10 / (24 * 60)

const staff = { name: 'who Mary is as staff', path: 'staff/mary', valid: { areas: ['money'] } }

const stored = {
  'contactMessages/C9X3AAAAAAAAAAAAAAAA': contactMessage,
  'Orders/R5T8AAAAAAAAAAAAAAAA': orderOf(cartOf(1)),
}

/** What these may note, and take back for a while. */
const undoableBy = (who: readonly Visitor[]) => ({ create: who, delete: who, deleteMissing: [] })

const answer: tables.DocumentKind = {
  name: 'an answer',
  path: 'answers/C9X3AAAAAAAAAAAAAAAA',
  visitor: 'messages',
  valid: signedBy('messages'),
  stored,
}

const order = 'R5T8AAAAAAAAAAAAAAAA'
const step: tables.DocumentKind = {
  name: 'a step of an order',
  path: `orderSteps/${order}-packed`,
  visitor: 'money',
  valid: { order, step: 'packed', ...signedBy('money') },
  fields: {
    order: { refused: ['R6AAAAAAAAAAAAAAAAAA'] },
    step: { refused: ['handedOver', 'lost'] },
  },
  stored,
}

const link = `giftStates/cancelled-${order}`
const said = { [link]: { state: 'cancelled', at: new Date(0) } }
const pathOf = (name: string) => `orderSteps/${order}-${name}`
const fieldsOf = (name: string) => ({ ...step.valid, step: name })

/** Notes a step of the order, and what its link then says. */
const stepping = (name: string) => [setting(pathOf(name), fieldsOf(name)), ...telling(name)]
const telling = (name: string) =>
  name === 'cancelled' ? [setting(link, { state: name, at: serverTimestamp() })] : []
/** That the order is handed over or cancelled, taken back a moment later. */
const undoing = (name: string, also: Stored = {}, links = [deleting(link)]) => ({
  try: [deleting(pathOf(name)), ...links],
  stored: {
    ...{ ...stored, [step.path]: step.valid, ...also },
    [pathOf(name)]: { ...fieldsOf(name), at: new DaysAgo(0) },
  },
})
const steppedBy = (visitor: Visitor, name: string, also: Stored = {}) => ({
  try: setting(pathOf(name), { ...fieldsOf(name), ...signedBy(visitor) }),
  stored: { ...stored, ...also },
  visitor,
})

/** Taking back that the order was packed a moment ago, but for the change. */
function unpacking(change: Fields, later: Stored = {}) {
  const packed = { ...step.valid, at: new DaysAgo(0), ...change }
  return { try: deleting(step.path), stored: { ...stored, [step.path]: packed, ...later } }
}

const lastSteps = ['handedOver', 'cancelled']
const otherEnd = (name: string) => (name === 'cancelled' ? 'handedOver' : 'cancelled')

const stepCases: readonly RulesCase[] = [
  ...kindCases(step, {
    create: staffFor.moneyOrOrders,
    list: staffFor.moneyOrOrders,
    delete: staffFor.moneyOrOrders,
    deleteMissing: [],
  }),
  ...questions({
    visitor: 'money',
    stored,
    allowed: {
      ...each(lastSteps, 'an order becomes', stepping),
      'within ten minutes an order is no longer cancelled': undoing('cancelled', said),
      ...each(lastSteps, 'within ten minutes, if no link says so, an order is no longer', (name) =>
        undoing(name, {}, []),
      ),
      'staff for orders note that an order is handed over': steppedBy('orders', 'handedOver'),
      'an order is unpacked in time': unpacking({ at: new DaysAgo(tenMinutes - 0.0002) }),
    },
    refused: {
      'an order is unpacked too late': unpacking({ at: new DaysAgo(tenMinutes) }),
      'an order is unpacked that somebody else packed': unpacking({ by: 'max' }),
      ...each(lastSteps, 'an order is unpacked that is', (later) =>
        unpacking({}, { [pathOf(later)]: fieldsOf(later) }),
      ),
      ...each(staffFor.notMoney, 'an order is cancelled by', (by) =>
        steppedBy(by, 'cancelled', said),
      ),
      'an order is cancelled, and its link does not say so': stepping('cancelled').slice(0, 1),
      'an order is no longer cancelled, and its link says so': undoing('cancelled', said, []),
      'a cancelled order is packed': {
        try: stepping('packed'),
        stored: { ...stored, [pathOf('cancelled')]: fieldsOf('cancelled') },
      },
      ...each(lastSteps, 'another end of an order that is', (name) => ({
        try: stepping(otherEnd(name)),
        stored: { ...stored, [pathOf(name)]: fieldsOf(name) },
      })),
      'an order has two ends at once': lastSteps.flatMap(stepping),
      'an unknown order is packed': { try: stepping('packed'), stored: {} },
      'an order is lost': stepping('lost'),
    },
  }),
]

const thanks: tables.DocumentKind = {
  name: 'the thanks for a gift',
  path: 'thanks/TK5AY9DLMG',
  visitor: 'money',
  valid: signedBy('money'),
  stored: confirmed(gift),
}

const codes = [...'0123456789'].map((digit) => `TK5AY9DLM${digit}`)
const manyGifts = Object.fromEntries(
  codes.map((code) => [`confirmations/${code}`, { ...plain, code }]),
)

/** Mary thanks for a confirmation with these fields. */
function whatCame(record: Fields) {
  return {
    try: setting(thanks.path, thanks.valid),
    stored: { ...base, 'confirmations/TK5AY9DLMG': record },
  }
}

/** Takes back a thanks that Mary has just noted, changed like this. */
function takingThanksBack(change: Fields) {
  const before = { ...thanks.valid, at: new DaysAgo(0), ...change }
  return { try: deleting(thanks.path), stored: { ...confirmed(gift), [thanks.path]: before } }
}

/** A giver is thanked once: the note never changes, and can be taken back for ten minutes. */
const thanksCases: readonly RulesCase[] = [
  ...kindCases(thanks, {
    list: staffFor.money,
    get: staffFor.moneyOrOrders,
    ...undoableBy(staffFor.money),
  }),
  ...questions({
    visitor: 'money',
    stored: confirmed(gift),
    allowed: {
      'thanks for a donation': whatCame(plain),
      'thanks for income': whatCame(income),
      'thanks for an order': whatCame(paidOrder),
      'thanks taken back in time': takingThanksBack({ at: new DaysAgo(tenMinutes - 0.0002) }),
      // As many as the staff area writes at once.
      'thanks to ten givers at once': {
        try: codes.map((code) => setting(`thanks/${code}`, thanks.valid)),
        stored: { ...base, ...manyGifts },
      },
    },
    refused: {
      'thanks for a fee': whatCame(fee),
      'thanks for what is not confirmed': { try: setting(thanks.path, thanks.valid), stored: base },
      'thanks taken back too late': takingThanksBack({ at: new DaysAgo(tenMinutes) }),
      'thanks of somebody else taken back': takingThanksBack({ by: 'sam' }),
    },
  }),
]

const closedPledge: tables.DocumentKind = {
  name: 'a closed pledge',
  path: 'closedPledges/D2F4AAAAAAAAAAAAAAAA',
  visitor: 'money',
  valid: { reason: 'Written twice', ...signedBy('money') },
  fields: { reason: some(lineTable(200)) },
  stored: { 'Donations/D2F4AAAAAAAAAAAAAAAA': donation },
}

const leftPayment: tables.DocumentKind = {
  name: 'a payment that is left',
  path: 'leftPayments/TK5AY9DLMG',
  visitor: 'money',
  valid: { amount: 1500, paidOn: '2025-11-20', reason: 'Our own transfer', ...signedBy('money') },
  fields: {
    amount: { accepted: [1, 9_999_999], refused: [0, -1, 10_000_000] },
    paidOn: { accepted: [new DayAhead(1)], refused: ['2025-11-31', new DayAhead(2)] },
    reason: some(lineTable(200)),
  },
}

const leftBySam = { ...leftPayment.valid, by: 'sam', byEmail: 'sam@example.org' }
const takenBack = { ...backBy('allAreas'), backAt: new DaysAgo(8) }

/** What is tried with a payment that Sam left, and perhaps took back since. */
function left(tried: WriteAttempt, since: Fields = {}) {
  return { try: tried, stored: { ...stored, [leftPayment.path]: { ...leftBySam, ...since } } }
}

/** Whether it may be taken back with these other fields. */
const takingBack = (fields: Fields, since?: Fields) =>
  left(tables.changing(leftPayment.path, { ...backBy('money'), ...fields }), since)

const leaving = (change: Fields) => setting(leftPayment.path, { ...leftPayment.valid, ...change })

/** Taking back an answer of just now, but for the change. */
const unanswering = (change: Fields) => ({
  try: deleting(answer.path),
  stored: { [answer.path]: { ...answer.valid, at: new DaysAgo(0), ...change } },
})

/** In the name of nobody or somebody else, at another time, and with more. */
const wrongBacks: readonly Fields[] = [
  ...[{ backBy: '' }, { backBy: 'sam' }, { backByEmail: 'sam@example.org' }],
  ...[{ backAt: new DaysAgo(1) }, { reason: 'A loan' }, { note: 'Mine' }],
]

const address: tables.DocumentKind = {
  name: 'the proved address of Ann',
  path: 'verified/ann',
  visitor: 'annVerified',
  valid: { email: 'ann@example.org' },
  fields: { email: { refused: ['bob@example.org'] } },
}

const wrongCodes = ['TK5AY9DLM', 'TK5AY9DLMGH', 'TK5AY9DLMg', '5TK5AY9DLM', 'BANK-GRANT2025']

/** Records of staff are read by their area alone, added, and never changed. */
export const staffCases: readonly RulesCase[] = [
  ...tables.accessCases(staff, { list: staffFor.admin, get: ['money'] }),
  ...kindCases(answer, { list: staffFor.messages, ...undoableBy(staffFor.messages) }),
  ...stepCases,
  ...thanksCases,
  ...kindCases(leftPayment, { list: staffFor.money, create: staffFor.money }),
  ...kindCases(closedPledge, {
    list: staffFor.money,
    create: staffFor.money,
    delete: staffFor.money,
  }),
  ...kindCases(address, {
    get: ['ann', ...staffFor.moneyOrMembers],
    delete: ['ann', ...staffFor.members],
  }),
  ...questions({
    visitor: 'money',
    stored,
    allowed: {
      'Ann proves her new address': {
        try: setting(address.path, address.valid),
        visitor: 'annVerified',
        stored: { [address.path]: { email: 'old@example.org' } },
      },
      'a payment that is left is taken back': takingBack({}),
      'a payment that was taken back is left again, by somebody else': left(leaving({}), takenBack),
    },
    refused: {
      'Uma reads her areas with an unconfirmed address': {
        try: tables.getting('staff/uma'),
        visitor: 'unverified',
      },
      'an unknown pledge is closed': setting(closedPledge.path, closedPledge.valid),
      'the reason of a closed pledge changes': {
        try: setting(closedPledge.path, { ...closedPledge.valid, reason: 'Regretted' }),
        stored: { ...closedPledge.stored, [closedPledge.path]: closedPledge.valid },
      },
      'staff for members prove an address for Ann': {
        try: setting(address.path, { email: 'mel@example.org' }),
        visitor: 'members',
      },
      'the reason of a payment that is left changes': left(leaving({ reason: 'A loan' })),
      ...each(wrongBacks, 'a payment that is left is taken back with', (fields) =>
        takingBack(fields),
      ),
      ...each(staffFor.notMoney, 'a payment that is left is taken back by', (visitor) => ({
        ...takingBack(backBy(visitor)),
        visitor,
      })),
      'a payment is taken back twice': takingBack({}, takenBack),
      'another payment is left where one was taken back, with a wrong amount': left(
        leaving({ amount: 0 }),
        takenBack,
      ),
      ...each(wrongCodes, 'a payment is left under', (id) =>
        setting(`leftPayments/${id}`, leftPayment.valid),
      ),
    },
  }),
  ...questions({
    visitor: 'messages',
    stored: {},
    refused: {
      'an unknown message is answered': setting(answer.path, answer.valid),
      'the answer of somebody else is taken back': unanswering(signedBy('allAreas')),
      'an answer is taken back too late': unanswering({ at: new DaysAgo(tenMinutes) }),
    },
  }),
]
