import { Button } from '@/components/buttons/Button'
import { Form, FormOutcome, Status, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm, type FormHandle } from '@/components/form/useForm'
import { useHydrated } from '@/components/hydration/useHydrated'
import { settings } from '@/config/settings'
import { organisation } from '@/content/organisation'
import { promptTexts } from '@/content/payment'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import { paymentName } from '@/domain/payment/payment'
import { stkPushSchema, unusualStkPushSchema } from '@/domain/payment/paymentForms'
import { draftName, lastPhone, promptNews, type OpenPayment } from './usePayment'

/** The button of whoever was warned of something unusual and says that it is right. */
const sendAnyway = 'anyway'

/** Asks for an M-Pesa prompt on a phone. What is to be paid is filled in and stays editable. */
export function StkPushForm({ open }: { open: OpenPayment }) {
  const { payment, progress, requestPrompt, dispatch } = open
  const isHydrated = useHydrated()
  const paidFrom = useDeviceEntry(lastPhone)
  const known = payment?.purpose === 'donation' ? null : payment?.phone
  const form: FormHandle = useForm({
    // A draft for each payment: the amount typed for one must not turn up in another.
    name: isHydrated ? draftName('stk-push', paymentName(payment)) : null,
    schema: (button) =>
      button === sendAnyway ? unusualStkPushSchema : stkPushSchema(settings.VITE_MPESA_LIMIT_KSH),
    from: promptNews,
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
  const isUnusual = Object.keys(form.errors).length > 0 && form.isTakenBy(sendAnyway)
  const shown = { ...form, isPending: isSending, ...(isSending && { submit: () => undefined }) }

  return (
    <Form form={shown} label="M-Pesa prompt">
      <TextField
        name="phone"
        type="tel"
        label="Phone number"
        hint={promptTexts.phoneHint}
        autoComplete="tel"
        defaultValue={known ?? paidFrom ?? ''}
      />
      <TextField
        name="amount"
        type="number"
        label="Amount (Ksh)"
        defaultValue={payment?.amount ? String(payment.amount) : ''}
      />
      <div className="actions">
        <SubmitButton>Send the prompt</SubmitButton>
        {isUnusual && (
          <SubmitButton value={sendAnyway} look="secondary">
            Send anyway
          </SubmitButton>
        )}
      </div>
      {till && (
        <p className="small">
          {promptTexts.youWillPay.before}
          <strong>{till.businessName}</strong>
          {promptTexts.youWillPay.after}
        </p>
      )}
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
