import type { RulesCase } from '../support/cases'
import { each, getting, questions } from '../support/tables'
import { code, confirmed, fee, order, parts, plain, refundCode } from './paymentRecords'

const stored = {
  ...confirmed(order),
  [`confirmed/refund-${code}`]: parts({ [refundCode]: 500 }),
}

function listing(kind: string, collection = 'confirmations') {
  return { kind: 'list', collection, where: ['kind', kind] } as const
}

const path = `confirmations/${code}`
const otherMarks = [`donation-${plain.document}`, 'fee-ann', `xorder-${order.document}`]

const listMarks = { kind: 'list', collection: 'confirmed' } as const

/** Who looks after members gets the mark of a fee: any list would hold the ids that open links. */
const memberStaffCases = questions({
  visitor: 'members',
  stored: { ...stored, 'confirmed/fee-ann': parts({ [code]: 1500 }) },
  allowed: each(
    ['fee-ann', 'fee-nobody', `refund-${code}`],
    'staff for members get the mark',
    (id) => getting(`confirmed/${id}`),
  ),
  refused: {
    ...each(
      [`donation-${plain.document}`, `order-${order.document}`, 'xfee-ann'],
      'staff for members get the mark',
      (id) => getting(`confirmed/${id}`),
    ),
    'staff for members list marks': listMarks,
    'staff for messages get the mark of a fee': {
      try: getting('confirmed/fee-ann'),
      visitor: 'messages',
    },
  },
})

/** Who packs sees what came in for orders, and nothing else of the money. */
const packerCases = questions({
  visitor: 'orders',
  stored,
  allowed: {
    'staff for orders get what came in for an order': getting(path),
    'staff for orders list what came in for orders': listing('order'),
    ...each([`order-${order.document}`, `refund-${code}`], 'staff for orders get the mark', (id) =>
      getting(`confirmed/${id}`),
    ),
  },
  refused: {
    'staff for orders get what came in for a pledge': {
      try: getting(path),
      stored: confirmed(plain),
    },
    ...each(
      ['donation', 'fee', 'income', 'refund'],
      'staff for orders list what came in as',
      listing,
    ),
    ...each(otherMarks, 'staff for orders get the mark', (id) => getting(`confirmed/${id}`)),
    'staff for orders list marks': listMarks,
    ...each(['messages', 'members'] as const, 'orders’ money is listed by', (visitor) => ({
      try: listing('order'),
      visitor,
    })),
    'staff for messages get the mark of an order': {
      try: getting(`confirmed/order-${order.document}`),
      visitor: 'messages',
    },
  },
})

const both = ['confirmations', 'voids']

/** Who looks after members sees fees and their voids. */
const feeCases = questions({
  visitor: 'members',
  stored: { ...confirmed(fee), [`voids/${code}`]: fee },
  allowed: {
    ...each(both, 'staff for members list fees of', (name) => listing('fee', name)),
    ...each(both, 'staff for members get a fee of', (name) => getting(`${name}/${code}`)),
  },
  refused: {
    ...each(both, 'staff for members list gifts of', (name) => listing('donation', name)),
    ...each(both, 'staff for messages list fees of', (name) => ({
      try: listing('fee', name),
      visitor: 'messages',
    })),
  },
})

export const orderStaffCases: readonly RulesCase[] = [
  ...packerCases,
  ...memberStaffCases,
  ...feeCases,
]
