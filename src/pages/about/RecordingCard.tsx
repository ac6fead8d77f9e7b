import { buttonClass, type ButtonLook } from '@/components/buttons/Button'
import { recordingsPage, type RecordedFile, type Recording } from '@/content/recordings'
import styles from './about.module.css'

/** One session: the way to watch it, or why there is none yet; never a dead link. */
export function RecordingCard({ recording }: { recording: Recording }) {
  const { title, summary, length, video, audio, isComingSoon } = recording
  return (
    <li className="card">
      <h2>{title}</h2>
      <p>{summary}</p>
      {length && <p className="small">Length: {length}</p>}
      {isComingSoon && <p className={styles.tag}>Coming soon!</p>}
      {!isComingSoon && !video && <p className="small">{recordingsPage.unpublished}</p>}
      {!isComingSoon && (video ?? audio) && (
        <div className="actions">
          {video && <FileLink name="Watch Recording" look="primary" title={title} file={video} />}
          {audio && <FileLink name="Audio only" look="secondary" title={title} file={audio} />}
        </div>
      )}
    </li>
  )
}

/** In this window: whoever watches a film has left the page. */
function FileLink({
  name,
  look,
  title,
  file: { url, dataSize },
}: {
  name: string
  look: ButtonLook
  title: string
  file: RecordedFile
}) {
  return (
    <a className={buttonClass(look)} href={url} rel="noopener noreferrer">
      {name}
      <span className="visually-hidden">: {title}</span>
      {dataSize && <span> ({dataSize})</span>}
    </a>
  )
}
