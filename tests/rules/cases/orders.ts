import { maxCartEntries, sizesOf, type CartEntry, type Merchandise } from '@/domain/shop/order'
import { longest } from '@/domain/text/plainText'
import { catalogue } from '../../facts/catalogue'
import { staffDocuments, type RulesCase, type Visitor } from '../support/cases'
import { accessCases, anybody, fieldCases, idCases, readBy } from '../support/tables'
import { nameTable, phoneTable } from '../support/texts'
import { DaysAgo, Double, valueOfEveryType, without, type Fields } from '../support/values'

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

const forgedNumbers: Fields = {
  'a text': String(hoodie.cost),
  '0': 0,
  'minus zero': -0,
  'one less': hoodie.cost - 1,
  'one more': hoodie.cost + 1,
  negative: -hoodie.cost,
  'with cents': hoodie.cost + 0.5,
  'a whole number stored as a decimal': new Double(hoodie.cost),
  'the largest safe integer': Number.MAX_SAFE_INTEGER,
  'beyond safe integers': 1e300,
  infinite: Infinity,
}

const kind = {
  name: 'an order',
  path: 'Orders/R5T8AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: order,
  fields: {
    name: nameTable(longest.name),
    phoneNumber: phoneTable,
    cart: {
      accepted: {},
      refused: {
        ...valueOfEveryType,
        'a list with an empty map': [{}],
        'a list with null': [null],
        'a map of entries': { 0: hoodie },
        'the same entry twice for the price of one': [hoodie, hoodie],
      },
    },
    totalItems: {
      accepted: {},
      refused: {
        ...valueOfEveryType,
        'a text': '1',
        '0': 0,
        '2': 2,
        '-1': -1,
        '1.5': 1.5,
        'one, stored as a decimal': new Double(1),
        infinite: Infinity,
      },
    },
    totalCost: { accepted: {}, refused: { ...valueOfEveryType, ...forgedNumbers } },
  },
} as const

function creating(title: string, fields: Fields, allowed = false): RulesCase {
  return { title, visitor: 'anonymous', attempt: { kind: 'set', path: kind.path, fields }, allowed }
}

/** The order with the piece replaced by something that no catalogue holds; its totals fit. */
function withPiece(piece: Fields): Fields {
  return {
    ...order,
    cart: [piece],
    ...(typeof piece['cost'] === 'number' && { totalCost: piece['cost'] }),
  }
}

const forgedPieces: Readonly<Record<keyof CartEntry, Fields>> = {
  name: {
    ...valueOfEveryType,
    'of no item': 'Cap',
    'in other letters': 'hoodie',
    'of a cheaper item': 'Wrist Band',
    toString: 'toString',
  },
  description: {
    ...valueOfEveryType,
    'of another item': catalogue[0]?.description,
    'a message to staff': 'Already paid, please ship',
    'a million characters long': 'x'.repeat(1_000_000),
  },
  cost: { ...valueOfEveryType, ...forgedNumbers },
  image: { ...valueOfEveryType, 'of another site': 'https://example.org/hoodie.svg' },
  size: { ...valueOfEveryType, XXL: 'XXL', 'a small letter': 's', 'two sizes': ['S', 'M'] },
}

const full = cartOf(maxCartEntries)
const tooMany = cartOf(maxCartEntries + 1)
const again = { stored: { [kind.path]: order }, visitor: 'anonymous' } as const

const readers: readonly Visitor[] = ['money', 'allAreas']

/** Placing an order, and what a second write under its id may do. */
export const orderCases: readonly RulesCase[] = [
  ...accessCases(kind, {
    create: anybody,
    'write unchanged once more': anybody,
    ...readBy(readers),
  }),
  ...fieldCases(kind),
  ...idCases(kind),
  ...catalogue.flatMap((item) =>
    [...new Set(catalogue.flatMap(sizesOf))].map((size) => {
      const isSold = sizesOf(item).includes(size)
      return creating(
        `an order of the ${item.name} in ${size} is ${isSold ? 'accepted' : 'refused'}`,
        orderOf([pieceOf(item, size)]),
        isSold,
      )
    }),
  ),
  ...full.map((_, index) =>
    creating(
      `an order of ${index + 1} pieces is accepted with the right total`,
      orderOf(full.slice(0, index + 1)),
      true,
    ),
  ),
  ...full.map(({ cost }, index) =>
    creating(
      `an order of ${maxCartEntries} pieces that does not count number ${index + 1} is refused`,
      { ...orderOf(full), totalCost: totalOf(full) - cost },
    ),
  ),
  creating('an order of nothing is refused', orderOf([])),
  creating(`an order of ${tooMany.length} pieces is refused`, orderOf(tooMany)),
  creating(`an order of ${tooMany.length} pieces of which one is not counted is refused`, {
    ...orderOf(tooMany),
    totalItems: maxCartEntries,
    totalCost: totalOf(full),
  }),
  creating(`an order of ${tooMany.length} pieces for the price of ${full.length} is refused`, {
    ...orderOf(tooMany),
    totalCost: totalOf(full),
  }),
  creating('an order of 5,000 pieces is refused', orderOf(cartOf(5000))),
  creating('an order with one forged piece among right ones is refused', {
    ...orderOf(full),
    cart: [...full.slice(0, -1), { ...full.at(-1), name: 'Cap' }],
  }),
  creating('an order whose pieces balance each other is refused', {
    ...order,
    cart: [
      { ...hoodie, cost: hoodie.cost * 2 },
      { ...hoodie, cost: -hoodie.cost },
    ],
    totalItems: 2,
    totalCost: hoodie.cost,
  }),
  ...Object.entries(forgedPieces).flatMap(([field, forgeries]) => [
    creating(`an order of a piece without its ${field} is refused`, {
      ...order,
      cart: [without({ ...hoodie }, field)],
    }),
    ...Object.entries(forgeries).map(([what, value]) =>
      creating(
        `an order of a piece whose ${field} is ${what} is refused`,
        withPiece({ ...hoodie, [field]: value }),
      ),
    ),
  ]),
  creating(
    'an order of a piece with a field more is refused',
    withPiece({ ...hoodie, paid: true }),
  ),
  ...Object.entries({
    name: 'Bob Barasa',
    phoneNumber: '0799999999',
    cart: full.slice(0, 1),
    totalItems: 2,
    totalCost: 50,
  }).map(([field, value]): RulesCase => ({
    ...again,
    title: `a second write of an order with another ${field} is refused`,
    attempt: { kind: 'set', path: kind.path, fields: { ...order, [field]: value } },
    allowed: false,
  })),
  {
    ...again,
    title: 'a second write of an order with another cart and the right totals is refused',
    attempt: { kind: 'set', path: kind.path, fields: orderOf(full) },
    allowed: false,
  },
  {
    ...again,
    title: 'a second write of an order with its total stored as a decimal is refused',
    attempt: {
      kind: 'set',
      path: kind.path,
      fields: { ...order, totalCost: new Double(hoodie.cost) },
    },
    allowed: false,
  },
  {
    ...again,
    title: 'a full order may be written again as it is',
    stored: { [kind.path]: orderOf(full) },
    attempt: { kind: 'set', path: kind.path, fields: orderOf(full) },
    allowed: true,
  },
  {
    ...again,
    title: 'a second write of an order to which staff added a field must not drop it',
    stored: { [kind.path]: { ...order, shipped: true } },
    attempt: { kind: 'set', path: kind.path, fields: order },
    allowed: false,
  },
  ...Object.entries(valueOfEveryType).map(([what, totalCost]): RulesCase => ({
    ...again,
    title: `the total of a stored order cannot become ${what}`,
    attempt: { kind: 'change', path: kind.path, fields: { totalCost } },
    allowed: false,
  })),
  ...Object.entries({
    'handed over 90 days ago': ['handedOver', 90, true],
    'cancelled 90 days ago': ['cancelled', 90, true],
    'handed over 89 days ago': ['handedOver', 89.99, false],
    'cancelled 89 days ago': ['cancelled', 89.99, false],
    'packed a year ago': ['packed', 365, false],
  } as const).map(([what, [step, days, allowed]]): RulesCase => ({
    title: `staff for money may ${allowed ? '' : 'not '}delete an order that was ${what}`,
    visitor: 'money',
    stored: {
      ...staffDocuments,
      [kind.path]: order,
      [`orderSteps/R5T8AAAAAAAAAAAAAAAA-${step}`]: { at: new DaysAgo(days) },
    },
    attempt: { kind: 'delete', path: kind.path },
    allowed,
  })),
  {
    title: 'staff for messages may not delete an order of years ago',
    visitor: 'messages',
    stored: {
      ...staffDocuments,
      [kind.path]: order,
      'orderSteps/R5T8AAAAAAAAAAAAAAAA-handedOver': { at: new DaysAgo(1000) },
    },
    attempt: { kind: 'delete', path: kind.path },
    allowed: false,
  },
]
