import { Button } from '@/components/buttons/Button'
import { catalogue } from '@/content/facts/catalogue.json'
import { ordersTexts } from '@/staff/content/orders'
import { sizesOf } from '@/domain/shop/order'
import { countPieces } from '@/staff/domain/pieces'
import type { OrderInList } from '@/staff/services/storedOrders'
import { saveCsv, StaffTable, textColumn, type Column } from '@/staff/pages/list/StaffTable'

const texts = ordersTexts.maker

type PieceToMake = ReturnType<typeof piecesToMake>[number]

const columns: readonly Column<PieceToMake>[] = [
  textColumn('Piece', ({ name }) => name),
  textColumn('Size', ({ size }) => size),
  textColumn('Ordered', ({ count }) => count),
  textColumn('Of them paid', ({ paid }) => paid),
]

/** Pieces by size, only from open orders that are not packed. */
export function MakerList({ orders }: { orders: readonly OrderInList[] }) {
  const pieces = piecesToMake(orders)
  return (
    <section aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      {pieces.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <>
          <StaffTable label={texts.title} isNarrow items={pieces} columns={columns} />
          <p className="actions">
            <Button variant="secondary" onClick={() => saveCsv('pieces', columns, pieces)}>
              Download the pieces as CSV
            </Button>
          </p>
        </>
      )}
    </section>
  )
}

function piecesToMake(orders: readonly OrderInList[]) {
  const open = orders.filter(({ steps }) => !steps.packed && !steps.handedOver && !steps.cancelled)
  const paid = countPieces(
    open.flatMap(({ cart, payment }) => (payment.state === 'confirmed' ? cart : [])),
  )
  const pieces = countPieces(open.flatMap(({ cart }) => cart)).map((piece) => ({
    ...piece,
    id: `${piece.name} ${piece.size}`,
    paid: paid.find(({ name, size }) => name === piece.name && size === piece.size)?.count ?? 0,
  }))
  return [...pieces].sort((one, other) => placeOf(one) - placeOf(other))
}

/** In catalogue order, small to large. */
function placeOf({ name, size }: ReturnType<typeof countPieces>[number]): number {
  return catalogue
    .flatMap((goods) => sizesOf(goods).map((each) => `${goods.name} ${each}`))
    .indexOf(`${name} ${size}`)
}
