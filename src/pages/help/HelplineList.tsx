import {
  holidays,
  hoursSince,
  opennessOf,
  situations,
  type Situation,
} from '@/content/texts/helplineTerms'
import type { Helpline } from '@/content/texts/helplines'
import { rankAt } from '@/domain/care/openingHours'
import { HelplineCard } from './HelplineCard'
import { useKenyanMoment } from './useKenyanMoment'
import type { Phoned } from './usePhoned'
import styles from './helpNow.module.css'

type PhonedOf = (line: Helpline) => Phoned | null

/** Sorted by the hour; the first script sorts it the same way before the first paint. */
export function HelplineList({ phonedOf }: { phonedOf: PhonedOf }) {
  const moment = useKenyanMoment()
  const rank = (line: Helpline) => rankAt(opennessOf(line), moment)
  const first = ({ lines }: Situation) => Math.min(...lines.map(rank))
  return (
    <ul
      className={`plain-list ${styles.lines}`}
      data-by-hour
      data-since={hoursSince}
      data-holidays={holidays}
    >
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
                  <HelplineCard
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
