import { serverTimestamp } from 'firebase/firestore/lite'
import { maxCartEntries, sizesOf, type CartEntry, type Merchandise } from '@/domain/shop/order'
import { longest } from '@/domain/text/plainText'
import facts from '../../facts/catalogue.json'
import type { RulesCase } from '../support/cases'
import { changing, deleting, each, questions, setting, staffFor } from '../support/tables'
import * as tables from '../support/tables'
import { nameTable, phoneTable, some } from '../support/texts'
import { DaysAgo, Double, without, type Fields } from '../support/values'

const catalogue: readonly Merchandise[] = facts.catalogue

/** A cart of so many pieces, in the order of the goods again and again. */
export function cartOf(count: number, goods = catalogue): CartEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const item = goods[index % goods.length]
    if (!item) throw new Error('The catalogue is empty')
    const sizes = sizesOf(item)
    return pieceOf(item, sizes[index % sizes.length] ?? '')
  })
}

/** A piece as it is stored: what else the shop knows of it stays out. */
function pieceOf({ name, description, cost, image }: Merchandise, size: string): CartEntry {
  return { name, description, cost, image, size }
}

function totalOf(cart: readonly { readonly cost: number }[]): number {
  return cart.reduce((sum, { cost }) => sum + cost, 0)
}

/** An order of these pieces, as the order review stores it. */
export function orderOf(cart: readonly CartEntry[]): Fields {
  return {
    name: 'Ann Achieng',
    phoneNumber: '0712345678',
    cart,
    totalItems: cart.length,
    totalCost: totalOf(cart),
  }
}

const [hoodie] = cartOf(2).slice(1)
if (!hoodie) throw new Error('The catalogue has no second item')
const order = orderOf([hoodie])
const { cost } = hoodie

const forgedCosts = [
  ...[0, cost - 1, cost + 1, -cost, cost + 0.5, 1e300],
  ...[String(cost), new Double(cost)],
]

const kind: tables.DocumentKind = {
  name: 'an order',
  path: 'Orders/R5T8AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: order,
  fields: {
    name: some(nameTable(longest.name)),
    phoneNumber: phoneTable,
    cart: { refused: [[{}], [null], { 0: hoodie }, [hoodie, hoodie]] },
    totalItems: { refused: ['1', 0, 2, -1, 1.5, new Double(1)] },
    totalCost: { refused: forgedCosts },
  },
}

/** The order with the piece replaced by something that no catalogue holds; its totals fit. */
function withPiece(piece: Fields): Fields {
  return {
    ...order,
    cart: [piece],
    ...(typeof piece['cost'] === 'number' && { totalCost: piece['cost'] }),
  }
}

const forgedPieces: Readonly<Record<keyof CartEntry, readonly unknown[]>> = {
  name: [null, 'Cap', 'hoodie', 'Wrist Band', 'toString'],
  description: [null, catalogue[0]?.description, 'Already paid, please ship'],
  cost: [null, ...forgedCosts],
  image: [null, 'https://example.org/hoodie.svg'],
  size: [null, 'XXL', 's', ['S', 'M']],
}

const full = cartOf(maxCartEntries)
const tooMany = cartOf(maxCartEntries + 1)

const sizes = [...new Set(catalogue.flatMap(sizesOf))]
const pieces = catalogue.flatMap((item) => sizes.map((size) => ({ item, size })))
const isSold = ({ item, size }: (typeof pieces)[number]) => sizesOf(item).includes(size)
const counts = full.map((_, index) => index + 1)

const anonymous = { visitor: 'anonymous' } as const

function ordering(fields: Fields) {
  return setting(kind.path, fields)
}

const ofPiece = ({ item, size }: (typeof pieces)[number]) =>
  ordering(orderOf([pieceOf(item, size)]))

const creating = questions({
  ...anonymous,
  allowed: {
    ...each(pieces.filter(isSold), 'a piece that is sold:', ofPiece),
    ...each(counts, 'an order of so many pieces:', (count) =>
      ordering(orderOf(full.slice(0, count))),
    ),
  },
  refused: {
    ...each(
      pieces.filter((piece) => !isSold(piece)),
      'a piece that is not sold:',
      ofPiece,
    ),
    ...each(counts, 'a full order without the cost of number', (count) =>
      ordering({ ...orderOf(full), totalCost: totalOf(full.toSpliced(count - 1, 1)) }),
    ),
    'an order of nothing': ordering(orderOf([])),
    'a piece too many': ordering(orderOf(tooMany)),
    'a piece too many for free': ordering({ ...orderOf(tooMany), totalCost: totalOf(full) }),
    'a piece too many that is not counted': ordering({
      ...orderOf(tooMany),
      totalItems: maxCartEntries,
      totalCost: totalOf(full),
    }),
    'a forged piece among right ones': ordering({
      ...orderOf(full),
      cart: [...full.slice(0, -1), { ...full.at(-1), name: 'Cap' }],
    }),
    'pieces that balance each other': ordering({
      ...order,
      cart: [
        { ...hoodie, cost: cost * 2 },
        { ...hoodie, cost: -cost },
      ],
      totalItems: 2,
    }),
    'a piece with a field more': ordering(withPiece({ ...hoodie, paid: true })),
    ...each(Object.keys(hoodie), 'a piece without its', (field) =>
      ordering({ ...order, cart: [without({ ...hoodie }, field)] }),
    ),
    ...each(
      Object.entries(forgedPieces).flatMap(([field, values]) =>
        values.map((value) => ({ [field]: value })),
      ),
      'a piece with',
      (forged) => ordering(withPiece({ ...hoodie, ...forged })),
    ),
  },
})

const changes: readonly Fields[] = [
  ...[{ name: 'Bob Barasa' }, { phoneNumber: '0799999999' }, orderOf(full), { totalCost: 50 }],
  ...[{ cart: full.slice(0, 1) }, { totalItems: 2 }, { totalItems: new Double(1) }],
  ...[{ totalCost: new Double(cost) }, { cart: [{ ...hoodie, cost: new Double(cost) }] }],
]

const placedAt = (at: unknown) => ({ [kind.path.replace('Orders', 'placed')]: { at } })
const isNew = placedAt(tables.withinTheHour)

const sentAgain = questions({
  ...anonymous,
  stored: { [kind.path]: order, ...isNew },
  allowed: {
    'an order sent again within the hour': ordering(order),
    // The catalogue may have changed since.
    ...each([orderOf(full), withPiece({ ...hoodie, cost: cost + 1 })], 'sent again:', (same) => ({
      try: ordering(same),
      stored: { [kind.path]: same, ...isNew },
    })),
  },
  refused: {
    'an order sent again after an hour': {
      try: ordering(order),
      stored: { [kind.path]: order, ...placedAt(tables.anHourAgo) },
    },
    'an order sent again of which nobody knows the hour': {
      try: ordering(order),
      stored: { [kind.path]: order },
    },
    ...each(changes, 'an order sent again with', (change) => ordering({ ...order, ...change })),
    'an order sent again that drops a field of staff': {
      try: ordering(order),
      stored: { [kind.path]: { ...order, shipped: true }, ...isNew },
    },
    'the total of a stored order becomes nothing': changing(kind.path, { totalCost: null }),
  },
})

const oneOrder = orderOf(cartOf(1))
const placing = setting(kind.path, oneOrder)

/** When an order was placed. */
export const placed: tables.DocumentKind = {
  name: 'when an order was placed',
  path: 'placed/R5T8AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: { at: serverTimestamp() },
  creating: (fields) => [placing, setting(placed.path, fields)],
}

const placingNow = setting(placed.path, placed.valid)
const ids = [...'23456'].map((sign) => sign.repeat(20))

/** Orders that ended so long ago that they may be deleted. */
function oldOrders(numbers: readonly string[]) {
  const documents = numbers.flatMap((id) => [
    [`Orders/${id}`, oneOrder] as const,
    [`placed/${id}`, { at: new DaysAgo(100) }] as const,
    [`orderSteps/${id}-cancelled`, { at: new DaysAgo(91) }] as const,
  ])
  return Object.fromEntries(documents)
}

/** The times beside orders: written with them alone, and gone with them. */
const momentCases: readonly RulesCase[] = [
  ...tables.kindCases(placed, {
    create: tables.anybody,
    list: staffFor.moneyOrOrders,
    // Where no order is stored.
    delete: staffFor.money,
  }),
  ...questions({
    ...anonymous,
    allowed: {
      'an order is placed again that was deleted without its moment': {
        try: [placing, placingNow],
        stored: placedAt(new DaysAgo(100)),
      },
      'an order is stored without when it was placed by an older page': placing,
    },
    refused: {
      'a moment of no order': placingNow,
      'an order becomes newer': {
        try: [placing, placingNow],
        stored: { [kind.path]: oneOrder, ...placedAt(new DaysAgo(0.01)) },
      },
    },
  }),
  ...questions({
    visitor: 'money',
    stored: oldOrders(['R5T8AAAAAAAAAAAAAAAA']),
    allowed: {
      'an old order goes with its moment': [deleting(kind.path), deleting(placed.path)],
      'five old orders go at once': {
        try: ids.flatMap((id) => [deleting(`Orders/${id}`), deleting(`placed/${id}`)]),
        stored: oldOrders(ids),
      },
    },
    refused: {
      'a moment of an order that goes': [deleting(kind.path), placingNow],
      'a moment goes whose order stays': deleting(placed.path),
    },
  }),
]

function stepped(step: string, days: number) {
  const path = `orderSteps/R5T8AAAAAAAAAAAAAAAA-${step}`
  return { [kind.path]: order, [path]: { at: new DaysAgo(days) } }
}

const deleteIt = deleting(kind.path)

/** Placing an order, sending it again, and deleting it long after. */
export const orderCases: readonly RulesCase[] = [
  ...tables.formCases(kind, { list: staffFor.moneyOrOrders }),
  ...creating,
  ...sentAgain,
  ...momentCases,
  ...questions({
    visitor: 'money',
    allowed: each(['handedOver', 'cancelled'], 'deleting an order 90 days after', (step) => ({
      try: deleteIt,
      stored: stepped(step, 90),
    })),
    refused: {
      ...each(['handedOver', 'cancelled'], 'deleting an order 89 days after', (step) => ({
        try: deleteIt,
        stored: stepped(step, 89.99),
      })),
      'deleting an order that was packed a year ago': {
        try: deleteIt,
        stored: stepped('packed', 365),
      },
      ...each(staffFor.notMoney, 'an old order is deleted by staff for', (visitor) => ({
        try: deleteIt,
        stored: stepped('handedOver', 1000),
        visitor,
      })),
    },
  }),
]
