import { ButtonLink } from '@/components/buttons/Button'
import { Brand } from '@/components/display/Brand'
import { QuickExit } from '@/components/quick-exit/QuickExit'
import { helplines, type Helpline } from '@/content/helplines'
import { helpNow } from '@/content/helpNow'
import { organisation } from '@/content/organisation'
import { telLink } from '@/domain/contact/phone'
import { RightNowSection } from './RightNowSection'
import { ShareHelp } from './ShareHelp'
import styles from './helpNow.module.css'

/** /help-now in a calm frame of its own: numbers to call, and a quick way off; complete without script. */
export function HelpNowPage() {
  const { lead, emergency, listen, more, traces, unverified } = helpNow
  const urgent = helplines.filter(({ isEmergency }) => isEmergency)
  const listening = helplines.filter(({ isEmergency }) => !isEmergency)
  const notPhoned = helplines.filter(({ verifiedOn }) => !verifiedOn).map(({ number }) => number)
  return (
    <>
      <header className={styles.header}>
        <Brand />
        <QuickExit />
      </header>
      <main id="content" className={`page ${styles.page}`}>
        <h1>Need help now?</h1>
        <p className="lead">{lead}</p>
        <p className={styles.urgent}>
          <span>{emergency}</span>
          {urgent.map(({ number }) => (
            <ButtonLink key={number} look="onBand" className={styles.call} href={telLink(number)}>
              Call {number}
            </ButtonLink>
          ))}
        </p>
        <section aria-labelledby="listen">
          <h2 id="listen">{listen}</h2>
          <ul className={`plain-list ${styles.lines}`}>
            {listening.map((line) => (
              <Line key={line.number} line={line} />
            ))}
          </ul>
          {notPhoned.length > 0 && (
            <p className="muted">
              {unverified(notPhoned.length === helplines.length ? 'all' : notPhoned)}
            </p>
          )}
        </section>

        <CampusOffices />
        <RightNowSection />
        <ShareHelp />

        <div className={styles.more}>
          {[...more, traces].map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </main>
    </>
  )
}

function Line({ line: { name, number, situation, when, terms } }: { line: Helpline }) {
  return (
    <li className={styles.line}>
      <div>
        <h3>{situation}</h3>
        <p>
          <strong>{name}.</strong> {when} {terms}
        </p>
      </div>
      <ButtonLink className={styles.call} href={telLink(number)}>
        Call {number}
      </ButtonLink>
    </li>
  )
}

function CampusOffices() {
  const { title, text } = helpNow.campus
  return (
    <section className={styles.campus}>
      <h2>{title}</h2>
      <p>{text}</p>
      {organisation.campusCounselling.length > 0 && (
        <ul>
          {organisation.campusCounselling.map(({ branch, place, phone }) => (
            <li key={branch}>
              {branch}: {place}
              {phone && (
                <>
                  , <a href={telLink(phone)}>{phone}</a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
