import { WaitingScene } from '@/components/art/WaitingScene'
import { buttonClass } from '@/components/buttons/buttonClass'
import { FormStatus } from '@/components/form/FormStatus'
import { messages } from '@/content/messages'
import { paymentTexts } from '@/content/payment'
import {
  promptWaitSeconds,
  secondsLeft,
  type PaymentEvent,
  type PaymentProgress,
} from '@/domain/payment/paymentProgress'
import { forgetPrompt } from './recentPrompt'
import styles from './payment.module.css'

/** A prompt is on the phone, or may be: waits for it, and asks what came of it. */
export function PromptPanel({
  progress,
  now,
  tell,
}: {
  progress: Extract<PaymentProgress, { step: 'waiting' | 'ask' }>
  now: number
  tell: (event: PaymentEvent) => void
}) {
  const left = progress.step === 'waiting' ? secondsLeft(progress.since, now) : 0
  return (
    <div className={styles.panel}>
      {progress.step === 'waiting' ? (
        <>
          <FormStatus tone="success">
            <p>{messages.stkStarted}</p>
          </FormStatus>
          <div className={styles.phone}>
            <WaitingScene className={styles.scene} />
            <p>{paymentTexts.pinOnPhone}</p>
          </div>
          <Countdown left={left} />
        </>
      ) : (
        <p>{paymentTexts.askWhy[progress.why]}</p>
      )}
      {/* Said at each half minute and at the end, not every second. */}
      <p role="status" className="visually-hidden">
        {left > 0
          ? `Less than ${Math.ceil(left / 30) * 30} seconds left to answer on your phone.`
          : 'The wait for the prompt is over.'}
      </p>
      <div role="group" aria-labelledby="got-confirmation" className={styles.answers}>
        <h3 id="got-confirmation">{paymentTexts.gotConfirmation}</h3>
        <button type="button" className={buttonClass()} onClick={() => tell({ type: 'got-sms' })}>
          Yes, I got it
        </button>
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => tell({ type: 'no-prompt' })}
        >
          No prompt came
        </button>
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => {
            forgetPrompt(progress.at)
            tell({ type: 'cancelled' })
          }}
        >
          I cancelled or it failed
        </button>
      </div>
    </div>
  )
}

function Countdown({ left }: { left: number }) {
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div className={styles.countdown}>
      <p>
        Waiting for your phone <strong role="timer">{text}</strong>
      </p>
      <progress max={promptWaitSeconds} value={left} aria-label="Time left to answer" />
    </div>
  )
}
