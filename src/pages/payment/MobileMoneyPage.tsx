import { usePassedState } from '@/components/display/usePassedState'
import { messages } from '@/content/messages'
import { formatKsh } from '@/domain/money'
import { readPaymentRequest } from '@/domain/payment'
import { canRequestStkPush } from '@/services/mpesa'
import { StkPushForm } from './StkPushForm'
import { TillInstructions } from './TillInstructions'
import styles from './payment.module.css'

/** /pay: pay by a prompt on the phone, or to the till (SPEC section 2). */
export function MobileMoneyPage() {
  const request = usePassedState(readPaymentRequest)
  return (
    <div className="page">
      <h1>Pay by M-Pesa</h1>
      {request ? (
        <>
          <p className="lead">{messages.donationSaved(request.name, request.amount)}</p>
          <dl className={styles.summary}>
            <div>
              <dt>Amount</dt>
              <dd>{formatKsh(request.amount)}</dd>
            </div>
            <div>
              <dt>Your reference</dt>
              <dd>{request.reference}</dd>
            </div>
          </dl>
        </>
      ) : (
        <p className="lead">
          Pay any amount to us: ask for a prompt on your phone, or pay to our till yourself.
        </p>
      )}
      <div className={styles.options}>
        {canRequestStkPush && (
          <section className="card" aria-labelledby="option-prompt">
            <h2 id="option-prompt">Option 1: a prompt on your phone</h2>
            <StkPushForm key={request?.reference} request={request} />
          </section>
        )}
        <section className="card" aria-labelledby="option-till">
          <h2 id="option-till">{canRequestStkPush ? 'Option 2: pay' : 'Pay'} to our till</h2>
          <TillInstructions amount={request?.amount} />
        </section>
      </div>
    </div>
  )
}
