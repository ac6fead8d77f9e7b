import { publicHolidays } from '@/content/facts/publicHolidays'
import { dayInKenya } from '@/domain/calendar/calendar'
import { addWorkingDays, shippingWorkingDays } from '@/domain/calendar/workingDays'
import type { ListCursor, ListPage } from '@/staff/services/listPage'
import { findOrders, listDoneOrders, type OrderInList } from '@/staff/services/storedOrders'

export type OrderView = 'open' | 'toPack' | 'unpaid' | 'ready' | 'handedOver' | 'cancelled'

const isPaid = ({ payment }: OrderInList) => payment.state === 'confirmed'
const isDone = ({ steps }: OrderInList) => steps.handedOver !== null || steps.cancelled !== null

/** An order just handed over or cancelled stays among the open ones. */
const belongsTo: Readonly<Record<OrderView, (item: OrderInList) => boolean>> = {
  open: () => true,
  toPack: (item) => isPaid(item) && !item.steps.packed && !isDone(item),
  unpaid: (item) => !isPaid(item) && item.payment.state !== 'back' && !isDone(item),
  ready: (item) => item.steps.packed !== null && !isDone(item),
  handedOver: () => true,
  cancelled: () => true,
}

export function filterByView(
  items: readonly OrderInList[],
  view: OrderView,
): readonly OrderInList[] {
  return items.filter(belongsTo[view])
}

/** Loads orders that are not open: found, handed over or cancelled. Null if not needed. */
export function otherOrders(view: OrderView, searchText: string) {
  if (searchText !== '') {
    return async (): Promise<ListPage<OrderInList>> => ({
      items: await findOrders(searchText),
      next: null,
    })
  }
  if (view !== 'handedOver' && view !== 'cancelled') return null
  return (after: ListCursor | null) => listDoneOrders(view, after)
}

/** YYYY-MM-DD, from the last confirmation; '' while unpaid and once done. */
export function shipsBy(item: OrderInList): string {
  const at = item.payment.records.at(-1)?.at
  if (!at || !isPaid(item) || isDone(item)) return ''
  return addWorkingDays(dayInKenya(at), shippingWorkingDays, publicHolidays)
}
