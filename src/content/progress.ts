/** The steps of whatever ends in a payment: an order, a donation, a membership. */
export const payingSteps = ['Details', 'Pay', 'Done'] as const
