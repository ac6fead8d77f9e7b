import { ButtonLink } from '@/components/buttons/Button'
import { Brand } from '@/components/brand/Brand'
import { CallLine } from '@/components/help/CallLine'
import { useSiteAddress } from '@/components/hydration/useSiteAddress'
import { QuickExit } from '@/components/help/QuickExit'
import { Accordion } from '@/components/page/Accordion'
import { paths } from '@/config/paths'
import { advice, rightNow } from '@/content/facts/helpNow.json'
import organisation from '@/content/facts/organisation.json'
import { helpNow } from '@/content/texts/helpNow'
import { helplines, listening } from '@/content/texts/helplines'
import { telLink } from '@/domain/contact/phone'
import { FixedHeight } from './FixedHeight'
import { HelplineList } from './HelplineList'
import { RightNowSection } from './RightNowSection'
import { ShareHelp } from './ShareHelp'
import { usePhoned } from './usePhoned'
import styles from './helpNow.module.css'

const numbers = listening.map(({ number }) => number)

/** Has its own quiet frame. Complete without script. */
export function HelpNowPage() {
  const { lead, listen, otherWays, team, unverified } = helpNow
  const phonedOf = usePhoned()
  const notPhoned = listening.filter((line) => phonedOf(line) === null).map(({ number }) => number)
  return (
    <>
      <header className={styles.header}>
        <Brand />
        <QuickExit />
      </header>
      <CallLine />
      <main id="content" className={`page ${styles.page}`}>
        <h1 data-address={useSiteAddress(paths.helpNow)}>Need help now?</h1>
        <Emergency />
        <p className="lead">{lead}</p>
        {listening.length > 0 && (
          <section aria-labelledby="listen">
            <h2 id="listen">{listen}</h2>
            <HelplineList phonedOf={phonedOf} />
            {listening.some(({ channels }) => channels === null) && (
              <p className="muted">{otherWays}</p>
            )}
            {listening.some(({ verifiedOn }) => !verifiedOn) && (
              <FixedHeight className="muted" longest={unverified(numbers)}>
                {notPhoned.length > 0 &&
                  unverified(notPhoned.length === numbers.length ? 'all' : notPhoned)}
              </FixedHeight>
            )}
          </section>
        )}

        <CampusOffices />
        {rightNow.title && <RightNowSection title={rightNow.title} />}
        <ShareHelp />

        <div className={styles.more}>
          <Accordion items={foldedItems} />
          <p>{team}</p>
        </div>
      </main>
    </>
  )
}

function Emergency() {
  const { title, text } = advice.hurt
  return (
    <section className={styles.urgent} aria-labelledby="emergency">
      <h2 id="emergency">{helpNow.emergency}</h2>
      <div className={styles.ways}>
        {helplines
          .filter(({ isEmergency }) => isEmergency)
          .map(({ number }) => (
            <ButtonLink key={number} className={styles.call} href={telLink(number)}>
              Call {number}
            </ButtonLink>
          ))}
      </div>
      {text && (
        <p>
          <strong>{title}</strong> {text}
        </p>
      )}
    </section>
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

const foldedItems = [
  helpNow.calling,
  { id: 'friend', ...advice.friend },
  { id: 'law', ...advice.law },
  helpNow.traces,
].flatMap(({ id, title, text }) => (text ? [{ id, title, content: <p>{text}</p> }] : []))
