import { dayInKenya, monthsBefore } from '@/domain/calendar/calendar'
import type { Account } from '@/domain/members/account'
import { readOrder, type StoredOrder } from '@/staff/domain/records'
import { nameSpellings, phoneSpellings } from '@/staff/domain/spellings'
import { readSignature, type Signature } from '@/staff/domain/stored'
import type { FoundDocument } from './staffDatabase'
import { commit, findByIds, findDocument, findDocuments } from './database'
import { loadAll, loadPage, type ListCursor, type ListPage } from './listPage'
import { loadEntryTimes } from './entryTimes'
import { loadPayments, loadStates, type KnownPayment } from './paymentStates'
import { beginningWith, findAny, findByCode, findByReference, findByReferences } from './search'
import { mayBeStored, storeOnce } from './storeOnce'
import { loadThanksFor, type Thanked } from './thanks'
import { recentDays } from './waiting'

export const orderSteps = ['packed', 'handedOver', 'cancelled'] as const

export type OrderStep = (typeof orderSteps)[number]

export interface OrderInList {
  readonly order: StoredOrder
  readonly payment: KnownPayment
  readonly thanks: readonly Thanked[]
  readonly steps: Readonly<Record<OrderStep, Signature | null>>
}

const lastSteps = ['handedOver', 'cancelled'] as const

export type LastStep = (typeof lastSteps)[number]

const dayMs = 24 * 60 * 60_000

/**
 * Neither handed over nor cancelled, newest first. First those placed in the last 90 days, and
 * older ones paid this month or last: up to 6 reads each, 2 if done. Then all others, since some
 * have no time: one read per order and per last step ever stored.
 */
export async function listOpenOrders(
  listed: ListCursor | null = null,
): Promise<ListPage<OrderInList>> {
  const items = newestFirst(await (listed ? loadOtherOrders(listed) : loadRecentOrders()))
  const open = items.filter(({ steps }) => !steps.handedOver && !steps.cancelled)
  return { items: open, next: listed ? null : open.map(({ order }) => order.id) }
}

async function loadRecentOrders(): Promise<readonly OrderInList[]> {
  const now = new Date()
  const from = new Date(now.getTime() - recentDays * dayMs)
  const months = [now, monthsBefore(now, 1)].map((each) => dayInKenya(each).slice(0, 7))
  const [placed, paid, done] = await Promise.all([
    loadEntryTimes('placed', from),
    findDocuments({
      collection: 'confirmations',
      where: [
        ['month', 'IN', months],
        ['kind', 'EQUAL', 'order'],
      ],
    }),
    findDone(from),
  ])
  const ids = new Set([...placed.keys(), ...paid.map(({ fields }) => String(fields['document']))])
  return withStates(
    await loadOrders(
      [...ids].filter((id) => !done.has(id)),
      placed,
    ),
  )
}

async function loadOtherOrders(listed: readonly unknown[]): Promise<readonly OrderInList[]> {
  const [orders, done] = await Promise.all([
    loadAll((after) => loadPage({ collection: 'Orders', size: 300 }, after, toOrder)),
    findDone(new Date(0)),
  ])
  return withStates(orders.filter(({ id }) => !done.has(id) && !listed.includes(id)))
}

async function findDone(since: Date): Promise<ReadonlySet<unknown>> {
  const steps = await findDocuments({
    collection: 'orderSteps',
    where: [
      ['step', 'IN', lastSteps],
      ['at', 'GREATER_THAN_OR_EQUAL', since],
    ],
    orderBy: [['at', 'DESCENDING']],
  })
  return new Set(steps.map(({ fields }) => fields['order']))
}

/** Not cancelled, with the amounts due: placed then, or by reference. */
export async function loadUnpaidOrders(
  from: Date,
  before: Date,
  references: readonly string[],
): Promise<readonly StoredOrder[]> {
  const [placed, named] = await Promise.all([
    loadEntryTimes('placed', from, before),
    findByReferences('Orders', references),
  ])
  const orders = await loadOrders([...new Set([...placed.keys(), ...named.keys()])], placed)
  const states = await loadStates(
    'order',
    orders.map(({ id, totalCost: amount }) => ({ id, amount })),
  )
  const unpaid = orders.filter(({ id }) => states(id).state !== 'confirmed')
  const cancelled = await findByIds(
    'orderSteps',
    unpaid.map(({ id }) => stepId(id, 'cancelled')),
  )
  return unpaid
    .filter(({ id }) => !cancelled.has(stepId(id, 'cancelled')))
    .map((order) => ({ ...order, totalCost: order.totalCost - states(order.id).paid }))
}

/** Latest first. */
export async function listDoneOrders(
  step: LastStep,
  after: ListCursor | null,
): Promise<ListPage<OrderInList>> {
  const { items: ids, next } = await loadPage(
    {
      collection: 'orderSteps',
      where: [['step', 'EQUAL', step]],
      orderBy: ['at', 'DESCENDING'],
    },
    after,
    ({ fields }) => String(fields['order']),
  )
  return { items: await withStates(await loadOrders(ids)), next }
}

/** By code, reference, phone number or the start of the name; newest first. */
export async function findOrders(typed: string): Promise<readonly OrderInList[]> {
  const text = typed.trim()
  if (text === '') return []
  const found = await Promise.all([
    findByCode('Orders', 'order', text),
    findByReference('Orders', text),
    findAny('Orders', [
      [['phoneNumber', 'IN', phoneSpellings(text)]],
      ...nameSpellings(text).map((name) => beginningWith('name', name)),
    ]),
  ])
  const orders = new Map(found.flatMap((each) => [...each]))
  return newestFirst(await withStates([...orders.values()].map(toOrder)))
}

export async function reloadOrder({ order }: OrderInList): Promise<OrderInList | null> {
  const [reloaded] = await withStates([order])
  return reloaded ?? null
}

/** In this order. `placed` overrides the document's time. */
async function loadOrders(
  ids: readonly string[],
  placed?: ReadonlyMap<string, Date | null>,
): Promise<readonly StoredOrder[]> {
  const found = await findByIds('Orders', ids)
  return ids
    .flatMap((id) => found.get(id) ?? [])
    .map(({ id, fields, createdAt }) => readOrder(id, fields, placed?.get(id) ?? createdAt))
}

function toOrder({ id, fields, createdAt }: FoundDocument): StoredOrder {
  return readOrder(id, fields, createdAt)
}

async function withStates(orders: readonly StoredOrder[]): Promise<readonly OrderInList[]> {
  const [payments, steps] = await Promise.all([
    loadPayments(
      'order',
      orders.map(({ id, totalCost: amount }) => ({ id, amount })),
    ),
    findByIds(
      'orderSteps',
      orders.flatMap(({ id }) => orderSteps.map((step) => stepId(id, step))),
    ),
  ])
  const stepOf = (id: string, step: OrderStep) => {
    const found = steps.get(stepId(id, step))
    return found ? readSignature(found.fields) : null
  }
  const known = orders.map((order) => ({ order, payment: payments(order.id) }))
  const thanksFor = await loadThanksFor(known.map(({ payment }) => payment))
  return known.map(({ order, payment }) => ({
    order,
    payment,
    thanks: thanksFor(payment),
    steps: {
      packed: stepOf(order.id, 'packed'),
      handedOver: stepOf(order.id, 'handedOver'),
      cancelled: stepOf(order.id, 'cancelled'),
    },
  }))
}

function newestFirst(orders: readonly OrderInList[]): readonly OrderInList[] {
  return orders.toSorted((a, b) => Number(b.order.at) - Number(a.order.at))
}

/** The first mark stands. */
export function markOrder(order: string, step: OrderStep, staff: Account): Promise<void> {
  return storeOnce('orderSteps', stepId(order, step), { order, step }, staff)
}

export async function unmarkOrder(order: string, step: OrderStep): Promise<void> {
  const at = { collection: 'orderSteps', id: stepId(order, step) }
  try {
    await commit([{ ...at, delete: true }])
  } catch (failure) {
    // Gone, if only the answer was lost.
    const isGone = async () => !(await findDocument(at.collection, at.id))
    if (!mayBeStored(failure) || !(await isGone())) throw failure
  }
}

function stepId(order: string, step: OrderStep): string {
  return `${order}-${step}`
}
