import { buttonClass } from '@/components/buttons/Button'
import { CloseToHome } from '@/components/help/CloseToHome'
import { ScenePage } from '@/components/page/ScenePage'
import { recordings } from '@/content/facts/recordings.json'
import type { Recording } from '@/content/facts/recordings'
import { recordingsPage } from '@/content/texts/recordingsPage'
import { RecordingsScene } from './RecordingsScene'
import { FeedbackForm } from './FeedbackForm'
import { FormSection } from './FormSection'
import styles from './about.module.css'

const canWatch = ({ video, isComingSoon }: Recording) => video !== null && !isComingSoon

export function RecordingsPage() {
  const inOrder = [...recordings.filter(canWatch), ...recordings.filter((one) => !canWatch(one))]
  const { lead, review } = recordingsPage[recordings.some(canWatch) ? 'published' : 'nothingYet']
  return (
    <ScenePage title="Session recordings" lead={lead} scene={<RecordingsScene />}>
      {recordings.length > 0 && (
        <ul className={`plain-list ${styles.cards}`}>
          {inOrder.map((recording) => (
            <RecordingCard key={recording.title} recording={recording} />
          ))}
        </ul>
      )}
      <FormSection title="Leave a Review" id="review" text={<p>{review}</p>}>
        <FeedbackForm />
      </FormSection>
    </ScenePage>
  )
}

/** Never contains a dead link. */
export function RecordingCard({
  recording: { title, summary, length, video, audio, isComingSoon, isHeavy },
}: {
  recording: Recording
}) {
  const files = [
    video && { ...video, name: 'Watch Recording', variant: 'primary' as const },
    audio && { ...audio, name: 'Audio only', variant: 'secondary' as const },
  ].filter((file) => file !== null)
  return (
    <li className={files.length > 0 && !isComingSoon ? 'card' : 'dashed'}>
      <h2>{title}</h2>
      <p>{summary}</p>
      {isHeavy && <CloseToHome />}
      {length && <p className="small">Length: {length}</p>}
      {(isComingSoon || !video) && <p className={styles.tag}>Coming soon!</p>}
      {!isComingSoon && files.length > 0 && (
        <div className="actions">
          {files.map(({ name, variant, url, dataSize }) => (
            // Opens in this window, where a film replaces the page.
            <a key={name} className={buttonClass(variant)} href={url} rel="noopener noreferrer">
              <span>
                {name}
                <span className="visually-hidden">: {title}</span>
                {dataSize && ` (${dataSize})`}
              </span>
            </a>
          ))}
        </div>
      )}
    </li>
  )
}
