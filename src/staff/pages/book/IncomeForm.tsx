import { useState } from 'react'
import { Form } from '@/components/form/Form'
import { Field, TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { messages } from '@/content/texts/messages'
import { bookTexts } from '@/staff/content/book'
import { dayInKenya } from '@/domain/calendar/calendar'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import { bankAnyway, cashCode, incomeSchema, type Income } from '@/staff/domain/income'
import { explainRefusal } from '@/staff/pages/dialog/explainRefusal'
import { storeIncome } from '@/staff/services/income'
import { monthText } from '@/staff/pages/list/timeText'
import { whyNoIncome } from '@/staff/pages/payments/whyRefused'
import { IncomeFooter, MethodField } from './incomeParts'

const texts = bookTexts.income

/** `start`: details known from a statement. */
export function IncomeForm({
  staff,
  start,
  onStored,
  onCancel,
}: {
  staff: Account
  start?: Income
  onStored: (income: Income) => void
  /** In a dialog, where the buttons stay in sight. */
  onCancel?: () => void
}) {
  const [today] = useState(() => dayInKenya(new Date()))
  const form = useForm<Income, Income>({
    name: ['income', start?.code].join(' ').trim(),
    known: start ? textsOf(start) : { paidOn: today },
    schema: (button) => incomeSchema(today, button),
    pending: texts.pending,
    async send(typed, { idFor }) {
      // One id per draft, even when its texts change.
      const income = {
        ...typed,
        ...(typed.method === 'cash' && { code: cashCode(idFor({})) }),
        ...(typed.code === start?.code && {
          received: start.received,
          attempts: start.attempts,
        }),
      }
      await explainRefusal(
        () => storeIncome(income, staff),
        () => whyNoIncome(income),
      )
      return income
    },
    done: (income) => {
      onStored(income)
      return { say: texts.done(formatKsh(income.amount), monthText(income.paidOn.slice(0, 7))) }
    },
    failed: (failure, { method }) => {
      if (!failure.detail) {
        const say = failure.code === 'refused' ? texts.refused : texts.failed
        return { say, also: messages.accountAdvice(failure) }
      }
      // The next press is for other money.
      if (method === 'cash') form.discard()
      return { say: failure.detail }
    },
  })
  const { method } = form.texts
  const isBank = method === 'bank'
  const canBeBank = isBank && form.errors.code !== undefined && form.isTakenBy(bankAnyway)

  return (
    <Form form={form} label={texts.title}>
      <TextField name="amount" label={texts.amount} type="number" />
      <Field name="paidOn" label={texts.paidOn}>
        {(control) => <input {...control} type="date" max={today} />}
      </Field>
      <MethodField />
      {/* Stays in the form to keep its draft. */}
      <div hidden={!isBank && method !== 'mpesa'}>
        <TextField name="code" label={texts.code[isBank ? 'bank' : 'mpesa']} />
      </div>
      <TextField name="from" label={texts.from} hint={texts.fromHint} optional />
      <TextField name="note" label={texts.note} hint={texts.noteHint} />
      <IncomeFooter canBeBank={canBeBank} onCancel={onCancel} />
    </Form>
  )
}

function textsOf({ code, method, amount, paidOn, from, note }: Income) {
  return { code, method, amount: String(amount), paidOn, from, note }
}
