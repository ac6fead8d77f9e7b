import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import { Brand } from '@/components/brand/Brand'
import { QuickExit } from '@/components/help/QuickExit'
import { Accordion } from '@/components/page/Accordion'
import { helplines, type Helpline } from '@/content/facts/helplines'
import { helpNow } from '@/content/facts/helpNow'
import { dayOfMoment } from '@/domain/calendar/calendar'
import { telLink } from '@/domain/contact/phone'
import { CampusOffices } from './CampusOffices'
import { RightNowSection } from './RightNowSection'
import { ShareHelp } from './ShareHelp'
import { usePhoned, type Phoned } from './usePhoned'
import styles from './helpNow.module.css'

const numbers = helplines.map(({ number }) => number)
const longestPhoned = helpNow.phoned('28 September 2026', true)

/** Has its own calm frame; complete without script. */
export function HelpNowPage() {
  const { lead, emergency, listen, more, team, unverified } = helpNow
  const phonedOf = usePhoned()
  const urgent = helplines.filter(({ isEmergency }) => isEmergency)
  const listening = helplines.filter(({ isEmergency }) => !isEmergency)
  const notPhoned = helplines.filter((line) => phonedOf(line) === null).map(({ number }) => number)
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
            <ButtonLink
              key={number}
              variant="onBand"
              className={styles.call}
              href={telLink(number)}
            >
              Call {number}
            </ButtonLink>
          ))}
        </p>
        <section aria-labelledby="listen">
          <h2 id="listen">{listen}</h2>
          <ul className={`plain-list ${styles.lines}`}>
            {listening.map((line) => (
              <Line key={line.number} line={line} phoned={phonedOf(line)} />
            ))}
          </ul>
          {helplines.some(({ verifiedOn }) => !verifiedOn) && (
            <FixedHeight className="muted" longest={unverified(numbers)}>
              {notPhoned.length > 0 &&
                unverified(notPhoned.length === numbers.length ? 'all' : notPhoned)}
            </FixedHeight>
          )}
        </section>

        <CampusOffices />
        <RightNowSection />
        <ShareHelp />

        <div className={styles.more}>
          <Accordion
            items={more.map(({ text, ...item }) => ({ ...item, content: <p>{text}</p> }))}
          />
          <section>
            <h2>{team.title}</h2>
            <p>{team.text}</p>
          </section>
        </div>
      </main>
    </>
  )
}

function Line({ line, phoned }: { line: Helpline; phoned: Phoned | null }) {
  const { name, number, situation, when, terms } = line
  return (
    <li className={styles.line}>
      <div>
        <h3>{situation}</h3>
        <p>
          <strong>{name}.</strong> {when} {terms}
        </p>
      </div>
      <FixedHeight className={`muted ${styles.phoned}`} longest={longestPhoned}>
        {phoned && helpNow.phoned(dayOfMoment(phoned.at), phoned.isLongAgo)}
      </FixedHeight>
      <ButtonLink className={styles.call} href={telLink(number)}>
        Call {number}
      </ButtonLink>
    </li>
  )
}

/** Reserves room for the longest sentence, so nothing moves. */
function FixedHeight(props: { className: string; longest: string; children: ReactNode }) {
  return (
    <p className={`${props.className} ${styles.steady}`} data-longest={props.longest}>
      <span>{props.children}</span>
    </p>
  )
}
