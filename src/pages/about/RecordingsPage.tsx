import { recordings, recordingsPage } from '@/content/recordings'
import { FeedbackForm } from './FeedbackForm'
import { RecordingCard } from './RecordingCard'
import styles from './about.module.css'

/** /recordings: past sessions to watch, and a form to say what they were like. */
export function RecordingsPage() {
  return (
    <div className="page">
      <h1>Session recordings</h1>
      <p className="lead">{recordingsPage.lead}</p>
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
    </div>
  )
}
