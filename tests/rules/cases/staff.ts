import { serverTimestamp } from 'firebase/firestore/lite'
import { staffDocuments, visitors, type RulesCase, type Visitor } from '../support/cases'
import {
  accessCases,
  changing,
  deleting,
  each,
  fieldCases,
  getting,
  questions,
  setting,
  staffFor,
  type DocumentKind,
} from '../support/tables'
import { lineTable, serverTimeTable } from '../support/texts'
import { DayAhead, DaysAgo, type Fields } from '../support/values'
import { contactMessage } from './contactMessages'
import { donation } from './donations'
import { cartOf, orderOf } from './orders'

type Signer = Exclude<Visitor, 'anonymous' | 'annByPhone'>

/** The signature of somebody, at the server's time. */
export function signedBy(visitor: Signer) {
  const { sub, email } = visitors[visitor]
  return { by: sub, byEmail: email, at: serverTimestamp() }
}

/** A signature is that of the person who asks, at the server's time. */
export const signatureTable = {
  by: { refused: ['sam'] },
  byEmail: { refused: ['sam@example.org'] },
  at: serverTimeTable,
}

/** In days. */
export const tenMinutes = 10 / (24 * 60)

const staff = { name: 'who Mary is as staff', path: 'staff/mary', valid: { areas: ['money'] } }

const stored = {
  ...staffDocuments,
  'contactMessages/C9X3AAAAAAAAAAAAAAAA': contactMessage,
  'Orders/R5T8AAAAAAAAAAAAAAAA': orderOf(cartOf(1)),
}

const answer: DocumentKind = {
  name: 'an answer',
  path: 'answers/C9X3AAAAAAAAAAAAAAAA',
  visitor: 'messages',
  valid: signedBy('messages'),
  fields: signatureTable,
  stored,
}

const order = 'R5T8AAAAAAAAAAAAAAAA'
const step: DocumentKind = {
  name: 'a step of an order',
  path: `orderSteps/${order}-packed`,
  visitor: 'money',
  valid: { order, step: 'packed', ...signedBy('money') },
  fields: {
    order: { refused: ['R6AAAAAAAAAAAAAAAAAA'] },
    step: { refused: ['handedOver', 'lost'] },
    ...signatureTable,
  },
  stored,
}

/** Taking back that the order was packed a moment ago, but for the change. */
function unpacking(change: Fields, later?: string) {
  return {
    try: deleting(step.path),
    stored: {
      ...stored,
      [step.path]: { ...step.valid, at: new DaysAgo(0), ...change },
      ...(later !== undefined && { [`orderSteps/${order}-${later}`]: step.valid }),
    },
  }
}

const lastSteps = ['handedOver', 'cancelled']
const otherEnd = (name: string) => (name === 'cancelled' ? 'handedOver' : 'cancelled')

const stepCases: readonly RulesCase[] = [
  ...accessCases(step, {
    create: ['money'],
    list: staffFor.moneyOrOrders,
    delete: ['money'],
    deleteMissing: [],
  }),
  ...fieldCases(step),
  ...questions(
    { visitor: 'money', stored },
    {
      allowed: {
        ...each(lastSteps, 'an order becomes', (name) =>
          setting(`orderSteps/${order}-${name}`, { ...step.valid, step: name }),
        ),
        ...each(lastSteps, 'within ten minutes an order is no longer', (name) => ({
          try: deleting(`orderSteps/${order}-${name}`),
          stored: {
            ...stored,
            [step.path]: step.valid,
            [`orderSteps/${order}-${name}`]: { ...step.valid, step: name, at: new DaysAgo(0) },
          },
        })),
        ...each(['packed', 'handedOver'], 'staff for orders note that an order is', (name) => ({
          try: setting(`orderSteps/${order}-${name}`, {
            ...step.valid,
            ...signedBy('orders'),
            step: name,
          }),
          visitor: 'orders',
        })),
        'staff for orders take back what they packed': {
          ...unpacking({ by: 'pat' }),
          visitor: 'orders',
        },
        'an order is unpacked in time': unpacking({ at: new DaysAgo(tenMinutes - 0.0002) }),
      },
      refused: {
        'an order is unpacked too late': unpacking({ at: new DaysAgo(tenMinutes) }),
        'an order is unpacked that somebody else packed': unpacking({ by: 'max' }),
        ...each(lastSteps, 'an order is unpacked that is', (later) => unpacking({}, later)),
        'an order is unpacked by staff for messages': {
          ...unpacking({ by: 'max' }),
          visitor: 'messages',
        },
        'staff for orders cancel an order': {
          try: setting(`orderSteps/${order}-cancelled`, {
            ...step.valid,
            ...signedBy('orders'),
            step: 'cancelled',
          }),
          visitor: 'orders',
        },
        'a cancelled order is packed': {
          try: setting(step.path, step.valid),
          stored: { ...stored, [`orderSteps/${order}-cancelled`]: step.valid },
        },
        ...each(lastSteps, 'another end of an order that is', (name) => ({
          try: setting(`orderSteps/${order}-${otherEnd(name)}`, {
            ...step.valid,
            step: otherEnd(name),
          }),
          stored: { ...stored, [`orderSteps/${order}-${name}`]: { ...step.valid, step: name } },
        })),
        'an order has two ends at once': lastSteps.map((name) =>
          setting(`orderSteps/${order}-${name}`, { ...step.valid, step: name }),
        ),
        'an unknown order is packed': {
          try: setting(step.path, step.valid),
          stored: staffDocuments,
        },
        'an order is lost': setting(`orderSteps/${order}-lost`, { ...step.valid, step: 'lost' }),
      },
    },
  ),
]

const closedPledge: DocumentKind = {
  name: 'a closed pledge',
  path: 'closedPledges/D2F4AAAAAAAAAAAAAAAA',
  visitor: 'money',
  valid: { reason: 'Written twice', ...signedBy('money') },
  fields: { reason: lineTable(200), ...signatureTable },
  stored: { ...staffDocuments, 'Donations/D2F4AAAAAAAAAAAAAAAA': donation },
}

const leftPayment: DocumentKind = {
  name: 'a payment that is left',
  path: 'leftPayments/TK5AY9DLMG',
  visitor: 'money',
  valid: { amount: 1500, paidOn: '2025-11-20', reason: 'Our own transfer', ...signedBy('money') },
  fields: {
    amount: { accepted: [1, 9_999_999], refused: [0, -1, 10_000_000] },
    paidOn: { accepted: [new DayAhead(1)], refused: ['2025-11-31', new DayAhead(2)] },
    reason: lineTable(200),
    ...signatureTable,
  },
  stored: staffDocuments,
}

const leftBySam = { ...leftPayment.valid, by: 'sam', byEmail: 'sam@example.org' }
const takenBack = { backBy: 'sam', backByEmail: 'sam@example.org', backAt: new DaysAgo(8) }

/** Whether the payment that is left may be taken back with these other fields. */
function takingBack(fields: Fields, since: Fields = {}) {
  const { sub, email } = visitors.money
  const back = { backBy: sub, backByEmail: email, backAt: serverTimestamp(), ...fields }
  return {
    try: changing(leftPayment.path, back),
    stored: { ...stored, [leftPayment.path]: { ...leftBySam, ...since } },
  }
}

const address: DocumentKind = {
  name: 'the proved address of Ann',
  path: 'verified/ann',
  visitor: 'annVerified',
  valid: { email: 'ann@example.org' },
  fields: { email: { refused: ['bob@example.org'] } },
}

const wrongCodes = ['TK5AY9DLM', 'TK5AY9DLMGH', 'TK5AY9DLMg', '5TK5AY9DLM', 'BANK-GRANT2025']

/** Records of staff are read by their area alone, added, and never changed. */
export const staffCases: readonly RulesCase[] = [
  ...accessCases(staff, { list: staffFor.admin, get: ['money'] }),
  ...accessCases(answer, { list: staffFor.messages, create: ['messages'] }),
  ...fieldCases(answer),
  ...stepCases,
  ...accessCases(leftPayment, {
    list: staffFor.money,
    create: ['money'],
  }),
  ...fieldCases(leftPayment),
  ...accessCases(closedPledge, {
    list: staffFor.money,
    create: ['money'],
    delete: staffFor.money,
  }),
  ...fieldCases(closedPledge),
  ...accessCases(address, {
    get: ['ann', ...staffFor.moneyOrMembers],
    delete: ['ann', ...staffFor.members],
  }),
  ...fieldCases(address),
  ...questions(
    { visitor: 'money', stored },
    {
      allowed: {
        'Ann proves her new address': {
          try: setting(address.path, address.valid),
          visitor: 'annVerified',
          stored: { [address.path]: { email: 'old@example.org' } },
        },
        'a payment that is left is taken back': takingBack({}),
        'a payment that was taken back is left again, by somebody else': {
          try: setting(leftPayment.path, leftPayment.valid),
          stored: { ...stored, [leftPayment.path]: { ...leftBySam, ...takenBack } },
        },
      },
      refused: {
        'Uma reads her areas with an unconfirmed address': {
          try: getting('staff/uma'),
          visitor: 'unverified',
        },
        'staff for money answer': setting(answer.path, signedBy('money')),
        'staff for messages pack': {
          try: setting(step.path, { ...step.valid, ...signedBy('messages') }),
          visitor: 'messages',
        },
        'staff for messages leave a payment': {
          try: setting(leftPayment.path, { ...leftPayment.valid, ...signedBy('messages') }),
          visitor: 'messages',
        },
        ...each(['messages', 'orders'] as const, 'a pledge is closed by staff for', (visitor) => ({
          try: setting(closedPledge.path, { ...closedPledge.valid, ...signedBy(visitor) }),
          visitor,
          stored: { ...closedPledge.stored },
        })),
        'an unknown pledge is closed': setting(closedPledge.path, closedPledge.valid),
        'the reason of a closed pledge changes': {
          try: setting(closedPledge.path, { ...closedPledge.valid, reason: 'Regretted' }),
          stored: { ...closedPledge.stored, [closedPledge.path]: closedPledge.valid },
        },
        'staff for members prove an address for Ann': {
          try: setting(address.path, { email: 'mel@example.org' }),
          visitor: 'members',
        },
        'an unknown message is answered': {
          try: setting(answer.path, answer.valid),
          visitor: 'messages',
          stored: staffDocuments,
        },
        'the reason of a payment that is left changes': {
          try: setting(leftPayment.path, { ...leftPayment.valid, reason: 'A loan' }),
          stored: { ...stored, [leftPayment.path]: leftBySam },
        },
        'a payment that is left is taken back by nobody': takingBack({ backBy: '' }),
        'a payment that is left is taken back by somebody else': takingBack({ backBy: 'sam' }),
        'a payment that is left is taken back under another address': takingBack({
          backByEmail: 'sam@example.org',
        }),
        'a payment that is left is taken back at another time': takingBack({
          backAt: new DaysAgo(1),
        }),
        'a payment that is left is taken back with another reason': takingBack({
          reason: 'A loan',
        }),
        'a payment that is left is taken back with a note': takingBack({ note: 'Mine' }),
        'staff for messages take back a payment': {
          ...takingBack({ backBy: 'max', backByEmail: 'max@example.org' }),
          visitor: 'messages',
        },
        'a payment is taken back twice': takingBack({}, takenBack),
        'another payment is left where one was taken back, with a wrong amount': {
          try: setting(leftPayment.path, { ...leftPayment.valid, amount: 0 }),
          stored: { ...stored, [leftPayment.path]: { ...leftBySam, ...takenBack } },
        },
        ...each(wrongCodes, 'a payment is left under', (id) =>
          setting(`leftPayments/${id}`, leftPayment.valid),
        ),
      },
    },
  ),
]
