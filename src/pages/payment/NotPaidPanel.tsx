import { Button } from '@/components/buttons/Button'
import { Collapsible } from '@/components/page/Collapsible'
import { DetailList } from '@/components/page/DetailList'
import { paymentTexts, promptTroubles } from '@/content/texts/payment'
import type { NotPaidReason } from '@/domain/payment/paymentProgress'
import styles from './payment.module.css'
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
      <div>
        <Collapsible
          more="What may help"
          less="Hide what may help"
          variant="quiet"
          describedBy="not-paid"
          className={styles.causes}
        >
          <DetailList
            details={promptTroubles[why].map(({ cause, remedy }) => ({
              label: cause,
              value: remedy,
            }))}
          />
        </Collapsible>
      </div>
    </>
  )
}
