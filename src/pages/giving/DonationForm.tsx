import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ChoiceChips } from '@/components/form/ChoiceChips'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { useForm } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import { messages } from '@/content/messages'
import { organisation } from '@/content/organisation'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { referenceOf } from '@/domain/documentId'
import {
  donationPresetsKsh,
  donationSchema,
  type Donation,
  type PaymentMethod,
} from '@/domain/giving/donation'
import type { Failure } from '@/domain/failure'
import { formatKsh } from '@/domain/money/money'
import { readPaymentRequest } from '@/domain/payment/payment'
import { saveDonation } from '@/services/donations'
import { prepareRecords } from '@/services/prepare'

const nextPage: Record<PaymentMethod, string> = {
  mpesa: paths.mobileMoney,
  bank: paths.bankDonation,
}

/** The donation form: stores the pledge, then leads to where it is paid. */
export function DonationForm() {
  const form = useForm('donation')
  const { notify, prepare } = useNotify()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { amount = '', name = '', email = '' } = form.texts
  const isFilled = [amount, name, email].every((text) => text.trim() !== '')

  const { submit, isPending } = useSubmit(
    async (donation: Donation, isStillHere) => {
      const id = form.documentIdFor(donation)
      await saveDonation(id, donation)
      form.clear()
      notify({
        text: messages.donationSaved(donation.name, donation.amount),
        tone: 'success',
        place: 'top-centre',
      })
      const request = readPaymentRequest({ ...donation, reference: referenceOf(id) })
      if (isStillHere()) void navigate(nextPage[donation.paymentMethod], { state: request })
    },
    (reason) => {
      setFailure(reason)
      notify({ text: messages.donationFailed, tone: 'error', place: 'top-centre' })
    },
  )

  function begin() {
    prepare('top-centre')
    prepareRecords()
  }

  function donate(button: string) {
    const paymentMethod: PaymentMethod = button === 'bank' ? 'bank' : 'mpesa'
    const checked = form.check(donationSchema(paymentMethod, settings.VITE_MPESA_LIMIT_KSH))
    setFailure(null)
    if (checked) submit({ ...checked, paymentMethod })
  }

  return (
    <Form form={form} label="Donation" onBegin={begin} onSubmit={donate}>
      <ChoiceChips
        legend="Choose an amount, or type your own"
        choices={donationPresetsKsh.map((preset) => ({
          value: String(preset),
          label: formatKsh(preset),
        }))}
        chosen={amount}
        onChoose={(value) => form.fill('amount', value)}
        other="Other"
        onOther={() => form.focus('amount')}
      />
      <TextField
        name="amount"
        type="number"
        label="Amount (Ksh)"
        hint="Whole shillings, without cents"
        required
      />
      <TextField name="name" label="Name" autoComplete="name" required />
      <TextField name="email" type="email" label="Email" autoComplete="email" required />
      <TextField name="message" label="Message (optional)" multiline />
      {!isFilled && (
        <p id="donate-needs">To go on, fill in the amount, your name and your email.</p>
      )}
      <div className="actions">
        <SubmitButton
          value="mpesa"
          isPending={isPending}
          disabled={!isFilled}
          describedBy={isFilled ? undefined : 'donate-needs'}
        >
          Donate By M-Pesa
        </SubmitButton>
        <SubmitButton
          value="bank"
          look="secondary"
          isPending={isPending}
          disabled={!isFilled}
          describedBy={isFilled ? undefined : 'donate-needs'}
        >
          Donate By Bank
        </SubmitButton>
      </div>
      <FormStatusArea>
        {isPending && (
          <FormStatus tone="pending">
            <p>Saving your pledge…</p>
          </FormStatus>
        )}
        {failure && !isPending && (
          <FormStatus tone="error">
            <p>{messages.donationFailed}</p>
            {failure.code === 'offline' && <p>{messages.offline}</p>}
            <p>{messages.donationKept}</p>
            {organisation.till && (
              <p>
                You can also pay to our till {organisation.till.number} (
                {organisation.till.businessName}).
              </p>
            )}
          </FormStatus>
        )}
      </FormStatusArea>
    </Form>
  )
}
