import { buttonClass } from '@/components/buttons/buttonClass'
import { paymentTexts, promptTroubles } from '@/content/payment'
import type { PaymentEvent } from '@/domain/payment/paymentProgress'
import styles from './payment.module.css'

/** The person says that nothing was paid: the usual causes, and a way to try again. */
export function NotPaidPanel({
  why,
  tell,
}: {
  why: 'no-prompt' | 'cancelled'
  tell: (event: PaymentEvent) => void
}) {
  return (
    <div className={styles.panel}>
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
        <button
          type="button"
          className={buttonClass()}
          onClick={() => tell({ type: 'start-again' })}
        >
          Try again
        </button>
      </p>
      <p className={styles.hint}>Or pay to our till yourself: the steps are on this page.</p>
    </div>
  )
}
