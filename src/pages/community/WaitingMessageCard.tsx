import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/buttons/buttonClass'
import type { ContactMessage } from '@/domain/messages/contactMessage'
import styles from './contact.module.css'

/** A message that waits to be sent: can be read again, and deleted after asking once. */
export function WaitingMessageCard({
  message: { subject, message },
  onDelete,
}: {
  message: ContactMessage
  onDelete: () => void
}) {
  const [isAsking, setIsAsking] = useState(false)
  const careful = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isAsking) careful.current?.focus()
  }, [isAsking])

  return (
    <li className={styles.waitingMessage}>
      <p className={styles.waitingSubject} dir="auto">
        {subject}
      </p>
      <details>
        <summary>Read it again</summary>
        <p className={styles.waitingText} dir="auto">
          {message}
        </p>
      </details>
      {/* In the page itself: a dialog would have to be fetched, and there may be no network. */}
      {isAsking ? (
        <fieldset className={styles.question}>
          <legend>Delete this message for good? It will not be sent.</legend>
          <button
            ref={careful}
            type="button"
            className={buttonClass('secondary')}
            onClick={() => setIsAsking(false)}
          >
            Keep it
          </button>
          <button type="button" className={buttonClass('quiet')} onClick={onDelete}>
            Yes, delete it
          </button>
        </fieldset>
      ) : (
        <button type="button" className={buttonClass('quiet')} onClick={() => setIsAsking(true)}>
          Delete it<span className="visually-hidden">: {subject}</span>
        </button>
      )}
    </li>
  )
}
