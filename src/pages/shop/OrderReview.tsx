import { DetailList } from '@/components/page/DetailList'
import { Section } from '@/components/page/Section'
import { TextList } from '@/components/page/TextList'
import { Form, FormOutcome, SendAnyway, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { reviewTexts } from '@/content/texts/shop'
import { useCart } from '@/context/cart/useCart'
import { takesMpesa } from '@/context/payments/takesMpesa'
import { formatKsh } from '@/domain/money/money'
import { CartPieces } from './CartPieces'
import styles from './shop.module.css'
import type { PieceRemoval } from './UndoLine'
import { useOrderForm } from './useOrderForm'

export function OrderReview({ removal }: { removal: PieceRemoval }) {
  const { totalItems, totalCost } = useCart().cart
  const form = useOrderForm()
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
          <DetailList
            className={styles.totals}
            details={[
              { label: 'Items', value: String(totalItems) },
              { label: 'Total', value: formatKsh(totalCost) },
            ]}
          />
          {!isFilled && <p id="order-needs">{reviewTexts.needs}</p>}
          <SubmitButton
            disabled={!isFilled}
            aria-describedby={isFilled ? undefined : 'order-needs'}
          >
            Confirm Order
          </SubmitButton>
          <SendAnyway variant="secondary" />
          <FormOutcome />
        </Form>
        <h3>What happens next</h3>
        <TextList as="ol" className="numbered" texts={reviewTexts.next(takesMpesa())} />
      </Section>
    </div>
  )
}
