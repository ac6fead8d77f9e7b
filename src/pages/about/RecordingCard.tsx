import { buttonClass } from '@/components/buttons/Button'
import type { Recording } from '@/content/recordings'
import styles from './recordings.module.css'

/** One session: the way to watch it, or why there is none yet; never a dead link. */
export function RecordingCard({ recording }: { recording: Recording }) {
  const { title, summary, length, video, audio, isComingSoon } = recording
  return (
    <li className={`card ${styles.recording}`}>
      <h2>{title}</h2>
      <p>{summary}</p>
      {length && <p className={styles.fact}>Length: {length}</p>}
      {isComingSoon && <p className={styles.tag}>Coming soon!</p>}
      {!isComingSoon && !video && (
        <p className={styles.fact}>Not published yet. The link will be here once it is.</p>
      )}
      {!isComingSoon && (video ?? audio) && (
        <div className={`actions ${styles.files}`}>
          {video && (
            <a className={buttonClass('primary')} href={video.url} rel="noopener noreferrer">
              Watch Recording<span className="visually-hidden">: {title}</span>
              {video.dataSize && <span> ({video.dataSize})</span>}
            </a>
          )}
          {audio && (
            <a className={buttonClass('secondary')} href={audio.url} rel="noopener noreferrer">
              Audio only<span className="visually-hidden">: {title}</span>
              {audio.dataSize && <span> ({audio.dataSize})</span>}
            </a>
          )}
        </div>
      )}
    </li>
  )
}
