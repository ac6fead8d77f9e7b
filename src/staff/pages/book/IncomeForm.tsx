import { useState } from 'react'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { Field, TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { messages } from '@/content/texts/messages'
import { bookTexts } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import { methods } from '@/staff/domain/confirmation'
import { bankAnyway, cashCode, incomeSchema, type Income } from '@/staff/domain/income'
import { loadCodePayment } from '@/staff/services/confirmationRecords'
import { storeIncome } from '@/staff/services/income'
import { monthText } from '@/staff/pages/list/timeText'

const texts = bookTexts.income

/** `start`: details known from a statement. */
export function IncomeForm({
  staff,
  start,
  onStored,
}: {
  staff: Account
  start?: Income
  onStored: (income: Income) => void
}) {
  const [today] = useState(() => dayInKenya(new Date()))
  const form = useForm<Income, Income>({
    name: ['income', start?.code].join(' ').trim(),
    schema: (button) => incomeSchema(today, button),
    pending: texts.pending,
    async send(typed, { idFor }) {
      // One id per draft, even when its texts change.
      const income = {
        ...typed,
        ...(typed.method === 'cash' && { code: cashCode(idFor({})) }),
        ...(typed.code === start?.code && { received: start.received }),
      }
      if ((await storeIncome(income, staff)) === 'stored') return income
      throw new Failure('refused', {
        detail: income.method === 'cash' ? texts.cashTaken : await whyTaken(income.code),
      })
    },
    done: (income) => {
      onStored(income)
      return { say: texts.done(formatKsh(income.amount), monthText(income.paidOn.slice(0, 7))) }
    },
    failed: (failure, { method }) => {
      if (!failure.detail) return { say: texts.failed, also: messages.accountAdvice(failure) }
      // The next press is for other money.
      if (method === 'cash') form.discard()
      return { say: failure.detail }
    },
  })
  const { method = start?.method } = form.texts
  const isByCode = method === 'mpesa' || method === 'bank'
  const canBeBank =
    method === 'bank' && form.errors.code !== undefined && form.isTakenBy(bankAnyway)

  return (
    <Form form={form} label={texts.title}>
      <TextField
        name="amount"
        label={texts.amount}
        type="number"
        defaultValue={start && String(start.amount)}
      />
      <Field name="paidOn" label={texts.paidOn}>
        {(control) => (
          <input {...control} type="date" max={today} defaultValue={start?.paidOn ?? today} />
        )}
      </Field>
      <Field name="method" label={texts.method}>
        {(control) => (
          <select {...control} defaultValue={start?.method ?? ''}>
            <option value="">Please choose</option>
            {methods.map((each) => (
              <option key={each} value={each}>
                {paymentTexts.methods[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {/* Stays in the form to keep its draft. */}
      <div hidden={!isByCode}>
        <TextField
          name="code"
          label={texts.code[method === 'bank' ? 'bank' : 'mpesa']}
          defaultValue={start?.code}
        />
      </div>
      <TextField
        name="from"
        label={texts.from}
        hint={texts.fromHint}
        optional
        defaultValue={start?.from}
      />
      <TextField name="note" label={texts.note} hint={texts.noteHint} defaultValue={start?.note} />
      <div className="actions">
        <SubmitButton value="">{texts.submit}</SubmitButton>
        {canBeBank && (
          <SubmitButton value={bankAnyway} variant="quiet">
            {texts.bankAnyway}
          </SubmitButton>
        )}
      </div>
      <FormOutcome />
    </Form>
  )
}

async function whyTaken(code: string): Promise<string> {
  const { rest = 0, received = 0 } = (await loadCodePayment(code)) ?? {}
  return rest > 0 ? texts.tooMuch(formatKsh(rest), formatKsh(received)) : texts.taken
}
