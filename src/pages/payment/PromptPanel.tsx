import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import { paymentTexts, promptTexts } from '@/content/payment'
import {
  promptWaitSeconds,
  secondsLeft,
  type ProgressWithPrompt,
} from '@/domain/payment/paymentProgress'
import { WaitingScene } from './WaitingScene'
import styles from './payment.module.css'
import { useNow, type PaymentProps } from './usePayment'

export function PromptPanel({
  progress,
  dispatch,
}: Pick<PaymentProps, 'dispatch'> & { progress: ProgressWithPrompt }) {
  const now = useNow(progress.step === 'waiting')
  const left = progress.step === 'waiting' ? secondsLeft(progress.since, now) : 0
  return (
    <>
      {progress.step === 'ask' ? (
        <p>{paymentTexts.askWhy[progress.why]}</p>
      ) : (
        <>
          <Status tone="success">{promptTexts.started}</Status>
          <div className={styles.phone}>
            <WaitingScene />
            <p>{paymentTexts.pinOnPhone}</p>
          </div>
          <div className={styles.countdown}>
            <p>
              Waiting for your phone{' '}
              <strong role="timer">
                {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
              </strong>
            </p>
            <progress max={promptWaitSeconds} value={left} aria-label="Time left to answer" />
          </div>
        </>
      )}
      {/* Read out every half minute, not every second. */}
      <p role="status" className="visually-hidden">
        {paymentTexts.timeLeft(Math.ceil(left / 30) * 30)}
      </p>
      <div role="group" aria-labelledby="got-confirmation" className={styles.apart}>
        <h2 id="got-confirmation">{paymentTexts.gotConfirmation}</h2>
        <Button onClick={() => dispatch({ type: 'got-sms', now: Date.now() })}>
          Yes, I got it
        </Button>
        <Button look="quiet" onClick={() => dispatch({ type: 'no-prompt' })}>
          No prompt came
        </Button>
        <Button look="quiet" onClick={() => dispatch({ type: 'cancelled' })}>
          I cancelled or it failed
        </Button>
      </div>
    </>
  )
}
