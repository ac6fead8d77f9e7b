import { Button } from '@/components/buttons/Button'
import { paymentTexts, promptTroubles } from '@/content/texts/payment'
import type { NotPaidReason } from '@/domain/payment/paymentProgress'
import { TroubleHelp } from './TroubleHelp'
import type { PaymentProps } from './usePayment'

export function NotPaidPanel({
  why,
  dispatch,
}: Pick<PaymentProps, 'dispatch'> & { why: NotPaidReason }) {
  const isPayersAnswer = why === 'no-prompt' || why === 'ended'
  return (
    <>
      <p id="not-paid">{paymentTexts.notPaid[isPayersAnswer ? why : 'reported']}</p>
      <p className="actions">
        <Button onClick={() => dispatch({ type: 'start-again' })}>Try again</Button>
      </p>
      <TroubleHelp more="What may help" describedBy="not-paid" troubles={promptTroubles[why]} />
    </>
  )
}
