import { Button } from '@/components/buttons/Button'
import { paymentTexts, promptTroubles } from '@/content/payment'
import styles from './payment.module.css'
import type { Dispatch } from './usePayment'

/** The person says that nothing was paid: the usual causes, and a way to try again. */
export function NotPaidPanel({
  why,
  dispatch,
}: {
  why: 'no-prompt' | 'cancelled'
  dispatch: Dispatch
}) {
  return (
    <>
      <p>{paymentTexts.notPaid[why]}</p>
      <dl className={styles.causes}>
        {promptTroubles.map(({ cause, remedy }) => (
          <div key={cause}>
            <dt>{cause}</dt>
            <dd>{remedy}</dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        <Button onClick={() => dispatch({ type: 'start-again' })}>Try again</Button>
      </p>
      <p className="small">{paymentTexts.orToTill}</p>
    </>
  )
}
