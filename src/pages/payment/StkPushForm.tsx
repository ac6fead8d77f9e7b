import * as v from 'valibot'
import { Button } from '@/components/buttons/Button'
import { Form, FormOutcome, Status, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm, type FormHandle } from '@/components/form/useForm'
import { useHydrated } from '@/components/hydration/useHydrated'
import { settings } from '@/config/settings'
import { organisation } from '@/content/organisation'
import { promptTexts } from '@/content/payment'
import { deviceEntry } from '@/device/deviceStore'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import { paymentName, stkPushSchema } from '@/domain/payment/payment'
import { draftName, type OpenPayment } from './usePayment'

/** The number last paid from, as it was typed; filled in for the next payment of this tab. */
const lastPhone = deviceEntry('payment-phone', v.string())

/** Asks for an M-Pesa prompt on a phone. What is to be paid is filled in and stays editable. */
export function StkPushForm({ open }: { open: OpenPayment }) {
  const { payment, progress, requestPrompt, dispatch } = open
  const isHydrated = useHydrated()
  const phone = useDeviceEntry(lastPhone)
  const form: FormHandle = useForm({
    // A draft for each payment: the amount typed for one must not turn up in another.
    name: isHydrated ? draftName('stk-push', paymentName(payment)) : null,
    schema: stkPushSchema(settings.VITE_MPESA_LIMIT_KSH),
    staysFilled: true,
    pending: promptTexts.sending,
    send(push) {
      lastPhone.write(form.texts.phone ?? '')
      return requestPrompt(push)
    },
    done: (outcome) => outcome,
    failed: (failure) => ({
      say: promptTexts.failed(failure),
      also: promptTexts.failedAdvice(failure),
    }),
  })
  const { till } = organisation
  // Whoever left and came back finds the request on its way; while a question is open, none is.
  const isSending = progress.step === 'sending'
  const isDoubted = progress.step === 'ready' && progress.doubted !== null
  const shown = { ...form, isPending: isSending, ...(isSending && { submit: () => undefined }) }

  return (
    <Form form={shown} label="M-Pesa prompt">
      {till && (
        <p>
          {promptTexts.youWillPay.before}
          <strong>{till.businessName}</strong>
          {promptTexts.youWillPay.after}
        </p>
      )}
      <TextField
        name="phone"
        type="tel"
        label="Phone number"
        hint="The M-Pesa number to pay from, for example 0712 345 678"
        autoComplete="tel"
        defaultValue={phone ?? ''}
      />
      <TextField
        name="amount"
        type="number"
        label="Amount (Ksh)"
        defaultValue={payment?.amount ? String(payment.amount) : ''}
      />
      <SubmitButton>Send the prompt</SubmitButton>
      <FormOutcome />
      <Status tone="pending">
        {isDoubted && promptTexts.lastMayCome}
        {isDoubted && (
          <p>
            <Button look="quiet" onClick={() => dispatch({ type: 'prompt-came-late' })}>
              A prompt came after all
            </Button>
          </p>
        )}
      </Status>
    </Form>
  )
}
