import * as v from 'valibot'
import { storedText, storedTime } from '@/staff/domain/stored'
import { commit, findByIds, findDocuments, partsOf } from './database'
import { cancelledLinkOf, linkOf } from './giftLinks'
import type { ById, FoundDocument } from './wireFormat'

/** Records that name people, which are kept for a limited time. */
export const agingKinds = ['donations', 'orders', 'messages', 'tellMeWhen'] as const

export type AgingKind = (typeof agingKinds)[number]

export type OldRecord = Readonly<Awaited<ReturnType<typeof listOldRecords>>[number]>

const maxRecords = 200

/**
 * `atOnce`: how many fit into a batch, with the documents `beside` them. The rules may look up 20 documents: a pledge
 * takes one, an order three.
 */
const stored = {
  donations: {
    collection: 'Donations',
    named: 'name',
    atOnce: 15,
    beside: (id: string) => [linkOf('donation', id), { collection: 'closedPledges', id }],
  },
  orders: {
    collection: 'Orders',
    named: 'name',
    atOnce: 5,
    beside: (id: string) => [
      { collection: 'placed', id },
      linkOf('order', id),
      cancelledLinkOf(id),
    ],
  },
  messages: { collection: 'contactMessages', named: 'user_name', atOnce: 100, beside: () => [] },
  tellMeWhen: { collection: 'tellMeWhen', named: 'email', atOnce: 100, beside: () => [] },
} as const

/** Oldest first. Of orders, only those handed over or cancelled. */
export async function listOldRecords(kind: AgingKind, before: Date) {
  const { collection, named } = stored[kind]
  const toRecord = ({ id, fields }: FoundDocument, at: unknown) => ({
    id,
    name: v.parse(storedText, fields[named]),
    /** When its retention starts. */
    at: v.parse(storedTime, at),
  })
  if (kind !== 'orders') {
    const query = { collection, ...olderThan('timestamp', before), limit: maxRecords }
    const found = await findDocuments(query)
    return found.map((each) => toRecord(each, each.fields['timestamp']))
  }
  const doneAt = await findDone(before)
  const orders = await findByIds(collection, [...doneAt.keys()])
  const oldestFirst = [...doneAt].flatMap(([id, at]) => {
    const order = orders.get(id)
    return order ? [toRecord(order, at)] : []
  })
  return oldestFirst.slice(0, maxRecords)
}

/** When orders were handed over or cancelled. Orders hold no time; their last steps do, and outlive them. */
async function findDone(before: Date): Promise<ById<unknown>> {
  const steps = await findDocuments({ collection: 'orderSteps', ...olderThan('at', before) })
  return new Map(
    steps.flatMap(({ id, fields }) => {
      const [, order, step] = /^(.+)-(.+)$/.exec(id) ?? []
      return order && step !== 'packed' ? [[order, fields['at']] as const] : []
    }),
  )
}

/** Safe to repeat. */
export async function deleteRecords(kind: AgingKind, ids: readonly string[]): Promise<void> {
  const { collection, atOnce, beside } = stored[kind]
  // Deleting a missing record is refused.
  const left = [...(await findByIds(collection, ids)).keys()]
  for (const part of partsOf(left, atOnce)) {
    const gone = part.flatMap((id) => [{ collection, id }, ...beside(id)])
    await commit(gone.map((each) => ({ ...each, delete: true })))
  }
}

function olderThan(field: string, before: Date) {
  return { where: [[field, 'LESS_THAN', before]], orderBy: [[field, 'ASCENDING']] } as const
}
