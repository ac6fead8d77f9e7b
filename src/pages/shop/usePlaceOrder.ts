import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FormHandle } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { useCart } from '@/context/cart/CartProvider'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import type { Cart } from '@/domain/shop/cart'
import { referenceOf } from '@/domain/documentId'
import type { Failure } from '@/domain/failure'
import type { Customer, Order } from '@/domain/shop/order'
import type { OrderPayment } from '@/domain/payment/payment'
import { placeOrder } from '@/services/orders'
import { rememberPlacedOrder } from '@/services/placedOrder'

/**
 * Places an order and leads on to where it is paid. Only an order that is stored leaves the cart
 * and the form; until then nothing is lost and nobody moves on.
 */
export function usePlaceOrder(form: FormHandle): {
  readonly place: (customer: Customer, cart: Cart) => void
  readonly isPending: boolean
  readonly failure: Failure | null
} {
  const { remove } = useCart()
  const { notify } = useNotify()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure | null>(null)

  const { submit, isPending } = useSubmit(
    async ({ order, ids }: { order: Order; ids: readonly string[] }, isStillHere) => {
      const id = form.documentIdFor(order)
      await placeOrder(id, order)
      const payment: OrderPayment = { totalCost: order.totalCost, reference: referenceOf(id) }
      rememberPlacedOrder(payment)
      if (isStillHere()) {
        // Whoever comes back finds an order that is placed, also where storage is blocked, and from
        // its top: the browser goes back to the place that one has left.
        scrollTo({ top: 0, behavior: 'instant' })
        void navigate(paths.orderReview, { replace: true, state: payment })
        void navigate(paths.mobileMoney, { state: payment })
      } else {
        notify({ text: messages.orderPlaced(payment.reference), tone: 'success' })
      }
      form.clear()
      // What was added meanwhile stays.
      remove(ids)
    },
    (reason) => {
      setFailure(reason)
      notify({ text: messages.orderFailed, tone: 'error' })
    },
  )

  function place(customer: Customer, { pieces, totalItems, totalCost }: Cart) {
    setFailure(null)
    submit({
      order: { ...customer, cart: pieces.map(({ entry }) => entry), totalItems, totalCost },
      ids: pieces.map(({ id }) => id),
    })
  }

  return { place, isPending, failure }
}
