import { useId } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import { LinkOrContact } from '@/components/buttons/LinkOrContact'
import { TellMeWhen } from '@/components/form/TellMeWhen'
import { useToday } from '@/components/hydration/useToday'
import { settings } from '@/config/settings'
import type { Activity } from '@/content/facts/activities'
import { activitiesPage } from '@/content/texts/activitiesPage'
import organisation from '@/content/facts/organisation.json'
import { googleCalendarLink, icsLink, stageOf, type DayRange } from '@/domain/calendar/events'
import { sentence } from '@/domain/text/sentence'
import { ActivityDrawing } from './ActivityDrawing'
import styles from './community.module.css'

const stageNames = { ahead: 'Coming up', on: 'Happening now', past: 'This has passed' } as const

export function ActivityCard({
  activity,
  isPast = false,
}: {
  activity: Activity
  /** Past activities are in the folded part below. */
  isPast?: boolean
}) {
  const id = useId()
  const Heading = isPast ? 'h3' : 'h2'
  const { title, timeline, details, dates, dateNote, imageUrl, drawing } = activity
  const when = dateNote ? `${timeline} – ${dateNote}` : timeline
  const event = { title, timeline: when, details, dates }
  return (
    <article className={`card ${dates ? styles.activity : styles.undated}`} aria-labelledby={id}>
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
      {dates && <CalendarLeaf dates={dates} />}
      <Heading id={id}>{title}</Heading>
      <p className={styles.timeline}>{timeline}</p>
      {dateNote && <p className={`small ${styles.note}`}>{sentence(dateNote)}</p>}
      <p className={styles.details}>{details}</p>
      {!dates && (
        <>
          <TellMeWhen subject={title} describedBy={id} />
          <p id={`${id}-undated`} className="small">
            {activitiesPage.undated}
          </p>
        </>
      )}
      <p className={`actions ${styles.actions}`}>
        <ButtonLink
          variant={isPast || !dates ? 'quiet' : 'secondary'}
          href={googleCalendarLink(event)}
          aria-describedby={dates ? id : `${id} ${id}-undated`}
        >
          Book on Calendar
        </ButtonLink>
        <LinkOrContact
          href={organisation.signUpFormUrl}
          subject={`Sign up: ${title}`}
          describedBy={id}
          variant={isPast || !dates ? 'quiet' : 'primary'}
        >
          Sign Up
        </LinkOrContact>
      </p>
      {dates && (
        <p>
          <a
            className="touch"
            href={icsLink({ ...event, dates, ...fileOf(activity) })}
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

function fileOf({ id, changedOn }: Activity) {
  return {
    producer: organisation.productName,
    uid: `${id}@${new URL(settings.VITE_SITE_URL).hostname}`,
    changedAt: new Date(`${changedOn}T00:00:00Z`),
  }
}

function CalendarLeaf({ dates }: { dates: DayRange }) {
  const today = useToday()
  const stage = today === null ? undefined : stageOf(dates, today)
  const month = new Date(dates.first).toLocaleDateString('en-KE', {
    month: 'short',
    timeZone: 'UTC',
  })
  return (
    <div className={styles.top}>
      {/* The timeline says it in words. */}
      <div className={styles.leaf} aria-hidden="true">
        <b>{month}</b>
        <span>{dates.first.slice(0, 4)}</span>
      </div>
      <span className={styles.stage} data-stage={stage}>
        {stage && stageNames[stage]}
      </span>
    </div>
  )
}
