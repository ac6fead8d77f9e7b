import { serverTimestamp } from 'firebase/firestore/lite'
import { staffDocuments, type Attempt, type RulesCase, type Visitor } from '../support/cases'
import { accessCases, anybody, fieldCases, readBy, type DocumentKind } from '../support/tables'
import { serverTimeTable } from '../support/texts'
import { DaysAgo, type Fields } from '../support/values'
import { cartOf, orderOf } from './orders'
import { profile } from './users'

const orderPath = 'Orders/R5T8AAAAAAAAAAAAAAAA'
const placedPath = 'placed/R5T8AAAAAAAAAAAAAAAA'
const joinedPath = 'joined/ann'
const order = orderOf(cartOf(1))

/** When an order was placed. */
export const placed = {
  name: 'when an order was placed',
  path: placedPath,
  visitor: 'anonymous',
  valid: { at: serverTimestamp() },
  fields: { at: serverTimeTable },
  creating: (fields) => batch([orderPath, order], [placedPath, fields]),
} as const satisfies DocumentKind

const joined = {
  name: 'when Ann registered',
  path: joinedPath,
  visitor: 'ann',
  valid: { at: serverTimestamp() },
  fields: { at: serverTimeTable },
  creating: (fields) => batch(['users/ann', profile], [joinedPath, fields]),
} as const satisfies DocumentKind

function batch(...documents: readonly (readonly [path: string, fields: Fields | null])[]): Attempt {
  return {
    kind: 'batch',
    writes: documents.map(([path, fields]) =>
      fields ? { kind: 'set', path, fields } : { kind: 'delete', path },
    ),
  }
}

const money: readonly Visitor[] = ['money', 'allAreas']
const members: readonly Visitor[] = ['members', 'allAreas']

/** Handed over so long ago that it may be deleted. */
const oldOrder = {
  [orderPath]: order,
  [placedPath]: { at: new DaysAgo(100) },
  'orderSteps/R5T8AAAAAAAAAAAAAAAA-handedOver': { at: new DaysAgo(91) },
}

function asking(
  title: string,
  allowed: boolean,
  visitor: Visitor,
  attempt: Attempt,
  stored: Readonly<Record<string, Fields>> = {},
): RulesCase {
  return { title, visitor, stored: { ...staffDocuments, ...stored }, attempt, allowed }
}

/** The times beside orders and profiles: written with them alone, and gone with them. */
export const momentCases: readonly RulesCase[] = [
  ...fieldCases(placed),
  ...accessCases(
    { ...placed, stored: { [orderPath]: order } },
    {
      ...readBy(money),
      create: anybody,
      'write unchanged once more': anybody,
    },
  ),
  asking('nobody says when an order was placed that is not there', false, 'anonymous', {
    kind: 'set',
    path: placedPath,
    fields: placed.valid,
  }),
  asking(
    'nobody says when an order was placed that goes at the same moment',
    false,
    'money',
    batch([orderPath, null], [placedPath, placed.valid]),
    oldOrder,
  ),
  asking(
    'an order may be sent again with when it was placed',
    true,
    'anonymous',
    batch([orderPath, order], [placedPath, placed.valid]),
    oldOrder,
  ),
  asking(
    'an order is stored without when it was placed by a page from before',
    true,
    'anonymous',
    batch([orderPath, order]),
  ),
  ...anybody.map((visitor) =>
    asking(
      `${visitor} may ${money.includes(visitor) ? '' : 'not '}delete an old order with when it was placed`,
      money.includes(visitor),
      visitor,
      batch([orderPath, null], [placedPath, null]),
      oldOrder,
    ),
  ),
  ...anybody.map((visitor) =>
    asking(
      `${visitor} may ${money.includes(visitor) ? '' : 'not '}delete when an order was placed that is gone`,
      money.includes(visitor),
      visitor,
      { kind: 'delete', path: placedPath },
      { [placedPath]: { at: new DaysAgo(100) } },
    ),
  ),
  asking(
    'five old orders go at once',
    true,
    'money',
    batch(
      ...ids(5).flatMap(
        (id) =>
          [
            [`Orders/${id}`, null],
            [`placed/${id}`, null],
          ] as const,
      ),
    ),
    Object.fromEntries(
      ids(5).flatMap((id) => [
        [`Orders/${id}`, order],
        [`placed/${id}`, { at: new DaysAgo(100) }],
        [`orderSteps/${id}-cancelled`, { at: new DaysAgo(91) }],
      ]),
    ),
  ),

  ...fieldCases(joined),
  ...accessCases(
    { ...joined, stored: { 'users/ann': profile } },
    {
      ...readBy(['money', ...members]),
      create: ['ann'],
      'write unchanged once more': ['ann'],
      delete: ['ann', ...members],
      'delete a missing': ['ann', ...members],
    },
  ),
  asking('Ann may not say when she registered before she does', false, 'ann', {
    kind: 'set',
    path: joinedPath,
    fields: joined.valid,
  }),
  asking(
    'Ann may delete her profile with when she registered',
    true,
    'ann',
    batch(['users/ann', null], [joinedPath, null]),
    { 'users/ann': profile, [joinedPath]: { at: new DaysAgo(100) } },
  ),
]

function ids(count: number): readonly string[] {
  return [...'23456789'].slice(0, count).map((sign) => sign.repeat(20))
}
