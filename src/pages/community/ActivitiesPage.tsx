import { useId } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/buttons/Button'
import { LinkOrContact } from '@/components/buttons/LinkOrContact'
import { Page } from '@/components/display/Page'
import { ReadinessLink } from '@/components/display/ReadinessLink'
import { Section } from '@/components/display/Section'
import { useToday } from '@/components/hydration/useToday'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import { activities, activitiesPage, type Activity } from '@/content/activities'
import { organisation } from '@/content/organisation'
import { googleCalendarLink, icsLink, stageOf } from '@/domain/calendar/calendar'
import styles from './community.module.css'

const { lead, other, undated } = activitiesPage
const month = new Intl.DateTimeFormat('en-KE', { month: 'short', timeZone: 'UTC' })
const stageNames = { ahead: 'Coming up', on: 'Happening now', past: 'This has passed' } as const

/** /activities: what there is to come to, to put into a calendar and to sign up for. */
export function ActivitiesPage() {
  return (
    <Page title="Activities" lead={lead}>
      <div className={styles.grid}>
        <ul>
          {activities.map((activity) => (
            <li key={activity.id} id={activity.id}>
              <ActivityCard activity={activity} />
            </li>
          ))}
        </ul>
        <Section title={other.title} className={`stack ${styles.other}`}>
          <p>{other.text}</p>
          <ButtonLink look="quiet" to={paths.contact} state={{ subject: other.subject }}>
            Suggest an activity
          </ButtonLink>
          <Link to={paths.careers}>See the volunteer roles</Link>
        </Section>
      </div>
      {!organisation.signUpFormUrl && <ReadinessLink />}
    </Page>
  )
}

function ActivityCard({ activity }: { activity: Activity }) {
  const id = useId()
  const today = useToday()
  const { title, timeline, details, dates, dateNote, imageUrl } = activity
  const stage = dates && today && stageOf(dates, today)
  const when = dateNote ? `${timeline} – ${dateNote}` : timeline
  const event = { title, timeline: when, details, dates }
  return (
    <article className={`card ${styles.activity}`} aria-labelledby={id}>
      {imageUrl && <img className={styles.photo} src={imageUrl} alt="" width={640} height={320} />}
      <div className={styles.top}>
        {/* The month as a picture; its words are in the timeline. */}
        <div className={styles.leaf} aria-hidden="true">
          <b>{dates ? month.format(new Date(dates.first)) : 'Date'}</b>
          <span>{dates ? dates.first.slice(0, 4) : '?'}</span>
        </div>
        <span className={styles.stage} data-stage={stage}>
          {dates ? stage && stageNames[stage] : 'No date yet'}
        </span>
      </div>
      <h2 id={id}>{title}</h2>
      <p className={styles.timeline}>{timeline}</p>
      <p className={styles.details}>{details}</p>
      {dateNote && <p className="small">The {dateNote}.</p>}
      {!dates && (
        <p id={`${id}-date`} className="small">
          {undated}
        </p>
      )}
      <p className={`actions ${styles.actions}`}>
        <ButtonLink
          look="secondary"
          href={googleCalendarLink(event)}
          aria-describedby={dates ? id : `${id} ${id}-date`}
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
