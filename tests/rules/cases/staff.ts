import { serverTimestamp } from 'firebase/firestore/lite'
import { staffDocuments, type RulesCase, type Visitor } from '../support/cases'
import { accessCases, fieldCases, idCases, type DocumentKind } from '../support/tables'
import { serverTimeTable } from '../support/texts'
import { valueOfEveryType } from '../support/values'
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

function readers(visitors: readonly Visitor[]) {
  return {
    get: visitors,
    'get a missing': visitors,
    list: visitors,
    'list only': visitors,
    'find by e-mail': visitors,
    count: visitors,
  }
}

const overseers: readonly Visitor[] = ['overseer', 'allAreas']

/** Who is staff, and what staff note: read by their area alone, added, and never changed. */
export const staffCases: readonly RulesCase[] = [
  ...accessCases(staff, { ...readers(overseers), get: ['money'], 'get a missing': ['money'] }),
  {
    title: 'Uma may not read her areas while her address is not confirmed',
    visitor: 'unverified',
    stored: staffDocuments,
    attempt: { kind: 'get', path: 'staff/uma' },
    allowed: false,
  },
  ...accessCases(answer, { ...readers(messages), create: ['messages'] }),
  ...fieldCases(answer),
  ...accessCases(call, { ...readers(messages), create: ['messages'] }),
  ...fieldCases(call),
  ...idCases(call),
  ...accessCases(step, { ...readers(money), create: ['money'] }),
  ...fieldCases(step),
  ...(
    [
      ['money', answer.path, signedBy('mary')],
      ['money', call.path, { ...call.valid, ...signedBy('mary') }],
      ['messages', step.path, { ...step.valid, ...signedBy('max') }],
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
  ...[answer, call, step].flatMap(({ name, path, valid, visitor }): RulesCase[] => [
    {
      title: `${name} stays when its writer wants it gone`,
      visitor,
      stored: { ...stored, [path]: valid },
      attempt: { kind: 'delete', path },
      allowed: false,
    },
  ]),
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
    title: 'nobody may prove an address in the place of Ann',
    visitor: 'members',
    stored: staffDocuments,
    attempt: { kind: 'set', path: address.path, fields: { email: 'mel@example.org' } },
    allowed: false,
  },
]
