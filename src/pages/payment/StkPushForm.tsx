import * as v from 'valibot'
import { Button } from '@/components/buttons/Button'
import { Form, FormOutcome, FormStatus, FormStatusArea, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm, type FormHandle, type Outcome } from '@/components/form/useForm'
import { useHydrated } from '@/components/hydration/useHydrated'
import { settings } from '@/config/settings'
import { organisation } from '@/content/organisation'
import { promptTexts } from '@/content/payment'
import { deviceEntry } from '@/device/deviceStore'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import type { Failure } from '@/domain/failure'
import { paymentName, stkPushSchema } from '@/domain/payment/payment'
import { draftName, type OpenPayment, type PromptOutcome } from './usePayment'

/** The number last paid from, as it was typed; filled in for the next payment of this tab. */
const lastPhone = deviceEntry('payment-phone', v.string())

const outcomes: Record<PromptOutcome, Outcome> = {
  sent: { say: promptTexts.started },
  // Nobody who has paid to the till is to be led to accept the prompt as well.
  'after-till': { say: promptTexts.afterTill, tone: 'error' },
  'not-now': {},
  'cannot-ask': { show: promptTexts.another.text, tone: 'error' },
}

/** Asks for an M-Pesa prompt on a phone. What is to be paid is filled in and stays editable. */
export function StkPushForm({ open }: { open: OpenPayment }) {
  const { payment, progress, requestPrompt, dispatch } = open
  const isHydrated = useHydrated()
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
    done: (outcome) => outcomes[outcome],
    failed: notSent,
  })
  const phone = useDeviceEntry(lastPhone) ?? ''
  const { till } = organisation
  // Whoever left and came back finds the request on its way; while a question is open, none is.
  const isSending = progress.step === 'sending'
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
        defaultValue={phone}
      />
      <TextField
        name="amount"
        type="number"
        label="Amount (Ksh)"
        defaultValue={payment?.amount ? String(payment.amount) : ''}
      />
      <SubmitButton>Send the prompt</SubmitButton>
      <FormOutcome />
      <FormStatusArea>
        {progress.step === 'ready' && progress.doubted && (
          <FormStatus tone="pending">
            <p>{promptTexts.lastMayCome}</p>
            <p>
              <Button look="quiet" onClick={() => dispatch({ type: 'prompt-came-late' })}>
                A prompt came after all
              </Button>
            </p>
          </FormStatus>
        )}
      </FormStatusArea>
    </Form>
  )
}

function notSent(failure: Failure): Outcome {
  const say = promptTexts.failed(failure)
  return {
    say,
    show: (
      <>
        <p>{say}</p>
        <p>{promptTexts.failedAdvice(failure)}</p>
      </>
    ),
  }
}
