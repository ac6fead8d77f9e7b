import type { RulesCase, WriteAttempt } from '../support/cases'
import { changing, each, questions, setting, withinTheHour, type Rows } from '../support/tables'
import { without, type Fields } from '../support/values'
import { contactMessage, donation, tellMe } from './forms'
import { cartOf, orderOf, placed } from './orders'

const forms: Readonly<Record<string, Fields>> = {
  Donations: donation,
  mailingList: { email: 'ann@example.org' },
  contactMessages: contactMessage,
  tellMeWhen: tellMe,
  Orders: orderOf(cartOf(1)),
}

const ids = [...'23456789ABCDEFGHJKLMNPQ'].map((sign) => sign.repeat(20))

function writing(collection: string, count: number): WriteAttempt[] {
  const fields = { ...forms, placed: placed.valid }[collection]
  if (!fields) throw new Error(`No such collection: ${collection}`)
  return ids.slice(0, count).map((id) => setting(`${collection}/${id}`, fields))
}

/** So many of a form, stored within the hour. */
function holding(collection: string, count: number): Record<string, Fields> {
  const { timestamp, ...fields } = forms[collection] ?? {}
  const timed = { ...fields, ...(timestamp !== undefined && { timestamp: withinTheHour }) }
  const documents = ids
    .slice(0, count)
    .flatMap((id) => [
      [`${collection}/${id}`, timed] as const,
      ...(collection === 'Orders' ? [[`placed/${id}`, { at: withinTheHour }] as const] : []),
    ])
  return Object.fromEntries(documents)
}

/** So many sent again, but for their time. */
function repeating(collection: string, count: number): WriteAttempt[] {
  const fields = without(forms[collection] ?? {}, 'timestamp')
  return ids.slice(0, count).map((id) => changing(`${collection}/${id}`, fields))
}

/** So many new ones of each form, and so many sent again. */
function atOnce(count: number): Rows {
  const repeated = ['Donations', 'contactMessages', 'tellMeWhen', 'Orders']
  return {
    ...each(Object.keys(forms), `${count} new at once:`, (name) => writing(name, count)),
    ...each(repeated, `${count} sent again at once:`, (name) => ({
      try: repeating(name, count),
      stored: holding(name, count),
    })),
  }
}

function ordersWithMoments(count: number): WriteAttempt[] {
  return ['Orders', 'placed'].flatMap((collection) => writing(collection, count))
}

const anonymous = { visitor: 'anonymous' } as const

/** A visitor adds or sends again as many documents at once as one request may look at. */
export const batchCases: readonly RulesCase[] = [
  ...questions({
    ...anonymous,
    allowed: { ...atOnce(20), '6 orders with their moments': ordersWithMoments(6) },
    refused: {
      ...atOnce(21),
      'the same ids twice in two collections': ['tellMeWhen', 'mailingList'].flatMap((collection) =>
        writing(collection, 11),
      ),
    },
  }),
  ...questions({
    ...anonymous,
    refused: { '7 orders with their moments': ordersWithMoments(7) },
  }).map((question) => ({ ...question, emulatorAllows: true as const })),
]
