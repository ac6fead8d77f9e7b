/** The ways a donor can pay; stored with the donation. */
export const paymentMethods = ['mpesa', 'bank'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** The largest gift the form and the security rules take, in Ksh: a slip of the finger, not a gift, lies above. */
export const largestDonationKsh = 9_999_999

/** The amounts offered as chips, in Ksh. */
export const donationPresetsKsh = [100, 250, 500, 1000, 2500] as const

/** The button after the warning that M-Pesa does not move so much at a time. */
export const mpesaAnyway = 'mpesa-anyway'
