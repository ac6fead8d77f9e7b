import * as v from 'valibot'
import { amountText } from '@/domain/money/amount'
import { formatKsh } from '@/domain/money/money'
import { longest } from '@/domain/text/plainText'
import { email, personName, text } from '@/domain/text/textSchemas'
import { largestDonationKsh, mpesaAnyway, paymentMethods, type PaymentMethod } from './donation'

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
