import type { RulesCase, WriteAttempt } from '../support/cases'
import type { Fields } from '../support/values'
import { contactMessage } from './contactMessages'
import { donation } from './donations'
import { placed } from './moments'
import { cartOf, orderOf } from './orders'

const forms = ['Donations', 'mailingList', 'contactMessages', 'Orders']
const kinds: Readonly<Record<string, Fields>> = {
  Donations: donation,
  mailingList: { email: 'ann@example.org' },
  contactMessages: contactMessage,
  Orders: orderOf(cartOf(1)),
  placed: placed.valid,
}

const ids = [...'23456789ABCDEFGHJKLMNPQ'].map((sign) => sign.repeat(20))

function writing(collection: string, count: number): WriteAttempt[] {
  const fields = kinds[collection]
  if (!fields) throw new Error(`No such collection: ${collection}`)
  return ids.slice(0, count).map((id) => ({ kind: 'set', path: `${collection}/${id}`, fields }))
}

function storedAlready(collection: string, count: number): Record<string, Fields> {
  return Object.fromEntries(
    writing(collection, count).flatMap((write) =>
      'fields' in write ? [[write.path, write.fields]] : [],
    ),
  )
}

function asking(
  title: string,
  allowed: boolean,
  writes: readonly WriteAttempt[],
  stored?: RulesCase['stored'],
): RulesCase {
  const attempt = { kind: 'batch', writes } as const
  return { title, visitor: 'anonymous', ...(stored && { stored }), attempt, allowed }
}

function ordersWithMoments(count: number): readonly WriteAttempt[] {
  return ['Orders', 'placed'].flatMap((collection) => writing(collection, count))
}

/** How many documents a visitor may add or send again at once: as many as one request may look at. */
export const batchCases: readonly RulesCase[] = [
  ...forms.flatMap((collection) => {
    const stored = storedAlready(collection, 21)
    return [
      asking(`20 new ${collection} at once are accepted`, true, writing(collection, 20)),
      asking(`21 new ${collection} at once are refused`, false, writing(collection, 21)),
      asking(
        `20 ${collection} sent again at once are accepted`,
        true,
        writing(collection, 20),
        stored,
      ),
      asking(
        `21 ${collection} sent again at once are refused`,
        false,
        writing(collection, 21),
        stored,
      ),
    ]
  }),
  asking('10 new orders with when they were placed are accepted', true, ordersWithMoments(10)),
  {
    ...asking('11 new orders with when they were placed are refused', false, ordersWithMoments(11)),
    emulatorAllows: true,
  },
  ...([20, 21] as const).map((count) =>
    asking(
      `${count} times when orders were placed are ${count === 20 ? 'accepted' : 'refused'} at once`,
      count === 20,
      writing('placed', count),
      storedAlready('Orders', count),
    ),
  ),
  asking(
    'the same ids in two collections count twice',
    false,
    ['Donations', 'mailingList'].flatMap((collection) => writing(collection, 11)),
  ),
]
