import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Payment } from '@/domain/payment/payment'

const waysBack = {
  donation: { to: paths.donate, text: 'Back to the donation form' },
  order: { to: paths.orderReview, text: 'Back to your order' },
  membership: { to: paths.register, text: 'Back to registration' },
} as const

/** The link to where the person came from; what they typed there is kept. */
export function WayBack({ payment, className }: { payment: Payment; className?: string }) {
  const { to, text } = waysBack[payment.purpose]
  return (
    <Link to={to} className={className}>
      {text}
    </Link>
  )
}
