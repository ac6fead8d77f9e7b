import { publicHolidays } from '@/content/publicHolidays'
import { dayInKenya } from '@/domain/calendar/calendar'
import { addWorkingDays, shippingWorkingDays } from '@/domain/calendar/workingDays'
import { loadConfirmations } from '@/services/staff/confirmationRecords'
import type { ListCursor, ListPage } from '@/services/staff/listPage'
import { listOrders, type OrderInList } from '@/services/staff/storedOrders'

/** `shipsBy` is '' while it is not paid, and once it is on its way. */
export interface OrderToPack extends OrderInList {
  readonly shipsBy: string
  readonly isLate: boolean
}

/** The days until an order ships count from its confirmation. */
export async function loadOrders(after: ListCursor | null): Promise<ListPage<OrderToPack>> {
  const { items, next } = await listOrders(after)
  const toShip = items.flatMap(({ payment, steps }) =>
    payment.state === 'confirmed' && !steps.handedOver && !steps.cancelled
      ? [payment.confirmation]
      : [],
  )
  const confirmations = await loadConfirmations(toShip)
  const confirmedAt = new Map(confirmations.map(({ document, at }) => [document, at] as const))
  const today = dayInKenya(new Date())
  return {
    items: items.map((item) => {
      const at = confirmedAt.get(item.order.id)
      const shipsBy = at ? addWorkingDays(dayInKenya(at), shippingWorkingDays, publicHolidays) : ''
      return { ...item, shipsBy, isLate: shipsBy !== '' && shipsBy < today }
    }),
    next,
  }
}
