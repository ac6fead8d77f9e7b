/** For an order, a donation and a membership. */
export const payingSteps = ['Details', 'Pay', 'Done'] as const
