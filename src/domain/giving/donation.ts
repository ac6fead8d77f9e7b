import * as v from 'valibot'
import { formatKsh } from '@/domain/money/money'
import { email, longest, text } from '@/domain/text/textSchemas'

/** How a donor means to pay; stored with the donation (SPEC section 3). */
export type PaymentMethod = 'mpesa' | 'bank'

/** The largest pledge the form and the security rules take, in Ksh: a slip of the finger, not a gift, lies above. */
export const largestDonationKsh = 9_999_999

/** The amounts offered as chips, in Ksh. */
export const donationPresetsKsh = [100, 250, 500, 1000, 2500] as const

/** An amount in whole Ksh as typed: digits only, from 1 to `largest`. */
export function amountText(largest: number, tooLarge: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Amount is required'),
    v.check(
      (value) => !value.startsWith('-') && !/^0+$/.test(value),
      'The amount must be at least Ksh 1',
    ),
    v.check((value) => !/^\d+[.,]\d+$/.test(value), 'Use whole shillings, without cents'),
    v.regex(/^\d+$/, 'Write the amount in digits only, for example 500'),
    v.check((value) => !value.startsWith('0'), 'Write the amount without a zero in front'),
    v.check((value) => Number(value) <= largest, tooLarge),
  )
}

/** What the donation form takes. `mpesaLimitKsh` is the most M-Pesa moves in one transaction. */
export function donationSchema(paymentMethod: PaymentMethod, mpesaLimitKsh: number) {
  return v.object({
    amount:
      paymentMethod === 'mpesa'
        ? amountText(
            mpesaLimitKsh,
            `M-Pesa moves at most ${formatKsh(mpesaLimitKsh)} at a time. Give a smaller amount, or give by bank.`,
          )
        : amountText(
            largestDonationKsh,
            `For a gift above ${formatKsh(largestDonationKsh)}, please contact us first.`,
          ),
    name: text('Name', longest.name, 'required'),
    email: email(),
    message: text('Message', longest.message, 'optional', 'lines'),
  })
}

/** A donation as the donor typed it; the amount stays text (SPEC section 3). */
export interface Donation {
  readonly name: string
  readonly email: string
  readonly amount: string
  readonly message: string
  readonly paymentMethod: PaymentMethod
}
