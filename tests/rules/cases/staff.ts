import { serverTimestamp } from 'firebase/firestore/lite'
import {
  staffDocuments,
  type Attempt,
  type RulesCase,
  type Visitor,
  type WriteAttempt,
} from '../support/cases'
import {
  accessCases,
  anybody,
  fieldCases,
  idCases,
  readBy,
  type DocumentKind,
} from '../support/tables'
import { lineTable, serverTimeTable } from '../support/texts'
import { DayAhead, DaysAgo, valueOfEveryType, without, type Fields } from '../support/values'
import { contactMessage } from './contactMessages'
import { cartOf, orderOf } from './orders'

/** Who wrote a record of staff, as far as it is not the moment. */
export function signedBy(name: string) {
  return { by: name, byEmail: `${name}@example.org`, at: serverTimestamp() }
}

/** What a signature takes: the name of who asks and the server's time. */
export const signatureTable = {
  by: { accepted: {}, refused: { ...valueOfEveryType, 'somebody else': 'sam' } },
  byEmail: { accepted: {}, refused: { ...valueOfEveryType, 'of another': 'sam@example.org' } },
  at: serverTimeTable,
} as const

const staff = { name: 'who Mary is as staff', path: 'staff/mary', valid: { areas: ['money'] } }

const stored = {
  ...staffDocuments,
  'contactMessages/C9X3AAAAAAAAAAAAAAAA': contactMessage,
  'Orders/R5T8AAAAAAAAAAAAAAAA': orderOf(cartOf(1)),
}

const answer = {
  name: 'an answer',
  path: 'answers/C9X3AAAAAAAAAAAAAAAA',
  visitor: 'messages',
  valid: signedBy('max'),
  fields: signatureTable,
  stored,
} as const satisfies DocumentKind

const call = {
  name: 'a call to a helpline',
  path: 'calls/H7AAAAAAAAAAAAAAAAAA',
  visitor: 'messages',
  valid: { number: '0722 178 177', ...signedBy('max') },
  fields: {
    number: {
      accepted: { short: '999', 'of 30 digits': '1'.repeat(30) },
      refused: {
        ...valueOfEveryType,
        'two digits': '99',
        'of 31 digits': '1'.repeat(31),
        'with a space in front': ' 999',
        'with a space behind': '999 ',
        'with a letter': '99O',
        'with a line break': '999\n',
      },
    },
    ...signatureTable,
  },
  stored,
} as const satisfies DocumentKind

const phonedPath = 'public/helplines'
const newCall = call.path.slice('calls/'.length)
/** What the help page reads: when each line was phoned, and the newest call. */
const phoned = {
  name: 'what the help page reads',
  path: phonedPath,
  visitor: 'messages',
  valid: { '0722 178 177': serverTimestamp(), call: newCall },
  fields: {
    '0722 178 177': serverTimeTable,
    call: {
      accepted: {},
      refused: { ...valueOfEveryType, 'another call': 'H8AAAAAAAAAAAAAAAAAA' },
    },
  },
  stored,
  creating: (fields) => alongWithCall({ kind: 'set', path: phonedPath, fields }),
} as const satisfies DocumentKind

function alongWithCall(write: WriteAttempt, fields: Fields = call.valid): Attempt {
  return { kind: 'batch', writes: [{ kind: 'set', path: call.path, fields }, write] }
}

const before = {
  116: new Date('2026-05-04T08:00:00Z'),
  '0722 178 177': new Date('2026-05-04T08:05:00Z'),
  call: 'H5AAAAAAAAAAAAAAAAAA',
}

function asking(
  title: string,
  attempt: Attempt,
  allowed = false,
  { visitor = 'messages', more = {} }: { visitor?: Visitor; more?: Record<string, Fields> } = {},
): RulesCase {
  return { title, visitor, stored: { ...stored, [phonedPath]: before, ...more }, attempt, allowed }
}

const phonedNow = { kind: 'change', path: phonedPath, fields: phoned.valid } as const

/** When a line was phoned is changed for that line alone, at the time it is, along with its call. */
const phonedCases: readonly RulesCase[] = [
  ...accessCases(phoned, { get: anybody, 'get a missing': anybody }),
  ...fieldCases(phoned),
  asking('a line is phoned once more', alongWithCall(phonedNow), true),
  asking(
    'staff for everything may phone a line',
    alongWithCall(phonedNow, { ...call.valid, ...signedBy('sam') }),
    true,
    { visitor: 'allAreas' },
  ),
  asking(
    'staff for money may not phone a line',
    alongWithCall(phonedNow, { ...call.valid, ...signedBy('mary') }),
    false,
    { visitor: 'money' },
  ),
  asking('no line is phoned without its call', phonedNow),
  asking('no line is phoned by a call that was there before', phonedNow, false, {
    more: { [call.path]: call.valid },
  }),
  asking(
    'a call changes no line but its own',
    alongWithCall(phonedNow, {
      ...call.valid,
      number: '1195',
    }),
  ),
  ...(
    [
      ['the moment of another line', { 116: serverTimestamp() }],
      ['a line more', { 1195: serverTimestamp() }],
      ['a field more', { extra: 'text' }],
      ['an earlier moment', { '0722 178 177': before['116'] }],
    ] as const
  ).map(([what, fields]) =>
    asking(
      `a call does not come with ${what}`,
      alongWithCall({ ...phonedNow, fields: { ...phoned.valid, ...fields } }),
    ),
  ),
  ...(
    [
      ['that of another line', { ...phoned.valid }],
      ['its own', { 116: before['116'], call: newCall }],
    ] as const
  ).map(([what, fields]) =>
    asking(
      `a call takes no moment away, not even ${what}`,
      alongWithCall({ kind: 'set', path: phonedPath, fields }),
    ),
  ),
  asking(
    'a call leaves no other pointed to',
    alongWithCall({
      ...phonedNow,
      fields: { '0722 178 177': serverTimestamp() },
    }),
  ),
  ...(['helpline', 'Helplines'] as const).map((id) =>
    asking(`no other document than that is public: ${id}`, { kind: 'get', path: `public/${id}` }),
  ),
]

/** In days. */
const tenMinutes = 10 / (24 * 60)

const step = {
  name: 'a step of an order',
  path: 'orderSteps/R5T8AAAAAAAAAAAAAAAA-packed',
  visitor: 'money',
  valid: { order: 'R5T8AAAAAAAAAAAAAAAA', step: 'packed', ...signedBy('mary') },
  fields: {
    order: {
      accepted: {},
      refused: { ...valueOfEveryType, 'another order': 'R6AAAAAAAAAAAAAAAAAA' },
    },
    step: {
      accepted: {},
      refused: { ...valueOfEveryType, 'another step': 'handedOver', 'an unknown step': 'lost' },
    },
    ...signatureTable,
  },
  stored,
} as const satisfies DocumentKind

const leftPayment = {
  name: 'a payment that is left',
  path: 'leftPayments/TK5AY9DLMG',
  visitor: 'money',
  valid: { amount: 1500, paidOn: '2025-11-20', reason: 'Our own transfer', ...signedBy('mary') },
  fields: {
    amount: {
      accepted: { '1': 1, '9999999': 9_999_999 },
      refused: {
        ...without(valueOfEveryType, 'a whole number'),
        '0': 0,
        '-1': -1,
        '10000000': 10_000_000,
      },
    },
    paidOn: {
      accepted: { tomorrow: new DayAhead(1) },
      refused: {
        ...valueOfEveryType,
        'a day 31 of November': '2025-11-31',
        'in two days': new DayAhead(2),
      },
    },
    reason: lineTable(200),
    ...signatureTable,
  },
  stored: staffDocuments,
} as const satisfies DocumentKind

const address = {
  name: 'the proved address of Ann',
  path: 'verified/ann',
  visitor: 'annVerified',
  valid: { email: 'ann@example.org' },
  fields: {
    email: { accepted: {}, refused: { ...valueOfEveryType, 'of Bob': 'bob@example.org' } },
  },
} as const satisfies DocumentKind

const money: readonly Visitor[] = ['money', 'allAreas']
const messages: readonly Visitor[] = ['messages', 'allAreas']

const overseers: readonly Visitor[] = ['overseer', 'allAreas']

/** Who is staff, and what staff note: read by their area alone, added, and never changed. */
export const staffCases: readonly RulesCase[] = [
  ...accessCases(staff, { ...readBy(overseers), get: ['money'], 'get a missing': ['money'] }),
  {
    title: 'Uma may not read her areas while her address is not confirmed',
    visitor: 'unverified',
    stored: staffDocuments,
    attempt: { kind: 'get', path: 'staff/uma' },
    allowed: false,
  },
  ...accessCases(answer, { ...readBy(messages), create: ['messages'] }),
  ...fieldCases(answer),
  ...accessCases(call, { ...readBy(messages), create: ['messages'] }),
  ...fieldCases(call),
  ...idCases(call),
  ...phonedCases,
  ...accessCases(step, { ...readBy(money), create: ['money'], delete: ['money'] }),
  ...fieldCases(step),
  ...(
    [
      ['money', answer.path, signedBy('mary')],
      ['money', call.path, { ...call.valid, ...signedBy('mary') }],
      ['messages', step.path, { ...step.valid, ...signedBy('max') }],
      ['messages', leftPayment.path, { ...leftPayment.valid, ...signedBy('max') }],
      ['money', 'orderSteps/R5T8AAAAAAAAAAAAAAAA-lost', { ...step.valid, step: 'lost' }],
    ] as const
  ).map(([visitor, path, fields]): RulesCase => ({
    title: `staff for ${visitor} may not write ${path}`,
    visitor,
    stored,
    attempt: { kind: 'set', path, fields },
    allowed: false,
  })),
  ...(['handedOver', 'cancelled'] as const).map((name): RulesCase => ({
    title: `staff for money may note that an order is ${name}`,
    visitor: 'money',
    stored,
    attempt: {
      kind: 'set',
      path: `orderSteps/R5T8AAAAAAAAAAAAAAAA-${name}`,
      fields: { ...step.valid, step: name },
    },
    allowed: true,
  })),
  ...Object.entries({
    'right after they packed it': [{}, true],
    'nearly ten minutes after': [{ at: new DaysAgo(tenMinutes - 0.0002) }, true],
    'later than that': [{ at: new DaysAgo(tenMinutes) }, false],
    'that somebody else packed': [{ by: 'max' }, false],
    'that is handed over': [{}, false, 'handedOver'],
    'that is cancelled': [{}, false, 'cancelled'],
  } as const).map(([what, [changed, allowed, later]]): RulesCase => ({
    title: `staff for money may ${allowed ? '' : 'not '}unpack an order ${what}`,
    visitor: 'money',
    stored: {
      ...stored,
      [step.path]: { ...step.valid, at: new DaysAgo(0), ...changed },
      ...(later && {
        [`orderSteps/${step.valid.order}-${later}`]: { ...step.valid, step: later },
      }),
    },
    attempt: { kind: 'delete', path: step.path },
    allowed,
  })),
  ...(['handedOver', 'cancelled'] as const).map((last): RulesCase => ({
    title: `staff for money may take back within ten minutes that an order is ${last}`,
    visitor: 'money',
    stored: {
      ...stored,
      [step.path]: step.valid,
      [`orderSteps/${step.valid.order}-${last}`]: {
        ...step.valid,
        step: last,
        at: new DaysAgo(0),
      },
    },
    attempt: { kind: 'delete', path: `orderSteps/${step.valid.order}-${last}` },
    allowed: true,
  })),
  {
    title: 'staff for messages may not unpack an order',
    visitor: 'messages',
    stored: {
      ...stored,
      [step.path]: { ...step.valid, ...signedBy('max'), at: new DaysAgo(0) },
    },
    attempt: { kind: 'delete', path: step.path },
    allowed: false,
  },
  ...[answer, call].flatMap(({ name, path, valid, visitor }): RulesCase[] => [
    {
      title: `${name} stays when its writer wants it gone`,
      visitor,
      stored: { ...stored, [path]: valid },
      attempt: { kind: 'delete', path },
      allowed: false,
    },
  ]),
  {
    title: 'no payment is left for another reason than before',
    visitor: 'money',
    stored: { ...staffDocuments, [leftPayment.path]: leftPayment.valid },
    attempt: {
      kind: 'set',
      path: leftPayment.path,
      fields: { ...leftPayment.valid, reason: 'A loan' },
    },
    allowed: false,
  },
  {
    title: 'no message is answered that is not there',
    visitor: 'messages',
    stored: staffDocuments,
    attempt: { kind: 'set', path: answer.path, fields: answer.valid },
    allowed: false,
  },
  {
    title: 'no order is packed that is not there',
    visitor: 'money',
    stored: staffDocuments,
    attempt: { kind: 'set', path: step.path, fields: step.valid },
    allowed: false,
  },
  ...accessCases(leftPayment, {
    ...readBy(money),
    create: ['money'],
    delete: money,
    'delete a missing': money,
  }),
  ...fieldCases(leftPayment),
  ...[
    ['nine signs', 'TK5AY9DLM'],
    ['eleven signs', 'TK5AY9DLMGH'],
    ['a small letter', 'TK5AY9DLMg'],
    ['a digit in front', '5TK5AY9DLM'],
    ['the number of a bank', 'BANK-GRANT2025'],
  ].map(([what, id]): RulesCase => ({
    title: `no payment is left whose code is ${what}`,
    visitor: 'money',
    stored: staffDocuments,
    attempt: { kind: 'set', path: `leftPayments/${id}`, fields: leftPayment.valid },
    allowed: false,
  })),
  ...accessCases(address, {
    get: ['ann', 'money', 'members', 'allAreas'],
    'get a missing': ['ann', 'money', 'members', 'allAreas'],
    delete: ['ann', 'members', 'allAreas'],
    'delete a missing': ['ann', 'members', 'allAreas'],
  }),
  ...fieldCases(address),
  {
    title: 'Ann may prove another address after she changed it',
    visitor: 'annVerified',
    stored: { [address.path]: { email: 'old@example.org' } },
    attempt: { kind: 'set', path: address.path, fields: address.valid },
    allowed: true,
  },
  {
    title: 'nobody may prove an address in place of Ann',
    visitor: 'members',
    stored: staffDocuments,
    attempt: { kind: 'set', path: address.path, fields: { email: 'mel@example.org' } },
    allowed: false,
  },
]
