import type { RulesCase, WriteAttempt } from '../support/cases'
import { questions, setting, type Rows } from '../support/tables'
import type { Fields } from '../support/values'
import { contactMessage } from './contactMessages'
import { donation } from './donations'
import { placed } from './moments'
import { cartOf, orderOf } from './orders'

const forms: Readonly<Record<string, Fields>> = {
  Donations: donation,
  mailingList: { email: 'ann@example.org' },
  contactMessages: contactMessage,
  Orders: orderOf(cartOf(1)),
}

const ids = [...'23456789ABCDEFGHJKLMNPQ'].map((sign) => sign.repeat(20))

function writing(collection: string, count: number): WriteAttempt[] {
  const fields = { ...forms, placed: placed.valid }[collection]
  if (!fields) throw new Error(`No such collection: ${collection}`)
  return ids.slice(0, count).map((id) => setting(`${collection}/${id}`, fields))
}

function holding(collection: string, count: number): Record<string, Fields> {
  return Object.fromEntries(
    writing(collection, count).map(({ path }) => [path, forms[collection] ?? {}]),
  )
}

/** So many new ones of each form, and so many sent again. */
function atOnce(count: number): Rows {
  const rows = Object.keys(forms).flatMap((collection) => {
    const writes = writing(collection, count)
    return [
      [`${count} new ${collection} at once`, writes] as const,
      [
        `${count} ${collection} sent again at once`,
        { try: writes, stored: holding(collection, count) },
      ] as const,
    ]
  })
  const moments = { try: writing('placed', count), stored: holding('Orders', count) }
  return { ...Object.fromEntries(rows), [`${count} times when orders were placed`]: moments }
}

function ordersWithMoments(count: number): WriteAttempt[] {
  return ['Orders', 'placed'].flatMap((collection) => writing(collection, count))
}

const anonymous = { visitor: 'anonymous' } as const

/** A visitor adds or sends again as many documents at once as one request may look at. */
export const batchCases: readonly RulesCase[] = [
  ...questions(anonymous, {
    allowed: { ...atOnce(20), '10 orders with their moments': ordersWithMoments(10) },
    refused: {
      ...atOnce(21),
      'the same ids twice in two collections': ['Donations', 'mailingList'].flatMap((collection) =>
        writing(collection, 11),
      ),
    },
  }),
  ...questions(anonymous, {
    refused: { '11 orders with their moments': ordersWithMoments(11) },
  }).map((question) => ({ ...question, emulatorAllows: true as const })),
]
