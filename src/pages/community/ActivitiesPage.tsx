import { useId } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { useHydrated } from '@/components/hydration/useHydrated'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import { activities, type Activity } from '@/content/activities'
import { organisation } from '@/content/organisation'
import {
  googleCalendarLink,
  icsLink,
  stageOf,
  type CalendarEvent,
} from '@/domain/calendar/calendar'
import styles from './activities.module.css'

/** /activities: five activities to put into a calendar and to sign up for (SPEC section 2). */
export function ActivitiesPage({ now = clock }: { now?: () => Date }) {
  // The prerendered page is older than the day on which it is read.
  const today = useHydrated() ? now() : null
  return (
    <div className="page">
      <h1>Activities</h1>
      <p className="lead">
        Talks, campus weeks and open-air sessions for young people in Kenya. Come as you are.
      </p>
      {!organisation.signUpFormUrl && (
        <p id="sign-up-unset">
          Our sign-up form is not set yet, so Sign Up leads you to our contact page.
        </p>
      )}
      <div className={styles.grid}>
        <ul className={styles.list}>
          {activities.map((activity) => (
            <li key={activity.id} id={activity.id}>
              <ActivityCard activity={activity} today={today} />
            </li>
          ))}
        </ul>
        <section className={styles.other} aria-labelledby="other">
          <h2 id="other">Not on the list?</h2>
          <p>Tell us what you would come to, or help to make it happen.</p>
          <Link
            className={buttonClass('quiet')}
            to={paths.contact}
            state={{ subject: 'An idea for an activity' }}
          >
            Suggest an activity
          </Link>
          <Link to={paths.careers}>See the volunteer roles</Link>
        </section>
      </div>
    </div>
  )
}

const clock = () => new Date()

const stageNames = { ahead: 'Coming up', on: 'Happening now', past: 'This has passed' } as const

function ActivityCard({ activity, today }: { activity: Activity; today: Date | null }) {
  const id = useId()
  const { title, timeline, details, dates, dateNote, changedOn } = activity
  const stage = dates && today && stageOf(dates, today)
  const event: CalendarEvent = {
    title,
    timeline: dateNote ? `${timeline} – ${dateNote}` : timeline,
    details,
    dates,
  }
  return (
    <article className={`card ${styles.activity}`} aria-labelledby={id}>
      <div className={styles.top}>
        <CalendarLeaf day={dates?.first ?? null} />
        <span className={styles.stage} data-stage={stage}>
          {dates ? stage && stageNames[stage] : 'No date yet'}
        </span>
      </div>
      <h2 id={id}>{title}</h2>
      <p className={styles.timeline}>{timeline}</p>
      <p className={styles.details}>{details}</p>
      <div className={styles.foot}>
        {dateNote && <p className={styles.note}>The {dateNote}.</p>}
        {!dates && (
          <p id={`${id}-date`} className={styles.note}>
            There is no date yet, so the calendar will propose today. Pick a day to look here again.
          </p>
        )}
        <p className={`actions ${styles.actions}`}>
          <a
            className={buttonClass('secondary')}
            href={googleCalendarLink(event)}
            target="_blank"
            rel="noopener"
            aria-describedby={dates ? id : `${id} ${id}-date`}
          >
            Book on Calendar
          </a>
          <SignUp titleId={id} title={title} />
        </p>
        {dates && (
          <p>
            <a
              href={icsLink({
                ...event,
                dates,
                producer: organisation.productName,
                uid: `${activity.id}@${new URL(settings.VITE_SITE_URL).hostname}`,
                changedAt: new Date(`${changedOn}T00:00:00Z`),
              })}
              download={`${activity.id}.ics`}
              aria-describedby={id}
            >
              Download .ics
            </a>{' '}
            <span className={styles.note}>for other calendars</span>
          </p>
        )}
      </div>
    </article>
  )
}

/** Opens the sign-up form; while there is none, it leads to the contact page and says so. */
function SignUp({ titleId, title }: { titleId: string; title: string }) {
  const { signUpFormUrl } = organisation
  if (signUpFormUrl) {
    return (
      <a
        className={buttonClass()}
        href={signUpFormUrl}
        target="_blank"
        rel="noopener"
        aria-describedby={titleId}
      >
        Sign Up
      </a>
    )
  }
  return (
    <Link
      className={buttonClass()}
      to={paths.contact}
      state={{ subject: `Sign up: ${title}` }}
      aria-describedby={`${titleId} sign-up-unset`}
    >
      Sign Up
    </Link>
  )
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
