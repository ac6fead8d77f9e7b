import { paths } from '@/config/paths'
import type { Payment } from '@/domain/payment/payment'

/** Where people come from to pay for something; what they typed there is still in place. */
export const waysBack: Record<Payment['purpose'], { to: string; text: string }> = {
  donation: { to: paths.donate, text: 'Back to the donation form' },
  order: { to: paths.orderReview, text: 'Back to your order' },
  membership: { to: paths.register, text: 'Back to registration' },
}
