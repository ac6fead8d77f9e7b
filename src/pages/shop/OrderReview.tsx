import { useNavigate } from 'react-router-dom'
import { Section } from '@/components/display/Section'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { reviewTexts } from '@/content/shop'
import { useCart } from '@/context/cart/CartProvider'
import { referenceOf } from '@/domain/documentId'
import { paymentState } from '@/domain/payment/payment'
import { orderedCart } from '@/domain/shop/cart'
import { customerSchema } from '@/domain/shop/order'
import { placeOrder } from '@/services/orders'
import { prepareRecords } from '@/services/prepare'
import { CartPieces } from './CartPieces'
import { lastPlacedOrder } from './placedOrder'
import styles from './shop.module.css'
import type { PieceRemoval } from './UndoLine'

/** A cart with something in it: its pieces, who orders them, and 'Confirm Order'. */
export function OrderReview({ removal }: { removal: PieceRemoval }) {
  const { cart, remove } = useCart()
  const navigate = useNavigate()
  const form = useForm({
    name: 'order',
    schema: customerSchema,
    pending: reviewTexts.saving,
    prepare: prepareRecords,
    async send(customer, { idFor }) {
      const order = { ...customer, ...orderedCart(cart) }
      const id = idFor(order)
      await placeOrder(id, order)
      return referenceOf(id)
    },
    done(reference, _, { isStillHere }) {
      const state = paymentState({ purpose: 'order', amount: cart.totalCost, reference })
      lastPlacedOrder.write(state)
      // What was added meanwhile stays.
      remove(cart.pieces.map(({ id }) => id))
      if (!isStillHere()) return { say: messages.orderPlaced(reference) }
      // Whoever comes back finds an order that is placed, also where storage is blocked, and from
      // its top: the browser goes back to the place that one has left.
      scrollTo({ top: 0, behavior: 'instant' })
      void navigate(paths.orderReview, { replace: true, state })
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
          {!isFilled && <p id="order-needs">{reviewTexts.needs}</p>}
          <SubmitButton disabled={!isFilled} describedBy={isFilled ? undefined : 'order-needs'}>
            Confirm Order
          </SubmitButton>
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
