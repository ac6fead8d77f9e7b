import { serverTimestamp } from 'firebase/firestore/lite'
import type { RulesCase } from '../support/cases'
import {
  anybody,
  deleting,
  kindCases,
  questions,
  setting,
  staffFor,
  type DocumentKind,
} from '../support/tables'
import { DaysAgo } from '../support/values'
import { cartOf, orderOf } from './orders'
import { profile } from './users'

const orderPath = 'Orders/R5T8AAAAAAAAAAAAAAAA'
const order = orderOf(cartOf(1))
const placing = setting(orderPath, order)
const registering = setting('users/ann', profile)

/** When an order was placed. */
export const placed: DocumentKind = {
  name: 'when an order was placed',
  path: 'placed/R5T8AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: { at: serverTimestamp() },
  creating: (fields) => [placing, setting(placed.path, fields)],
}

const joined: DocumentKind = {
  name: 'when Ann registered',
  path: 'joined/ann',
  visitor: 'ann',
  valid: { at: serverTimestamp() },
  creating: (fields) => [registering, setting(joined.path, fields)],
}

const ids = [...'23456'].map((sign) => sign.repeat(20))

/** Orders that ended so long ago that they may be deleted. */
function oldOrders(some: readonly string[]) {
  const documents = some.flatMap((id) => [
    [`Orders/${id}`, order] as const,
    [`placed/${id}`, { at: new DaysAgo(100) }] as const,
    [`orderSteps/${id}-cancelled`, { at: new DaysAgo(91) }] as const,
  ])
  return Object.fromEntries(documents)
}

const oldOrder = oldOrders(['R5T8AAAAAAAAAAAAAAAA'])

/** The times beside orders and profiles: written with them alone, and gone with them. */
export const momentCases: readonly RulesCase[] = [
  ...kindCases(placed, {
    create: anybody,
    list: staffFor.moneyOrOrders,
    // Where no order is stored.
    delete: staffFor.money,
  }),
  ...questions({
    visitor: 'money',
    stored: oldOrder,
    allowed: {
      'an order is placed again that was deleted without its moment': {
        try: [placing, setting(placed.path, placed.valid)],
        visitor: 'anonymous',
        stored: { [placed.path]: { at: new DaysAgo(100) } },
      },
      'an order is stored without when it was placed by an older page': {
        try: placing,
        visitor: 'anonymous',
        stored: {},
      },
      'an old order goes with its moment': [deleting(orderPath), deleting(placed.path)],
      'five old orders go at once': {
        try: ids.flatMap((id) => [deleting(`Orders/${id}`), deleting(`placed/${id}`)]),
        stored: oldOrders(ids),
      },
    },
    refused: {
      'a moment of no order': {
        try: setting(placed.path, placed.valid),
        visitor: 'anonymous',
        stored: {},
      },
      'an order becomes newer': {
        try: [placing, setting(placed.path, placed.valid)],
        visitor: 'anonymous',
        stored: { [orderPath]: order, [placed.path]: { at: new DaysAgo(0.01) } },
      },
      'a moment of an order that goes': [deleting(orderPath), setting(placed.path, placed.valid)],
      'a moment goes whose order stays': deleting(placed.path),
    },
  }),

  ...kindCases(joined, {
    create: ['ann'],
    list: staffFor.moneyOrMembers,
    delete: ['ann', ...staffFor.members],
  }),
  ...questions({
    visitor: 'ann',
    allowed: {
      'Ann registers again, after her profile alone was deleted': {
        try: [registering, setting(joined.path, joined.valid)],
        stored: { [joined.path]: { at: new DaysAgo(100) } },
      },
      'Ann deletes her profile with when she registered': {
        try: [deleting('users/ann'), deleting(joined.path)],
        stored: { 'users/ann': profile, [joined.path]: { at: new DaysAgo(100) } },
      },
    },
    refused: {
      'Ann registers by a moment alone': setting(joined.path, joined.valid),
      'Ann sends her profile again with when she registered': {
        try: [registering, setting(joined.path, joined.valid)],
        stored: { 'users/ann': profile, [joined.path]: { at: new DaysAgo(0.01) } },
      },
    },
  }),
]
