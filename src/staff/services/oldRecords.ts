import { readMessage, readOrder, readPledge, readSubscriber } from '@/staff/domain/records'
import { readSignature } from '@/staff/domain/stored'
import { commit, findByIds, findDocuments } from './database'
import { linkOf } from './giftLinks'
import type { ListPage } from './listPage'

/** Names are kept for a limited time. */
export const agingKinds = ['donations', 'orders', 'messages', 'tellMeWhen'] as const

export type AgingKind = (typeof agingKinds)[number]

export interface OldRecord {
  readonly id: string
  readonly name: string
  /** When its retention starts. */
  readonly at: Date | null
}

const maxRecords = 200

/**
 * `atOnce`: per batch, with the documents `beside`. Of 20 documents that the rules may look at,
 * pledges take one each, orders three.
 */
const stored = {
  donations: {
    collection: 'Donations',
    atOnce: 15,
    beside: (id: string) => [linkOf('donation', id), { collection: 'closedPledges', id }],
  },
  orders: {
    collection: 'Orders',
    atOnce: 5,
    beside: (id: string) => [{ collection: 'placed', id }, linkOf('order', id)],
  },
  messages: { collection: 'contactMessages', atOnce: 100, beside: () => [] },
  tellMeWhen: { collection: 'tellMeWhen', atOnce: 100, beside: () => [] },
} as const

/** Oldest first; only finished orders. */
export async function listOldRecords(kind: AgingKind, before: Date): Promise<ListPage<OldRecord>> {
  const items = await (kind === 'orders' ? findOldOrders(before) : findOld(kind, before))
  return { items, next: null }
}

/** Safe to repeat. */
export async function deleteRecords(kind: AgingKind, ids: readonly string[]): Promise<void> {
  const { collection, atOnce, beside } = stored[kind]
  // Deleting a missing record is refused.
  const left = [...(await findByIds(collection, ids)).keys()]
  for (let from = 0; from < left.length; from += atOnce) {
    const writes = left
      .slice(from, from + atOnce)
      .flatMap((id) => [{ collection, id }, ...beside(id)])
      .map((each) => ({ ...each, delete: true }) as const)
    await commit(writes)
  }
}

const readers = {
  donations: readPledge,
  messages: readMessage,
  tellMeWhen: (id: string, document: object) => {
    const { email: name, at } = readSubscriber(id, document)
    return { id, name, at }
  },
} as const

async function findOld(kind: keyof typeof readers, before: Date) {
  const { collection } = stored[kind]
  const query = { collection, ...olderThan('timestamp', before), limit: maxRecords }
  const found = await findDocuments(query)
  return found.map(({ id, fields }): OldRecord => {
    const { name, at } = readers[kind](id, fields)
    return { id, name, at }
  })
}

/** An order holds no time; its last step does, and outlives it. */
async function findOldOrders(before: Date): Promise<readonly OldRecord[]> {
  const steps = await findDocuments({ collection: 'orderSteps', ...olderThan('at', before) })
  const doneAt = new Map(
    steps.flatMap(({ id, fields }) => {
      const [, order, step] = /^(.+)-(.+)$/.exec(id) ?? []
      return order && step !== 'packed' ? [[order, readSignature(fields).at] as const] : []
    }),
  )
  const orders = await findByIds('Orders', [...doneAt.keys()])
  return [...orders].slice(0, maxRecords).map(([id, { fields }]) => {
    const at = doneAt.get(id) ?? null
    return { id, name: readOrder(id, fields, at).name, at }
  })
}

function olderThan(field: string, before: Date) {
  return { where: [[field, 'LESS_THAN', before]], orderBy: [[field, 'ASCENDING']] } as const
}
