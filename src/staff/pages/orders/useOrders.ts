import { usePages, useShowMore } from '@/staff/pages/list/usePages'
import { listOpenOrders, reloadOrder, type OrderInList } from '@/staff/services/storedOrders'
import { filterByView, otherOrders, type OrderView } from './orderView'

/** `open`: all of them. `pages`: what the view or the search shows. */
export function useOrders(view: OrderView, searchText: string) {
  const open = usePages(listOpenOrders, '', reloadOrder)
  const loadOthers = otherOrders(view, searchText)
  const others = usePages(
    loadOthers ?? (async () => ({ items: [], next: null })),
    loadOthers ? `${view} ${searchText}` : '',
    reloadOrder,
  )
  const shown = useShowMore(open, open.items && filterByView(open.items, view), view)
  const pages = loadOthers ? others : shown

  async function refresh(item: OrderInList) {
    await pages.refresh(item)
    const same = loadOthers && open.items?.find(({ order }) => order.id === item.order.id)
    if (same) await open.refresh(same)
  }
  return { open, pages: { ...pages, refresh }, hasOlder: !loadOthers && open.hasMore }
}
