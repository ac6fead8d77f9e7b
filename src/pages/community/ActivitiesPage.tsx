import { useId } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import { LinkOrContact } from '@/components/buttons/LinkOrContact'
import { ReadinessLink } from '@/components/contact/ReadinessLink'
import { ScenePage } from '@/components/page/ScenePage'
import { Section } from '@/components/page/Section'
import { useToday } from '@/components/hydration/useToday'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import { activities, type Activity } from '@/content/facts/activities'
import { activitiesPage } from '@/content/texts/activitiesPage'
import { organisation } from '@/content/facts/organisation'
import { comingAndPassed, googleCalendarLink, icsLink, stageOf } from '@/domain/calendar/events'
import { ActivitiesScene } from './ActivitiesScene'
import { ActivityDrawing } from './ActivityDrawing'
import styles from './community.module.css'

const { lead, other, undated, noneComing, passedTitle } = activitiesPage
const stageNames = { ahead: 'Coming up', on: 'Happening now', past: 'This has passed' } as const

export function ActivitiesPage() {
  const { coming, passed } = comingAndPassed(activities, useToday())
  return (
    <ScenePage title="Activities" lead={lead} scene={<ActivitiesScene />}>
      {coming.length === 0 && <p className={styles.none}>{noneComing}</p>}
      <div className={styles.grid}>
        {coming.length > 0 && (
          <ul>
            {coming.map((activity) => (
              <li key={activity.id} id={activity.id}>
                <ActivityCard activity={activity} />
              </li>
            ))}
          </ul>
        )}
        <Section title={other.title} className={`stack ${styles.other} ${styles.wide}`}>
          <p>{other.text}</p>
          <p className="actions">
            <ButtonLink variant="secondary" to={paths.contact} state={{ subject: other.subject }}>
              Suggest an activity
            </ButtonLink>
            <ButtonLink variant="quiet" to={paths.careers}>
              See the volunteer roles
            </ButtonLink>
          </p>
        </Section>
      </div>
      {passed.length > 0 && (
        <Section title={passedTitle(passed.length)}>
          <ul className={`plain-list ${styles.grid} ${styles.passed}`}>
            {passed.map((activity) => (
              <li key={activity.id} id={activity.id}>
                <ActivityCard activity={activity} heading="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!organisation.signUpFormUrl && <ReadinessLink />}
    </ScenePage>
  )
}

function ActivityCard({
  activity,
  heading: Heading = 'h2',
}: {
  activity: Activity
  heading?: 'h2' | 'h3'
}) {
  const id = useId()
  const today = useToday()
  const { title, timeline, details, dates, dateNote, imageUrl, drawing } = activity
  const stage = dates && today && stageOf(dates, today)
  const when = dateNote ? `${timeline} – ${dateNote}` : timeline
  const event = { title, timeline: when, details, dates }
  return (
    <article className={`card ${styles.activity}`} aria-labelledby={id}>
      {imageUrl ? (
        <img
          className={styles.banner}
          src={imageUrl}
          alt=""
          width={640}
          height={320}
          loading="lazy"
        />
      ) : (
        <ActivityDrawing drawing={drawing} className={styles.banner} />
      )}
      {dates && (
        <div className={styles.top}>
          {/* The timeline gives it in words. */}
          <div className={styles.leaf} aria-hidden="true">
            <b>{monthOf(dates.first)}</b>
            <span>{dates.first.slice(0, 4)}</span>
          </div>
          <span className={styles.stage} data-stage={stage}>
            {stage && stageNames[stage]}
          </span>
        </div>
      )}
      <Heading id={id}>{title}</Heading>
      <p className={styles.timeline}>{timeline}</p>
      {dateNote && <p className={`small ${styles.note}`}>{dateNote}.</p>}
      <p className={styles.details}>{details}</p>
      {!dates && (
        <p id={`${id}-undated`} className="small">
          {undated}
        </p>
      )}
      <p className={`actions ${styles.actions}`}>
        <ButtonLink
          variant="secondary"
          href={googleCalendarLink(event)}
          aria-describedby={dates ? id : `${id} ${id}-undated`}
        >
          Book on Calendar
        </ButtonLink>
        <LinkOrContact
          href={organisation.signUpFormUrl}
          subject={`Sign up: ${title}`}
          describedBy={id}
        >
          Sign Up
        </LinkOrContact>
      </p>
      {dates && (
        <p>
          <a
            className="touch"
            href={icsLink({
              ...event,
              dates,
              producer: organisation.productName,
              uid: `${activity.id}@${new URL(settings.VITE_SITE_URL).hostname}`,
              changedAt: new Date(`${activity.changedOn}T00:00:00Z`),
            })}
            download={`${activity.id}.ics`}
            aria-describedby={id}
          >
            Download .ics
          </a>{' '}
          <span className="small">for other calendars</span>
        </p>
      )}
    </article>
  )
}

function monthOf(day: string): string {
  return new Date(day).toLocaleDateString('en-KE', { month: 'short', timeZone: 'UTC' })
}
