import { buttonClass } from '@/components/buttons/buttonClass'
import { helplines, type Helpline } from '@/content/helplines'
import { telLink } from '@/domain/contact/phone'
import { QuickExit } from './QuickExit'
import styles from './helpNow.module.css'

/** /help-now: numbers to call, and a quick way off the page; complete without script. */
export function HelpNowPage() {
  const emergency = helplines.filter(({ isEmergency }) => isEmergency)
  const others = helplines.filter(({ isEmergency }) => !isEmergency)
  return (
    <div className="page">
      <QuickExit />
      <h1>Need help now?</h1>
      <p className="lead">
        You do not have to decide anything today. Tell one person how bad it is. If speaking is
        hard, write it and show them.
      </p>

      <section className={styles.urgent} aria-labelledby="emergency">
        <div>
          <h2 id="emergency">In danger right now?</h2>
          <p>If you or someone with you is in danger, call the emergency services.</p>
        </div>
        <p className="actions">
          {emergency.map(({ number }) => (
            <a
              key={number}
              className={`${buttonClass('onBand')} ${styles.call}`}
              href={telLink(number)}
            >
              Call {number}
            </a>
          ))}
        </p>
      </section>

      <h2 className={styles.listen}>People who listen</h2>
      <ul className={styles.lines}>
        {others.map(({ name, number, when }) => (
          <li key={number} className={`card ${styles.line}`}>
            <h3>{name}</h3>
            <p>{when}</p>
            <a className={`${buttonClass()} ${styles.call}`} href={telLink(number)}>
              Call {number}
            </a>
          </li>
        ))}
        <li className={`card ${styles.line}`}>
          <h3>Your campus counselling office</h3>
          <p>
            Usually free for students. If you do not know where it is, ask at the dean of students’
            office or the health centre.
          </p>
        </li>
      </ul>
      <Checked />

      <div className={styles.more}>
        <section>
          <h2>What happens when you call</h2>
          <p>
            Someone answers, asks your first name if you want to give it, and listens. You can stop
            at any time. If nobody answers, try the next number.
          </p>
        </section>
        <section>
          <h2>For a friend</h2>
          <p>
            Ask plainly how bad it is, and stay with them. You can call together, or call yourself
            and ask what to do.
          </p>
        </section>
        <section>
          <h2>What we are not</h2>
          <p>
            We are not an emergency service, and nobody of our team reads messages around the clock.
            The people at these numbers are there for you.
          </p>
        </section>
      </div>

      <section className={styles.history}>
        <h2>If somebody looks at your phone</h2>
        <p>
          “Leave this page” opens a weather search in its place. On a keyboard you can press Shift
          three times instead. Both are quick, but neither deletes your browser’s history: it may
          still show that this site was open, and calls stay in the phone’s list. A private window
          keeps no history once it is closed.
        </p>
      </section>
    </div>
  )
}

/** Which numbers nobody of the organisation has phoned yet, once and in plain words. */
function Checked() {
  const unverified = helplines.filter(({ verifiedOn }) => verifiedOn === null)
  if (unverified.length === 0) return null
  return (
    <p className={styles.note}>
      {unverified.length === helplines.length
        ? 'We took these numbers from public sources and have not phoned them ourselves yet.'
        : `We took these numbers from public sources and have not phoned them ourselves yet: ${numbersOf(unverified)}.`}
    </p>
  )
}

function numbersOf(lines: readonly Helpline[]): string {
  return lines.map(({ number }) => number).join(', ')
}
