import * as v from 'valibot'
import { amountText, formatKsh } from '@/domain/money/money'
import { anyway, email, longest, personName, text } from '@/domain/text/plainText'

export const paymentMethods = ['mpesa', 'bank'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** In Ksh, as in the security rules: more must be a slip of the finger. */
export const maxDonationKsh = 9_999_999

export const donationPresetsKsh = [100, 250, 500, 1000, 2500] as const

const tooLarge: Record<PaymentMethod, (largest: string) => string> = {
  mpesa: (largest) =>
    `M-Pesa moves at most ${largest} at a time. A larger gift has to be paid in parts, or by bank.`,
  bank: (largest) => `For a gift above ${largest}, please contact us first.`,
}

/** "Send anyway" accepts more than M-Pesa's limit. @throws for an unknown button, which is a bug */
export function donationSchema(button: string, mpesaLimitKsh: number) {
  const paymentMethod = v.parse(v.picklist(paymentMethods), button.replace(anyway, ''))
  const largest = button === 'mpesa' ? mpesaLimitKsh : maxDonationKsh
  return v.pipe(
    v.object({
      amount: amountText(largest, tooLarge[paymentMethod](formatKsh(largest))),
      name: personName('Name'),
      email: email(),
      message: text('Message', longest.message, 'optional', 'lines'),
    }),
    v.transform((typed) => ({ ...typed, paymentMethod })),
  )
}

/** The amount stays text, as stored. */
export type Donation = v.InferOutput<ReturnType<typeof donationSchema>>
