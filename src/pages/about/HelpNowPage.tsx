import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import type { ButtonLook } from '@/components/buttons/Button'
import { helplines } from '@/content/helplines'
import { helpNow } from '@/content/helpNow'
import { telLink } from '@/domain/contact/phone'
import { QuickExit } from './QuickExit'
import about from './about.module.css'
import styles from './helpNow.module.css'

/** /help-now: numbers to call, and a quick way off the page; complete without script. */
export function HelpNowPage() {
  const { lead, emergency, campus, more, traces } = helpNow
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
          {helplines
            .filter(({ isEmergency }) => isEmergency)
            .map(({ number }) => (
              <Call key={number} number={number} look="onBand" />
            ))}
        </p>
      </section>

      <h2 className={styles.listen}>People who listen</h2>
      <ul className={`plain-list ${about.cards}`}>
        {helplines
          .filter(({ isEmergency }) => !isEmergency)
          .map(({ name, number, when }) => (
            <Line key={number} name={name} text={when}>
              <Call number={number} look="primary" />
            </Line>
          ))}
        <Line {...campus} />
      </ul>
      <Unverified />

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

function Line({ name, text, children }: { name: string; text: string; children?: ReactNode }) {
  return (
    <li className="card">
      <h3>{name}</h3>
      <p>{text}</p>
      {children}
    </li>
  )
}

function Call({ number, look }: { number: string; look: ButtonLook }) {
  return (
    <ButtonLink look={look} className={styles.call} href={telLink(number)}>
      Call {number}
    </ButtonLink>
  )
}

/** Which numbers nobody of the organisation has phoned yet, once and in plain words. */
function Unverified() {
  const numbers = helplines.filter(({ verifiedOn }) => !verifiedOn).map(({ number }) => number)
  if (numbers.length === 0) return null
  return (
    <p className="muted">
      {helpNow.unverified(numbers.length === helplines.length ? 'all' : numbers)}
    </p>
  )
}
