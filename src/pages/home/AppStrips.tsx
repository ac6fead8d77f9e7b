import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { useToday } from '@/components/hydration/useToday'
import { TellMeWhen } from '@/components/form/TellMeWhen'
import { TextList } from '@/components/page/TextList'
import { paths } from '@/config/paths'
import { activities } from '@/content/facts/activities.json'
import { appFeatures, sections, services } from '@/content/texts/home'
import organisation from '@/content/facts/organisation.json'
import { tellMeWhenTexts } from '@/content/texts/tellMeWhen'
import { untilThen, upcomingFeatures, readyFeatures } from '@/content/texts/readiness'
import { takesMpesa } from '@/context/payments/takesMpesa'
import { comingAndPassed } from '@/domain/calendar/events'
import { Pictogram } from './Pictogram'
import styles from './home.module.css'
import { Strip } from './Strip'

export function AppStrip() {
  const { title, lead } = sections.waitlist
  return (
    <section id="waitlist" className={`${styles.section} ${styles.band}`}>
      <div>
        <h2>{title}</h2>
        <p className={styles.bandLead}>{lead}</p>
        <p className="actions">
          <ButtonLink variant="onBand" to={paths.contact} state={{ subject: 'Waitlist' }}>
            Join the Waitlist!
          </ButtonLink>
          <ButtonLink variant="quietOnBand" href="#services">
            Learn more
          </ButtonLink>
        </p>
      </div>
      <div className={styles.phone}>
        <p className={styles.badge}>Not launched yet</p>
        <h3>{sections.glance}</h3>
        <TextList as="ol" className="plain-list" texts={appFeatures} />
        <NotifyMe />
      </div>
    </section>
  )
}

function NotifyMe() {
  const { waitlistUrl } = organisation
  if (waitlistUrl) return <ButtonLink href={waitlistUrl}>Notify Me</ButtonLink>
  return <TellMeWhen subject={tellMeWhenTexts.subjects.app} label="Notify Me" />
}

export function ServicesStrip() {
  return (
    <Strip id="services" className={styles.services}>
      <h2>{sections.services}</h2>
      <ul className="plain-list">
        {services.map((service) => (
          <li key={service.title}>
            <Pictogram picture={service.picture} />
            <h3>{service.title}</h3>
            <p className="muted">{service.text}</p>
          </li>
        ))}
      </ul>
    </Strip>
  )
}

export function ReadinessStrip() {
  const { coming } = comingAndPassed(activities, useToday())
  const hasActivityAhead = coming.some(({ dates }) => dates)
  return (
    <Strip id="ready" className={styles.readiness}>
      <h2>{sections.readiness}</h2>
      <div>
        <h3>Ready</h3>
        <ul className="plain-list">
          {readyFeatures(organisation, takesMpesa(), hasActivityAhead).map(({ label, to }) => (
            <li key={to}>
              <Link className="touch" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>Coming</h3>
        <TextList className="plain-list" texts={upcomingFeatures(organisation, takesMpesa())} />
        <p className="small">{untilThen}</p>
      </div>
    </Strip>
  )
}
