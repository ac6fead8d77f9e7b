import { recordings } from '@/content/recordings'
import { FeedbackForm } from './FeedbackForm'
import { RecordingCard } from './RecordingCard'
import styles from './recordings.module.css'

/** /recordings: past sessions to watch, and a form to say what they were like (SPEC section 2). */
export function RecordingsPage() {
  return (
    <div className="page">
      <h1>Session recordings</h1>
      <p className="lead">
        Sit in on a past session whenever it suits you, and pause when you have heard enough.
      </p>
      <ul className={styles.recordings}>
        {recordings.map((recording) => (
          <RecordingCard key={recording.title} recording={recording} />
        ))}
      </ul>
      <section className={styles.review} aria-labelledby="review">
        <div>
          <h2 id="review">Leave a Review</h2>
          <p>
            What helped, what was missing, what should we talk about next? Your words go to the team
            by email and do not appear on this site.
          </p>
        </div>
        <FeedbackForm />
      </section>
    </div>
  )
}
