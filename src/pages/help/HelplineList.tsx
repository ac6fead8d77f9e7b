import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import { helpNow } from '@/content/facts/helpNow'
import {
  hoursOf,
  hoursSince,
  opennessOf,
  situations,
  termsOf,
  type Situation,
} from '@/content/texts/helplineTerms'
import type { Helpline } from '@/content/texts/helplines'
import { isShut, openWord, rankAt } from '@/domain/care/openingHours'
import { dayOfMoment } from '@/domain/calendar/calendar'
import { telLink } from '@/domain/contact/phone'
import { FixedHeight } from './FixedHeight'
import { useKenyanMoment } from './useKenyanMoment'
import { WaysToWrite } from './WaysToWrite'
import type { Phoned } from './usePhoned'
import styles from './helpNow.module.css'

const longestPhoned = helpNow.phoned('28 September 2026', true)

type PhonedOf = (line: Helpline) => Phoned | null

/** Sorted by the hour; the first script does the same before the first paint. */
export function HelplineList({ phonedOf }: { phonedOf: PhonedOf }) {
  const moment = useKenyanMoment()
  const rank = (line: Helpline) => rankAt(opennessOf(line), moment)
  const first = ({ lines }: Situation) => Math.min(...lines.map(rank))
  return (
    <ul className={`plain-list ${styles.lines}`} data-by-hour data-since={hoursSince}>
      {[...situations]
        .sort((one, other) => first(one) - first(other))
        .map((situation) => (
          <li
            key={situation.title}
            className={styles.situation}
            data-place={situations.indexOf(situation)}
          >
            <h3>{situation.title}</h3>
            <div className={styles.choices} data-by-hour>
              {[...situation.lines]
                .sort((one, other) => rank(one) - rank(other))
                .map((line) => (
                  <Line
                    key={line.number}
                    line={line}
                    moment={moment}
                    place={situation.lines.indexOf(line)}
                    isElsewhere={line.situation !== situation.title}
                    phoned={phonedOf(line)}
                  />
                ))}
            </div>
          </li>
        ))}
    </ul>
  )
}

interface LineProps {
  line: Helpline
  moment: number | null
  place: number
  isElsewhere: boolean
  phoned: Phoned | null
}

function Line({ line, moment, place, isElsewhere, phoned }: LineProps) {
  const openness = opennessOf(line)
  const marks = {
    'data-hours': openness.spans,
    'data-free': openness.isFree || undefined,
    'data-place': place,
  }
  const { name, when, hours } = line
  const about = (
    <>
      {!isElsewhere && `${when} `}
      {termsOf(line)}
    </>
  )
  const rest = (
    <>
      {!isElsewhere && (
        <FixedHeight className={`muted ${styles.phoned}`} longest={longestPhoned}>
          {phoned && helpNow.phoned(dayOfMoment(phoned.at), phoned.isLongAgo)}
        </FixedHeight>
      )}
      <Ways line={line} />
    </>
  )
  if (hours === null || hours === 'always') {
    return (
      <div className={styles.line} {...marks}>
        <p>
          <strong>{name}.</strong> {about}
        </p>
        {rest}
      </div>
    )
  }
  return (
    <details open={!isShut(openness, moment)} {...marks}>
      <summary className="touch">
        <strong>{name}</strong>
        <span data-now className={styles.now}>
          {openWord(openness.spans, moment)}
        </span>
      </summary>
      <div className={styles.line}>
        <p>{about}</p>
        {rest}
      </div>
    </details>
  )
}

function Ways({ line }: { line: Helpline }): ReactNode {
  const { name, number, hours } = line
  const when = hoursOf(hours)
  return (
    <div className={styles.ways}>
      <ButtonLink className={styles.call} href={telLink(number)}>
        Call <span className="visually-hidden">{name},</span> {number}
        {when && <span className="visually-hidden">, {when}</span>}
      </ButtonLink>
      <WaysToWrite line={line} />
    </div>
  )
}
