import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ordersTexts as texts } from '@/staff/content/orders'
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
    <Box
      role="group"
      aria-label={texts.viewsLabel}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 2 }}
    >
      {views.map((view) => (
        <Button
          key={view}
          size="small"
          variant={view === chosen ? 'contained' : 'outlined'}
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
    </Box>
  )
}
