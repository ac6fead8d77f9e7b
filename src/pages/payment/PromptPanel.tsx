import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import { noPromptYet, paymentTexts, promptTexts } from '@/content/texts/payment'
import {
  awaitsReport,
  secondsLeft,
  waitSeconds,
  type ProgressWithPrompt,
} from '@/domain/payment/paymentProgress'
import { TroubleHelp } from './TroubleHelp'
import { WaitingScene } from './WaitingScene'
import styles from './payment.module.css'
import { useNow, type PaymentProps } from './usePayment'

/** By then most prompts have appeared. */
const promptSeconds = 20

export function PromptPanel({
  progress,
  dispatch,
  isCancelled,
}: Pick<PaymentProps, 'dispatch'> & { progress: ProgressWithPrompt; isCancelled: boolean }) {
  const isWaiting = progress.step === 'waiting'
  const isUnreached = isWaiting && progress.isUnreached
  const now = useNow(isWaiting)
  const left = isWaiting ? secondsLeft(progress, now) : 0
  return (
    <>
      {isWaiting ? (
        <>
          <Status tone="success">{promptTexts.started}</Status>
          <div className={styles.phone}>
            <WaitingScene />
            {!isCancelled && (
              <p>{left > 0 ? paymentTexts.pinOnPhone : paymentTexts.lastQuestion}</p>
            )}
          </div>
          <div className={styles.countdown}>
            <p>
              Waiting for your phone{' '}
              <strong role="timer">
                {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
              </strong>
            </p>
            <progress max={waitSeconds(progress)} value={left} aria-label="Time left to answer" />
          </div>
        </>
      ) : (
        !isCancelled && <p>{paymentTexts.askWhy[progress.why]}</p>
      )}
      {/* Announced every half minute, not every second. */}
      <p role="status" className="visually-hidden">
        {(isWaiting || progress.why === 'waited') &&
          paymentTexts.timeLeft(Math.ceil(left / 30) * 30)}
      </p>
      {awaitsReport(progress) ? (
        <>
          <p role="status" className="muted" id="awaited">
            {isUnreached ? paymentTexts.unreached : paymentTexts.reportComes}
          </p>
          {isWaiting && waitSeconds(progress) - left >= promptSeconds && (
            <TroubleHelp more="No prompt?" describedBy="awaited" troubles={noPromptYet()} />
          )}
        </>
      ) : (
        <div role="group" aria-labelledby="got-confirmation" className={styles.apart}>
          <h2 id="got-confirmation">{paymentTexts.gotConfirmation}</h2>
          <Button onClick={() => dispatch({ type: 'got-sms', now: Date.now() })}>
            Yes, I got it
          </Button>
          <Button variant="quiet" onClick={() => dispatch({ type: 'no-prompt' })}>
            No prompt came
          </Button>
          <Button variant="quiet" onClick={() => dispatch({ type: 'cancelled' })}>
            I cancelled or it failed
          </Button>
        </div>
      )}
    </>
  )
}
