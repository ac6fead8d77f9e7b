import { dayInKenya, monthsBefore } from '@/domain/calendar/calendar'
import { readOrder, type StoredOrder } from '@/staff/domain/records'
import { readAt } from '@/staff/domain/stored'
import { findByIds, findDocuments } from './database'
import { loadEntryTimes } from './entryTimes'
import { findAll, loadPage, type ListCursor } from './listPage'
import { findDone, loadSteps, type LastStep } from './orderSteps'
import type { Find } from './people'
import { findByText } from './search'
import type { ById, FoundDocument } from './wireFormat'
import { loadPayments } from './paymentStates'
import { recently } from './waiting'

export type OrderInList = Readonly<Awaited<ReturnType<typeof withStates>>[number]>

/**
 * Orders neither handed over nor cancelled, newest first. The first page has those placed in the last 90 days, and
 * older ones paid this month or last: up to 6 reads each, 2 if done. The second has all others, since some have no
 * time: one read per order and per last step ever stored, and up to 5 more of each that is open.
 */
export async function listOpenOrders(listed: ListCursor | null = null) {
  const orders = await (listed ? loadOtherOrders(listed) : loadRecentOrders())
  const items = newestFirst(await withStates(orders))
  const open = items.filter(({ steps }) => !steps.handedOver && !steps.cancelled)
  return { items: open, next: listed ? null : open.map(({ id }) => id) }
}

async function loadRecentOrders(): Promise<readonly StoredOrder[]> {
  const today = dayInKenya(new Date())
  const from = recently()
  const lastMonth = monthsBefore(new Date(today), 1).toISOString()
  const months = [today, lastMonth].map((each) => each.slice(0, 7))
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
  return loadOrders(
    [...ids].filter((id) => !done.has(id)),
    placed,
  )
}

async function loadOtherOrders(listed: readonly unknown[]): Promise<readonly StoredOrder[]> {
  const [orders, done] = await Promise.all([
    findAll({ collection: 'Orders' }, (document) => document),
    findDone(new Date(0)),
  ])
  return withTimes(orders.filter(({ id }) => !done.has(id) && !listed.includes(id)))
}

/** Latest first. */
export async function listDoneOrders(step: LastStep, after: ListCursor | null) {
  const { items: ids, next } = await loadPage(
    { collection: 'orderSteps', where: [['step', 'EQUAL', step]], orderBy: ['at', 'DESCENDING'] },
    after,
    ({ fields }) => String(fields['order']),
  )
  return { items: await withStates(await loadOrders(ids)), next }
}

/** By code, reference, phone number or name; newest first. */
export const findOrders: Find<OrderInList> = async (...asked) => {
  const found = await findByText('order', ...asked)
  const orders = new Map(found.flatMap((each) => [...each]))
  return newestFirst(await withStates(await withTimes([...orders.values()])))
}

/** In the order of `ids`. `placed`: the times known already. */
export async function loadOrders(ids: readonly string[], placed?: ById<Date | null>) {
  const found = await findByIds('Orders', ids)
  return withTimes(
    ids.flatMap((id) => found.get(id) ?? []),
    placed,
  )
}

/** By `placed`, since a backup restores documents as of now. Orders of an earlier site have only the document's time. */
async function withTimes(
  orders: readonly FoundDocument[],
  known: ById<Date | null> = new Map(),
): Promise<readonly StoredOrder[]> {
  const others = orders.flatMap(({ id }) => (known.has(id) ? [] : [id]))
  const placed = await findByIds('placed', others)
  const timeOf = (id: string) => known.get(id) ?? readAt(placed.get(id)?.fields ?? {})
  return orders.map((order) => readOrder(order, timeOf(order.id) ?? order.createdAt))
}

/** The orders with what is known about their money and steps by now. */
export async function withStates(orders: readonly StoredOrder[]) {
  const due = orders.map(({ id, totalCost: amount }) => ({ id, amount }))
  const [paymentOf, stepsOf] = await Promise.all([loadPayments('order', due), loadSteps(orders)])
  return orders.map((order) => ({
    ...order,
    payment: paymentOf(order.id),
    steps: stepsOf(order.id),
  }))
}

function newestFirst(orders: readonly OrderInList[]): readonly OrderInList[] {
  return [...orders].sort((a, b) => Number(b.at) - Number(a.at))
}
