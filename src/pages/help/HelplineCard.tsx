import { ButtonLink } from '@/components/buttons/Button'
import type { WayToWrite } from '@/content/facts/helplines'
import { helpNow } from '@/content/texts/helpNow'
import { holidays, hoursOf, opennessOf, termsOf } from '@/content/texts/helplineTerms'
import type { Helpline } from '@/content/texts/helplines'
import { isShut, openWord } from '@/domain/care/openingHours'
import { dayOfMoment } from '@/domain/calendar/calendar'
import { bareNumber, telLink, whatsAppLink } from '@/domain/contact/phone'
import { FixedHeight } from './FixedHeight'
import type { Phoned } from './usePhoned'
import styles from './helpNow.module.css'

const longestPhoned = helpNow.phoned('28 September 2026', true)

interface Props {
  line: Helpline
  moment: number | null
  place: number
  isElsewhere: boolean
  phoned: Phoned | null
}

/** A helpline, folded while it is closed. `place` is its place in the facts. */
export function HelplineCard({ line, moment, place, isElsewhere, phoned }: Props) {
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
          {openWord(openness.spans, moment, holidays)}
        </span>
      </summary>
      <div className={styles.line}>
        <p>{about}</p>
        {rest}
      </div>
    </details>
  )
}

function Ways({ line }: { line: Helpline }) {
  const { name, number, hours, channels } = line
  const when = hoursOf(hours)
  return (
    <div className={styles.ways}>
      <ButtonLink className={styles.call} href={telLink(number)}>
        Call <span className="visually-hidden">{name},</span> {number}
        {when && <span className="visually-hidden">, {when}</span>}
      </ButtonLink>
      {channels?.map(({ kind, to }) => (
        <ButtonLink key={kind} variant="secondary" className={styles.call} href={links[kind](to)}>
          {kind} <span className="visually-hidden">to {name}</span> {kind !== 'Chat' && to}
        </ButtonLink>
      ))}
    </div>
  )
}

/** For people who cannot speak where they are. */
const links: Readonly<Record<WayToWrite['kind'], (to: string) => string>> = {
  SMS: (to) => `sms:${bareNumber(to)}`,
  // Facts may say 0722 …, but the link needs 254722 ….
  WhatsApp: (to) => whatsAppLink(bareNumber(to).replace(/^0/, '254')),
  Chat: (to) => to,
}
