import * as v from 'valibot'
import { amountText } from '@/domain/money/amount'
import { formatKsh } from '@/domain/money/money'
import { email, longest, text } from '@/domain/text/textSchemas'

/** The ways a donor can pay; stored with the donation. */
export const paymentMethods = ['mpesa', 'bank'] as const

/** One of the ways to pay. */
export type PaymentMethod = (typeof paymentMethods)[number]

/** The largest pledge the form and the security rules take, in Ksh: a slip of the finger, not a gift, lies above. */
export const largestDonationKsh = 9_999_999

/** The amounts offered as chips, in Ksh. */
export const donationPresetsKsh = [100, 250, 500, 1000, 2500] as const

/** The amounts that each way to pay can carry. */
const amounts = {
  mpesa: (mpesaLimitKsh) =>
    amountText(
      mpesaLimitKsh,
      `M-Pesa moves at most ${formatKsh(mpesaLimitKsh)} at a time. Give a smaller amount, or give by bank.`,
    ),
  bank: () =>
    amountText(
      largestDonationKsh,
      `For a gift above ${formatKsh(largestDonationKsh)}, please contact us first.`,
    ),
} satisfies Record<PaymentMethod, (mpesaLimitKsh: number) => ReturnType<typeof amountText>>

/**
 * What the donation form takes when it is sent by the button of a way to pay; any other button is a
 * mistake of the page. `mpesaLimitKsh` is the most M-Pesa moves in one transaction.
 */
export function donationSchema(button: string, mpesaLimitKsh: number) {
  const paymentMethod = v.parse(v.picklist(paymentMethods), button)
  return v.pipe(
    v.object({
      amount: amounts[paymentMethod](mpesaLimitKsh),
      name: text('Name', longest.name, 'required'),
      email: email(),
      message: text('Message', longest.message, 'optional', 'lines'),
    }),
    v.transform((typed) => ({ ...typed, paymentMethod })),
  )
}

/** A donation as the donor typed it; the amount stays text. */
export type Donation = v.InferOutput<ReturnType<typeof donationSchema>>

/** A donation as it is stored in `Donations`, but for the moment, which the server adds. */
export function donationRecord({ name, email: address, amount, message, paymentMethod }: Donation) {
  return { name, email: address, amount, message, paymentMethod }
}
