import * as v from 'valibot'
import { amountText } from '@/domain/money/amount'
import { formatKsh } from '@/domain/money/money'
import { email, longest, personName, text } from '@/domain/text/plainText'

/** The ways a donor can pay; stored with the donation. */
export const paymentMethods = ['mpesa', 'bank'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** The largest gift the form and the security rules take, in Ksh: a slip of the finger, not a gift, lies above. */
export const largestDonationKsh = 9_999_999

/** The amounts offered as chips, in Ksh. */
export const donationPresetsKsh = [100, 250, 500, 1000, 2500] as const

/** The button that sends an amount above M-Pesa's limit after a warning. */
export const mpesaAnyway = 'mpesa-anyway'

/** What is said of an amount above the largest that a way to pay can carry. */
const tooLarge: Record<PaymentMethod, (largest: string) => string> = {
  mpesa: (largest) =>
    `M-Pesa moves at most ${largest} at a time. A larger gift has to be paid in parts, or by bank.`,
  bank: (largest) => `For a gift above ${largest}, please contact us first.`,
}

/**
 * What the donation form takes when it is sent by the button of a way to pay; any other button is a
 * mistake of the page. `mpesaLimitKsh` is the most M-Pesa moves in one transaction.
 */
export function donationSchema(button: string, mpesaLimitKsh: number) {
  const paymentMethod =
    button === mpesaAnyway ? 'mpesa' : v.parse(v.picklist(paymentMethods), button)
  const largest = button === 'mpesa' ? mpesaLimitKsh : largestDonationKsh
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

/** A donation as the donor typed it and as it is stored, but for the moment, which the server adds; the amount stays text. */
export type Donation = v.InferOutput<ReturnType<typeof donationSchema>>
