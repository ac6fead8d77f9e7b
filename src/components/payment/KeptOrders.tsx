import { ButtonLink } from '@/components/buttons/Button'
import { paths } from '@/config/paths'
import { itemText, orderTexts } from '@/content/shop'
import { dayOfMoment } from '@/domain/calendar/dayOfMoment'
import { formatKsh } from '@/domain/money/money'
import { paymentState } from '@/domain/payment/payment'
import type { KeptOrder } from '@/domain/shop/placedOrder'
import { KeptList } from './KeptList'

/** The orders this device remembers, by their references, each with its way on; nothing where there is none. */
export function KeptOrders({ orders }: { orders: readonly KeptOrder[] | null }) {
  return (
    <KeptList title="Your orders on this device" note={orderTexts.kept}>
      {(orders ?? []).map((order) => (
        <KeptOrderDetails key={order.reference} order={order} />
      ))}
    </KeptList>
  )
}

function KeptOrderDetails({ order }: { order: KeptOrder }) {
  const { reference, items = [], amount, placedAt, toldAt } = order
  const id = `order-${reference}`
  return (
    <>
      <h3 id={id}>Order {reference}</h3>
      <p>{[...items.map(itemText), formatKsh(amount)].join(' · ')}</p>
      <p className="muted">
        {orderTexts.placedOn(dayOfMoment(placedAt))}{' '}
        {toldAt === null ? orderTexts.notTold : orderTexts.toldOn(dayOfMoment(toldAt))}
      </p>
      <p className="actions">
        <ButtonLink
          look="secondary"
          aria-describedby={id}
          to={toldAt === null ? paths.orderPayment : paths.orderConfirmation}
          state={paymentState(order)}
        >
          {toldAt === null ? 'Pay for this order' : 'See this order'}
        </ButtonLink>
      </p>
    </>
  )
}
