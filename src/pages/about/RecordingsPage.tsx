import { buttonClass } from '@/components/buttons/Button'
import { Page } from '@/components/display/Page'
import { recordings, recordingsPage, type Recording } from '@/content/recordings'
import { FeedbackForm } from './FeedbackForm'
import styles from './about.module.css'

/** /recordings: past sessions to watch, and a form to say what they were like. */
export function RecordingsPage() {
  return (
    <Page title="Session recordings" lead={recordingsPage.lead}>
      <ul className={`plain-list ${styles.cards}`}>
        {recordings.map((recording) => (
          <RecordingCard key={recording.title} recording={recording} />
        ))}
      </ul>
      <section className={styles.review} aria-labelledby="review">
        <div>
          <h2 id="review">Leave a Review</h2>
          <p>{recordingsPage.review}</p>
        </div>
        <FeedbackForm />
      </section>
    </Page>
  )
}

/** One session: the way to watch it, or why there is none yet; never a dead link. */
export function RecordingCard({
  recording: { title, summary, length, video, audio, isComingSoon },
}: {
  recording: Recording
}) {
  const files = [
    video && { ...video, name: 'Watch Recording', look: 'primary' as const },
    audio && { ...audio, name: 'Audio only', look: 'secondary' as const },
  ].filter((file) => file !== null)
  return (
    <li className="card">
      <h2>{title}</h2>
      <p>{summary}</p>
      {length && <p className="small">Length: {length}</p>}
      {(isComingSoon || !video) && <p className={styles.tag}>Coming soon!</p>}
      {!isComingSoon && files.length > 0 && (
        <div className="actions">
          {files.map(({ name, look, url, dataSize }) => (
            // In this window: whoever watches a film has left the page.
            <a key={name} className={buttonClass(look)} href={url} rel="noopener noreferrer">
              {name}
              <span className="visually-hidden">: {title}</span>
              {dataSize && <span> ({dataSize})</span>}
            </a>
          ))}
        </div>
      )}
    </li>
  )
}
