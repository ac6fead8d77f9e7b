import { useState } from 'react'
import { DetailList } from '@/components/page/DetailList'
import { Section } from '@/components/page/Section'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm, type FormHandle } from '@/components/form/useForm'
import { useNavigateWithState } from '@/components/hydration/useNavigationState'
import { paths } from '@/config/paths'
import { messages } from '@/content/texts/messages'
import { reviewTexts } from '@/content/texts/shop'
import { useCart } from '@/context/cart/useCart'
import { useMemberTexts } from '@/context/user/useMemberTexts'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import { paymentState, type PlacedOrder } from '@/domain/payment/payment'
import { itemsOf, orderedCart } from '@/domain/shop/cart'
import { carefulCustomerSchema, customerSchema, unusualPhone } from '@/domain/shop/customer'
import { prepareRecords } from '@/services/call'
import { keepPayment } from '@/services/keptPayments'
import { placeOrder } from '@/services/records'
import { CartPieces } from './CartPieces'
import styles from './shop.module.css'
import type { PieceRemoval } from './UndoLine'

export function OrderReview({ removal }: { removal: PieceRemoval }) {
  const { cart, remove } = useCart()
  const navigateWithState = useNavigateWithState()
  /** An unusual phone number they insist on. */
  const [anyway, setAnyway] = useState<string | null>(null)
  const form: FormHandle = useForm({
    name: 'order',
    schema: (button) =>
      button === 'anyway' || isConfirmed ? customerSchema : carefulCustomerSchema,
    pending: reviewTexts.saving,
    known: useMemberTexts(),
    prepare: prepareRecords,
    async send(customer, { button, idFor }) {
      if (button === 'anyway') setAnyway(form.texts.phoneNumber ?? null)
      const order = { ...customer, ...orderedCart(cart) }
      const id = idFor(order)
      await placeOrder(id, order)
      return id
    },
    done(document, { phoneNumber: phone }, { isStillHere }) {
      const order: PlacedOrder = {
        purpose: 'order',
        amount: cart.totalCost,
        reference: referenceOf(document),
        document,
        phone,
        items: itemsOf(cart),
      }
      keepPayment(order)
      const state = paymentState(order)
      // Pieces added since stay.
      remove(cart.pieces.map(({ id }) => id))
      if (!isStillHere()) return { say: messages.orderPlaced(order.reference) }
      // "Back" leads to the top of the placed order, even with storage blocked.
      scrollTo({ top: 0, behavior: 'instant' })
      navigateWithState(paths.orderReview, { replace: true, state })
      return { next: { to: paths.mobileMoney, state } }
    },
    failed: ({ code }) => ({
      say: messages.orderFailed,
      also: [
        code === 'offline' && messages.offline,
        code === 'refused' && messages.orderRefused,
        messages.orderKept,
      ],
    }),
  })
  const { name = '', phoneNumber = '' } = form.texts
  const isFilled = name.trim() !== '' && phoneNumber.trim() !== ''
  const isConfirmed = phoneNumber === anyway
  const isAsked = form.errors.phoneNumber === unusualPhone || isConfirmed

  return (
    <div className={styles.review}>
      <CartPieces isLocked={form.isPending} removal={removal} />
      <Section isCard title="Your details">
        <Form form={form} label="Order">
          <TextField name="name" label="Name" autoComplete="name" />
          <TextField
            name="phoneNumber"
            type="tel"
            label="Phone number"
            hint={reviewTexts.phoneHint}
            autoComplete="tel"
          />
          <DetailList
            className={styles.totals}
            details={[
              { label: 'Items', value: String(cart.totalItems) },
              { label: 'Total', value: formatKsh(cart.totalCost) },
            ]}
          />
          {!isFilled && <p id="order-needs">{reviewTexts.needs}</p>}
          <SubmitButton
            disabled={!isFilled}
            aria-describedby={isFilled ? undefined : 'order-needs'}
          >
            Confirm Order
          </SubmitButton>
          {isAsked && (
            <SubmitButton variant="secondary" value="anyway" disabled={!isFilled}>
              Send anyway
            </SubmitButton>
          )}
          <FormOutcome />
        </Form>
        <h3>What happens next</h3>
        <ol className="numbered">
          {reviewTexts.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
