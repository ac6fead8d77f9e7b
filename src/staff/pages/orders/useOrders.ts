import publicHolidays from '@/content/facts/publicHolidays.json'
import { ordersTexts } from '@/staff/content/orders'
import { addWorkingDays, shippingWorkingDays } from '@/domain/calendar/workingDays'
import { usePages } from '@/staff/pages/list/usePages'
import { useDesk } from '@/staff/pages/useDesk'
import {
  findOrders,
  listDoneOrders,
  listOpenOrders,
  withStates,
  type OrderInList,
} from '@/staff/services/storedOrders'

const isPaid = ({ payment }: OrderInList) => payment.state === 'confirmed'
const isDone = ({ steps }: OrderInList) => steps.handedOver !== null || steps.cancelled !== null

export type OrderView = keyof typeof ordersTexts.views

/** The views of open orders. `open` keeps an order that was just handed over or cancelled. */
const filters: Readonly<Record<OrderView, ((item: OrderInList) => boolean) | null>> = {
  open: () => true,
  toPack: (item) => isPaid(item) && !item.steps.packed && !isDone(item),
  unpaid: (item) => !isPaid(item) && item.payment.state !== 'back' && !isDone(item),
  ready: (item) => item.steps.packed !== null && !isDone(item),
  handedOver: null,
  cancelled: null,
}

/** By ship-by day, then by the day of the order. */
const firstToShip = (items: readonly OrderInList[]) =>
  [...items].sort(
    (one, other) => shipsBy(one).localeCompare(shipsBy(other)) || Number(one.at) - Number(other.at),
  )

export const orderViews = Object.keys(ordersTexts.views) as readonly OrderView[]

/** `open`: all open orders. `pages`: the orders of the view, or those found. */
export function useOrders(view: OrderView) {
  const { people, searchText } = useDesk()
  const open = usePages(listOpenOrders, '', withStates)
  const openIn = (each: OrderView) => {
    const items = open.items && filters[each] && open.items.filter(filters[each])
    return items && each === 'toPack' ? firstToShip(items) : items
  }
  const others = usePages(
    async (after) => {
      if (searchText !== '') return findOrders(searchText, people)
      return view === 'handedOver' || view === 'cancelled' ? listDoneOrders(view, after) : []
    },
    `${view} ${searchText}`,
    withStates,
  )
  const isOpen = searchText === '' && filters[view] !== null
  const pages = isOpen ? { ...open, items: openIn(view), hasMore: false } : others

  async function refresh(those: readonly OrderInList[]) {
    await pages.refresh(those)
    if (isOpen || !open.items) return
    const same = open.items.filter(({ id }) => those.some((each) => each.id === id))
    // One that is not among them may be open again, or paid by now.
    if (same.length < those.length) open.refetch()
    else await open.refresh(same)
  }
  return {
    open,
    /** Undefined for views of other orders, and until the open ones are loaded. */
    countOf: (each: OrderView) => openIn(each)?.length,
    pages: { ...pages, refresh },
    hasOlder: isOpen && open.hasMore,
  }
}

/** YYYY-MM-DD, counted from the day when the last money came in; '' while unpaid and once done. */
export function shipsBy(item: OrderInList): string {
  const paidOn = item.payment.records.map((record) => record.paidOn).sort()
  const last = paidOn.at(-1)
  if (last === undefined || !isPaid(item) || isDone(item)) return ''
  return addWorkingDays(last, shippingWorkingDays, publicHolidays)
}
