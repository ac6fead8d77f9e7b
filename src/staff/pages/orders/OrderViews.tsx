import { Button } from '@/components/buttons/Button'
import { ordersTexts as texts } from '@/staff/content/orders'
import styles from '@/staff/pages/list/list.module.css'
import type { OrderView } from './useOrders'

const views = Object.keys(texts.views) as readonly OrderView[]

/** Which orders are listed, and how many there are. */
export function OrderViews({
  chosen,
  countOf,
  onChoose,
}: {
  /** Null while a search shows. */
  chosen: OrderView | null
  /** Undefined where orders are not open, and until all are loaded. */
  countOf: (view: OrderView) => number | undefined
  onChoose: (view: OrderView) => void
}) {
  return (
    <div role="group" aria-label={texts.viewsLabel} className={styles.buttons}>
      {views.map((view) => {
        const count = countOf(view)
        return (
          <Button
            key={view}
            variant={view === chosen ? 'primary' : 'secondary'}
            aria-pressed={view === chosen}
            onClick={() => onChoose(view)}
          >
            {texts.views[view]}
            {count !== undefined && ` (${count})`}
          </Button>
        )
      })}
    </div>
  )
}
