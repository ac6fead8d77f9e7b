import { useId } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/buttons/Button'
import { LinkOrContact } from '@/components/buttons/LinkOrContact'
import { useToday } from '@/components/hydration/useToday'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import { activities, activitiesPage, type Activity } from '@/content/activities'
import { organisation } from '@/content/organisation'
import {
  googleCalendarLink,
  icsLink,
  stageOf,
  type CalendarEvent,
} from '@/domain/calendar/calendar'
import styles from './community.module.css'

const { lead, signUpUnset, other, undated } = activitiesPage
const stageNames = { ahead: 'Coming up', on: 'Happening now', past: 'This has passed' } as const

/** /activities: what there is to come to, to put into a calendar and to sign up for. */
export function ActivitiesPage() {
  return (
    <div className="page">
      <h1>Activities</h1>
      <p className="lead">{lead}</p>
      {!organisation.signUpFormUrl && <p id="sign-up-unset">{signUpUnset}</p>}
      <div className={styles.grid}>
        <ul>
          {activities.map((activity) => (
            <li key={activity.id} id={activity.id}>
              <ActivityCard activity={activity} />
            </li>
          ))}
        </ul>
        <section className={`stack ${styles.other}`} aria-labelledby="other">
          <h2 id="other">{other.title}</h2>
          <p>{other.text}</p>
          <ButtonLink look="quiet" to={paths.contact} state={{ subject: other.subject }}>
            Suggest an activity
          </ButtonLink>
          <Link to={paths.careers}>See the volunteer roles</Link>
        </section>
      </div>
    </div>
  )
}

function ActivityCard({ activity }: { activity: Activity }) {
  const id = useId()
  const today = useToday()
  const { title, timeline, details, dates, dateNote, imageUrl } = activity
  const stage = dates && today && stageOf(dates, today)
  const event = {
    title,
    timeline: dateNote ? `${timeline} – ${dateNote}` : timeline,
    details,
    dates,
  }
  return (
    <article className={`card ${styles.activity}`} aria-labelledby={id}>
      {imageUrl && <img className={styles.photo} src={imageUrl} alt="" width={640} height={320} />}
      <div className={styles.top}>
        <CalendarLeaf day={dates?.first ?? null} />
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
          unsetId="sign-up-unset"
        >
          Sign Up
        </LinkOrContact>
      </p>
      {dates && (
        <p>
          <a
            href={fileLink(activity, { ...event, dates })}
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

function fileLink(
  { id, changedOn }: Activity,
  event: CalendarEvent & { dates: NonNullable<CalendarEvent['dates']> },
): string {
  return icsLink({
    ...event,
    producer: organisation.productName,
    uid: `${id}@${new URL(settings.VITE_SITE_URL).hostname}`,
    changedAt: new Date(`${changedOn}T00:00:00Z`),
  })
}

const month = new Intl.DateTimeFormat('en-KE', { month: 'short', timeZone: 'UTC' })

/** The month of an activity as a picture; its words are in the timeline. */
function CalendarLeaf({ day }: { day: string | null }) {
  return (
    <div className={styles.leaf} aria-hidden="true">
      <b>{day ? month.format(new Date(day)) : 'Date'}</b>
      <span>{day ? day.slice(0, 4) : '?'}</span>
    </div>
  )
}
