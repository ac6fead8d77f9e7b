import type { Account } from '@/domain/members/account'
import { readOrder, type StoredOrder } from '@/domain/staff/records'
import { nameSpellings, phoneSpellings } from '@/domain/staff/spellings'
import { readSignature, type Signature } from '@/domain/staff/stored'
import type { FoundDocument } from '@/services/firebase/staffDatabase'
import { askDatabase, findByIds } from './database'
import { loadAll, loadPage, type ListCursor, type ListPage } from './listPage'
import { loadPayments, type KnownPayment } from './paymentStates'
import { beginningWith, findAny, findByCode, findByReference } from './search'
import { mayBeStored, storeOnce } from './storeOnce'

/** In this order. */
export const orderSteps = ['packed', 'handedOver', 'cancelled'] as const

export type OrderStep = (typeof orderSteps)[number]

export interface OrderInList {
  readonly order: StoredOrder
  readonly payment: KnownPayment
  readonly steps: Readonly<Record<OrderStep, Signature | null>>
}

const lastSteps = ['handedOver', 'cancelled'] as const

export type LastStep = (typeof lastSteps)[number]

/** In the order of their ids. */
export async function listOrders(after: ListCursor | null = null): Promise<ListPage<OrderInList>> {
  const { items, next } = await loadPage({ collection: 'Orders' }, after, asOrder)
  return { items: await withStates(items), next }
}

/**
 * All that are neither handed over nor cancelled, newest first. An order holds no time by which the
 * database could sort, and no state: each order costs a read, and each last step.
 */
export async function listOpenOrders(): Promise<readonly OrderInList[]> {
  const [orders, done] = await Promise.all([
    loadAll((after) => loadPage({ collection: 'Orders', size: 300 }, after, asOrder)),
    askDatabase(({ findDocuments }) =>
      findDocuments({ collection: 'orderSteps', where: [['step', 'IN', lastSteps]] }),
    ),
  ])
  const closed = new Set(done.map(({ fields }) => fields['order']))
  return newestFirst(await withStates(orders.filter(({ id }) => !closed.has(id))))
}

/** Those with this last step, the latest first. */
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
  const found = await findByIds('Orders', ids)
  const orders = ids.flatMap((id) => found.get(id) ?? []).map(asOrder)
  return { items: await withStates(orders), next }
}

/** By code, reference, phone number, or how the name begins; newest first. */
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
  return newestFirst(await withStates([...orders.values()].map(asOrder)))
}

/** As it is now. */
export async function reloadOrder({ order }: OrderInList): Promise<OrderInList | null> {
  const [reloaded] = await withStates([order])
  return reloaded ?? null
}

function asOrder({ id, fields, createdAt }: FoundDocument): StoredOrder {
  return readOrder(id, fields, createdAt)
}

/** Each costs a read for its steps and for its mark, and each part that confirms it. */
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
  return orders.map((order) => ({
    order,
    payment: payments(order.id),
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

/** The first to note it stands. */
export function markOrder(order: string, step: OrderStep, staff: Account): Promise<void> {
  return storeOnce('orderSteps', stepId(order, step), { order, step }, staff)
}

/** How long a step can be taken back, by the one who noted it, in ms. */
export const undoMs = 10 * 60_000

/** @throws Failure */
export async function unmarkOrder(order: string, step: OrderStep): Promise<void> {
  const at = { collection: 'orderSteps', id: stepId(order, step) }
  try {
    await askDatabase(({ commit }) => commit([{ ...at, delete: true }]))
  } catch (failure) {
    // Where only the answer was lost it is gone.
    const isGone = async () =>
      !(await askDatabase(({ findDocument }) => findDocument(at.collection, at.id)))
    if (!mayBeStored(failure) || !(await isGone())) throw failure
  }
}

function stepId(order: string, step: OrderStep): string {
  return `${order}-${step}`
}
