import * as v from 'valibot'
import { phoneSchema, unusualPhoneSchema } from '@/domain/contact/phone'
import { amountText, unusualAmount } from '@/domain/money/amount'
import { formatKsh } from '@/domain/money/money'

/** What the form that asks for an M-Pesa prompt takes; the amount becomes a number of Ksh. */
export function stkPushSchema(mpesaLimitKsh: number) {
  const tooLarge = `M-Pesa moves at most ${formatKsh(mpesaLimitKsh)} at a time.`
  return v.object({
    phone: phoneSchema,
    amount: v.pipe(amountText(mpesaLimitKsh, tooLarge), v.transform(Number)),
  })
}

/** What it takes from somebody who was warned and says that what is unusual is right. */
export const unusualStkPushSchema = v.object({
  phone: unusualPhoneSchema,
  amount: unusualAmount,
})

/** The body of a request for an M-Pesa prompt. */
export type StkPush = Readonly<v.InferOutput<typeof unusualStkPushSchema>>

/** What the form takes that asks for an M-Pesa SMS: whatever is pasted. */
export const smsSchema = v.object({ sms: v.string() })
