import type { Account } from '@/domain/members/account'
import { findDocuments } from './database'
import { cancelledLinkOf } from './giftLinks'
import { inRange, type FoundDocument } from './wireFormat'
import { loadSigned, removeOnce, storeOnce } from './storeOnce'

export const lastSteps = ['handedOver', 'cancelled'] as const

export type LastStep = (typeof lastSteps)[number]

export const orderSteps = ['packed', ...lastSteps] as const

export type OrderStep = (typeof orderSteps)[number]

/** One read for each step taken. */
export async function loadSteps(
  orders: readonly { readonly id: string }[],
  steps: readonly OrderStep[] = orderSteps,
) {
  const found = await loadSigned(
    'orderSteps',
    orders.flatMap(({ id }) => steps.map((step) => stepId(id, step))),
  )
  const taken = (order: string, step: OrderStep) => found.get(stepId(order, step)) ?? null
  return (order: string) => ({
    packed: taken(order, 'packed'),
    handedOver: taken(order, 'handedOver'),
    cancelled: taken(order, 'cancelled'),
  })
}

/** The steps with which orders were handed over or cancelled. */
export function findLastSteps(since: Date): Promise<readonly FoundDocument[]> {
  return findDocuments({
    collection: 'orderSteps',
    where: [['step', 'IN', lastSteps], ...inRange('at', since)],
    orderBy: [['at', 'DESCENDING']],
  })
}

/** The ids of orders handed over or cancelled. */
export async function findDone(since: Date): Promise<ReadonlySet<unknown>> {
  const steps = await findLastSteps(since)
  return new Set(steps.map(({ fields }) => fields['order']))
}

/** The first mark stands. */
export function markOrder(order: string, step: OrderStep, staff: Account): Promise<void> {
  const link = step === 'cancelled' ? [cancelledLinkOf(order)] : []
  const shown = link.map((each) => ({ ...each, set: { state: step }, timed: 'at' }))
  return storeOnce('orderSteps', stepId(order, step), { order, step }, staff, shown)
}

export function unmarkOrder(order: string, step: OrderStep): Promise<void> {
  const link = step === 'cancelled' ? [cancelledLinkOf(order)] : []
  const shown = link.map((each) => ({ ...each, delete: true }) as const)
  return removeOnce('orderSteps', stepId(order, step), shown)
}

export function stepId(order: string, step: OrderStep): string {
  return `${order}-${step}`
}
