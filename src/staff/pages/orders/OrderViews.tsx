import { Button } from '@/components/buttons/Button'
import { ordersTexts as texts } from '@/staff/content/orders'
import styles from '@/staff/pages/list/list.module.css'
import type { OrderInList } from '@/staff/services/storedOrders'
import { filterByView, type OrderView } from './orderView'

const views = Object.keys(texts.views) as readonly OrderView[]

/** Counts appear once all are loaded. */
export function OrderViews({
  open,
  chosen,
  onChoose,
}: {
  /** Null until loaded. */
  open: readonly OrderInList[] | null
  /** Null while a search shows. */
  chosen: OrderView | null
  onChoose: (view: OrderView) => void
}) {
  return (
    <div role="group" aria-label={texts.viewsLabel} className={styles.buttons}>
      {views.map((view) => (
        <Button
          key={view}
          variant={view === chosen ? 'primary' : 'secondary'}
          aria-pressed={view === chosen}
          onClick={() => onChoose(view)}
        >
          {texts.views[view]}
          {open &&
            view !== 'handedOver' &&
            view !== 'cancelled' &&
            ` (${filterByView(open, view).length})`}
        </Button>
      ))}
    </div>
  )
}
