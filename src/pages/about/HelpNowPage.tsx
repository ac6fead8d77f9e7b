import { ButtonLink, type ButtonLook } from '@/components/buttons/Button'
import { helplines } from '@/content/helplines'
import { helpNow } from '@/content/helpNow'
import { telLink } from '@/domain/contact/phone'
import { QuickExit } from './QuickExit'
import about from './about.module.css'
import styles from './helpNow.module.css'

/** /help-now: numbers to call, and a quick way off the page; complete without script. */
export function HelpNowPage() {
  const { lead, emergency, campus, more, traces, unverified } = helpNow
  const urgent = helplines.filter(({ isEmergency }) => isEmergency)
  const listening = helplines.filter(({ isEmergency }) => !isEmergency)
  const notPhoned = helplines.filter(({ verifiedOn }) => !verifiedOn).map(({ number }) => number)
  return (
    <div className="page">
      <QuickExit />
      <h1>Need help now?</h1>
      <p className="lead">{lead}</p>

      <section className={styles.urgent} aria-labelledby="emergency">
        <div>
          <h2 id="emergency">In danger right now?</h2>
          <p>{emergency}</p>
        </div>
        <p className="actions">
          {urgent.map(({ number }) => (
            <Call key={number} number={number} look="onBand" />
          ))}
        </p>
      </section>

      <h2 className={styles.listen}>People who listen</h2>
      <ul className={`plain-list ${about.cards}`}>
        {[...listening, { ...campus, number: null }].map(({ name, when, number }) => (
          <li key={name} className="card">
            <h3>{name}</h3>
            <p>{when}</p>
            {number && <Call number={number} look="primary" />}
          </li>
        ))}
      </ul>
      {notPhoned.length > 0 && (
        <p className="muted">
          {unverified(notPhoned.length === helplines.length ? 'all' : notPhoned)}
        </p>
      )}

      <div className={styles.more}>
        {more.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>

      <section className={`aside ${styles.traces}`}>
        <h2>{traces.title}</h2>
        <p>{traces.text}</p>
      </section>
    </div>
  )
}

function Call({ number, look }: { number: string; look: ButtonLook }) {
  return (
    <ButtonLink look={look} className={styles.call} href={telLink(number)}>
      Call {number}
    </ButtonLink>
  )
}
