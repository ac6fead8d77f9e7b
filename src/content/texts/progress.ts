export const payingSteps = ['Details', 'Pay', 'Done'] as const
