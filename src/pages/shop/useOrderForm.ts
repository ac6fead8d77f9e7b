import { useRef, useState } from 'react'
import { useForm, type FormHandle } from '@/components/form/useForm'
import { useNavigateWithState } from '@/components/hydration/useNavigationState'
import { paths } from '@/config/paths'
import { keptOffline } from '@/content/texts/keptOffline'
import { messages } from '@/content/texts/messages'
import { reviewTexts } from '@/content/texts/shop'
import { useCart } from '@/context/cart/useCart'
import { useMemberTexts } from '@/context/user/useMemberTexts'
import { isMarkedByTab, markForTabs, takeTabLock } from '@/device/tabLock'
import { referenceOf } from '@/domain/documentId'
import { Failure, mayHaveTakenEffect } from '@/domain/failure'
import { paymentState, type PlacedOrder } from '@/domain/payment/payment'
import { itemsOf, orderedCart, type Cart } from '@/domain/shop/cart'
import { carefulCustomerSchema, customerSchema } from '@/domain/shop/customer'
import { anyway } from '@/domain/text/plainText'
import { prepareRecords } from '@/services/call'
import { keepPayment } from '@/services/keptPayments'
import { placeOrder } from '@/services/records'

/** Places the cart's order and leads on to its payment. */
export function useOrderForm() {
  const { cart, has, remove } = useCart()
  const release = useRef(() => {})
  const navigateWithState = useNavigateWithState()
  const [insistedPhone, setInsistedPhone] = useState<string | null>(null)
  const form: FormHandle = useForm({
    name: 'order',
    schema: (button) =>
      button.endsWith(anyway) || isInsisted ? customerSchema : carefulCustomerSchema,
    pending: reviewTexts.saving,
    known: useMemberTexts(),
    prepare: prepareRecords,
    async send(customer, { button, idFor }) {
      if (button.endsWith(anyway)) setInsistedPhone(form.texts.phoneNumber ?? null)
      const order = { ...customer, ...orderedCart(cart) }
      // Holds the lock until the cart is emptied, since all tabs share it.
      release.current = await takeTabLock('order')
      const orderedMarks = idsOf(cart).map((id) => `ordered ${id}`)
      try {
        if (!has(idsOf(cart)) || (await isMarkedByTab(orderedMarks)))
          throw new Failure('refused', { detail: messages.orderedElsewhere })
        const id = idFor(order)
        await placeOrder(id, order)
        await markForTabs(orderedMarks)
        return id
      } catch (error) {
        release.current()
        throw error
      }
    },
    done(document, { phoneNumber: phone }, { isStillHere, isForgotten }) {
      const order: PlacedOrder = {
        purpose: 'order',
        amount: cart.totalCost,
        reference: referenceOf(document),
        document,
        phone,
        items: itemsOf(cart.pieces),
      }
      if (!isForgotten()) keepPayment(order)
      const state = paymentState(order)
      // Pieces added in the meantime stay.
      remove(idsOf(cart))
      release.current()
      if (isForgotten()) return { say: messages.storedBeforeLogout }
      if (!isStillHere()) return { say: messages.orderPlaced(order.reference) }
      // "Back" leads to the top of the placed order, even with storage blocked.
      scrollTo({ top: 0, behavior: 'instant' })
      navigateWithState(paths.orderReview, { replace: true, state })
      return { next: { to: paths.mobileMoney, state } }
    },
    failed: (failure) =>
      failure.detail === undefined
        ? {
            say: messages.orderFailed,
            also: [
              failure.code === 'offline' && keptOffline,
              failure.code === 'refused' && messages.orderRefused,
              mayHaveTakenEffect(failure) && messages.orderMayBePlaced,
              messages.orderKept,
            ],
          }
        : { say: failure.detail },
  })
  const isInsisted = form.texts.phoneNumber === insistedPhone
  return form
}

const idsOf = ({ pieces }: Cart) => pieces.map(({ id }) => id)
