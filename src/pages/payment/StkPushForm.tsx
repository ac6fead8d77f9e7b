import { useDeviceEntry } from '@/device/deviceStore'
import { Button } from '@/components/buttons/Button'
import { useConfirm } from '@/components/dialog/ConfirmDialog'
import { Form, FormOutcome, SendAnyway, Status, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm, type FormHandle } from '@/components/form/useForm'
import { FromAbroad } from '@/components/payment/FromAbroad'
import { draftName, lastPhone } from '@/components/payment/typedPayment'
import { settings } from '@/config/settings'
import organisation from '@/content/facts/organisation.json'
import { promptTexts } from '@/content/texts/payment'
import { kenyanOnly } from '@/domain/contact/phone'
import { paymentName, stkPushSchema, unusualStkPushSchema } from '@/domain/payment/payment'
import type { PaymentProgress } from '@/domain/payment/paymentProgress'
import { anyway } from '@/domain/text/plainText'
import { promptMayBeWaiting } from './prompts'
import { promptNews, requestPrompt, type PaymentProps } from './usePayment'

export function StkPushForm({
  payment,
  progress,
  dispatch,
}: PaymentProps & { progress: PaymentProgress }) {
  const name = paymentName(payment)
  const { confirm, dialog } = useConfirm(promptTexts.another)
  // Stays true when the person leaves the page and comes back; false while the question is open.
  const isSending = progress.step === 'sending'
  const paidFrom = useDeviceEntry(lastPhone)
  const known = payment?.purpose === 'donation' ? null : payment?.phone
  const form: FormHandle = useForm({
    // One draft for each payment, so that amounts do not mix.
    name: draftName('stk-push', name),
    schema: (button) =>
      button === anyway ? unusualStkPushSchema : stkPushSchema(settings.VITE_MPESA_LIMIT_KSH),
    from: promptNews,
    keepValues: true,
    pending: promptTexts.sending,
    async send(push) {
      lastPhone.write(form.texts.phone ?? '')
      if (promptMayBeWaiting() && !(await confirm())) return {}
      return requestPrompt(name, push)
    },
    done: (outcome) => outcome,
    failed: (failure) => ({
      say: promptTexts.failed(failure),
      also: promptTexts.failedAdvice(failure),
    }),
  })
  const { till } = organisation
  const isDoubted = progress.step === 'ready' && progress.doubted !== null
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
      {form.errors.phone === kenyanOnly && <FromAbroad payment={payment} />}
      <div className="actions">
        <SubmitButton>Send the prompt</SubmitButton>
        <SendAnyway variant="secondary" />
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
        {isDoubted && form.outcome?.also !== promptTexts.mayCome && promptTexts.lastMayCome}
        {isDoubted && (
          <p>
            <Button variant="quiet" onClick={() => dispatch({ type: 'prompt-came-late' })}>
              The prompt has come
            </Button>
          </p>
        )}
      </Status>
      {dialog}
    </Form>
  )
}
