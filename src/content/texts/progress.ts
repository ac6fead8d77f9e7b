/** The fee is paid while the registration waits. */
export const joiningSteps = ['Account', 'About you', 'Fee', 'Register'] as const

export const payingSteps = ['Details', 'Pay', 'Done'] as const
