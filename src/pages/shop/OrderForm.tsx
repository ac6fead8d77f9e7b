import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import type { FormHandle } from '@/components/form/useForm'
import { messages } from '@/content/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import type { Failure } from '@/domain/failure'
import { customerSchema, type Customer } from '@/domain/shop/order'
import { prepareRecords } from '@/services/prepare'
import styles from './shop.module.css'

/** Who orders, and 'Confirm Order'. */
export function OrderForm({
  form,
  isPending,
  failure,
  onConfirm,
}: {
  form: FormHandle
  isPending: boolean
  failure: Failure | null
  onConfirm: (customer: Customer) => void
}) {
  const { prepare } = useNotify()
  const { name = '', phoneNumber = '' } = form.texts
  const isFilled = name.trim() !== '' && phoneNumber.trim() !== ''

  return (
    <section className={`card ${styles.customer}`} aria-labelledby="customer">
      <h2 id="customer">Your details</h2>
      <Form
        form={form}
        label="Order"
        onBegin={() => {
          prepare('top-right')
          prepareRecords()
        }}
        onSubmit={() => {
          const customer = form.check(customerSchema)
          if (customer) onConfirm(customer)
        }}
      >
        <TextField name="name" label="Name" autoComplete="name" required />
        <TextField
          name="phoneNumber"
          type="tel"
          label="Phone number"
          hint="We call this number about your order, for example 0712 345 678"
          autoComplete="tel"
          required
        />
        {!isFilled && <p id="order-needs">To go on, fill in your name and your phone number.</p>}
        <SubmitButton
          isPending={isPending}
          disabled={!isFilled}
          describedBy={isFilled ? undefined : 'order-needs'}
        >
          Confirm Order
        </SubmitButton>
        <FormStatusArea>
          {isPending && (
            <FormStatus tone="pending">
              <p>Saving your order…</p>
            </FormStatus>
          )}
          {failure && !isPending && (
            <FormStatus tone="error">
              <p>{messages.orderFailed}</p>
              {failure.code === 'offline' && <p>{messages.offline}</p>}
              {failure.code === 'refused' && <p>{messages.orderRefused}</p>}
              <p>{messages.orderKept}</p>
            </FormStatus>
          )}
        </FormStatusArea>
      </Form>
      <h3>What happens next</h3>
      <ol className={styles.next}>
        <li>You pay by M-Pesa on the next page. We never ask for your PIN on this site.</li>
        <li>We match your payment and call you on this number.</li>
        <li>We agree with you where you pick it up, or how it is delivered.</li>
      </ol>
    </section>
  )
}
