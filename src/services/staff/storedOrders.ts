import type { Account } from '@/domain/members/account'
import type { PaymentState } from '@/domain/staff/confirmation'
import { readOrder, type StoredOrder } from '@/domain/staff/records'
import { readSignature, type Signature } from '@/domain/staff/stored'
import { findByIds } from './database'
import { loadPage, type ListCursor, type ListPage } from './listPage'
import { loadStates } from './paymentStates'
import { storeOnce } from './storeOnce'

/** In this order; no step is taken back. */
export const orderSteps = ['packed', 'handedOver', 'cancelled'] as const

export type OrderStep = (typeof orderSteps)[number]

export interface OrderInList {
  readonly order: StoredOrder
  readonly payment: PaymentState
  readonly steps: Readonly<Record<OrderStep, Signature | null>>
}

/** Newest first within a page: an order holds no time by which the database could sort. */
export async function listOrders(after: ListCursor | null = null): Promise<ListPage<OrderInList>> {
  const { items, next } = await loadPage(
    { collection: 'Orders' },
    after,
    ({ id, fields, createdAt }) => readOrder(id, fields, createdAt),
  )
  const [states, steps] = await Promise.all([
    loadStates('order', items),
    findByIds(
      'orderSteps',
      items.flatMap(({ id }) => orderSteps.map((step) => stepId(id, step))),
    ),
  ])
  const stepOf = (id: string, step: OrderStep) => {
    const found = steps.get(stepId(id, step))
    return found ? readSignature(found.fields) : null
  }
  const orders = items.map((order) => ({
    order,
    payment: states(order.id),
    steps: {
      packed: stepOf(order.id, 'packed'),
      handedOver: stepOf(order.id, 'handedOver'),
      cancelled: stepOf(order.id, 'cancelled'),
    },
  }))
  return { items: orders.toSorted((a, b) => timeOf(b) - timeOf(a)), next }
}

/** The first to note it stands. */
export function markOrder(order: string, step: OrderStep, staff: Account): Promise<void> {
  return storeOnce('orderSteps', stepId(order, step), { order, step }, staff)
}

function stepId(order: string, step: OrderStep): string {
  return `${order}-${step}`
}

function timeOf({ order }: OrderInList): number {
  return order.at?.getTime() ?? 0
}
