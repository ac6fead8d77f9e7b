import type { PaymentProgress } from '@/domain/payment/paymentProgress'

/** What somebody has told who says that they paid. */
export type ToldPaid = Extract<PaymentProgress, { step: 'told-paid' }>
