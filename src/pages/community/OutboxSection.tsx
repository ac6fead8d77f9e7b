import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/buttons/Button'
import { ConfirmedButton } from '@/components/dialog/ConfirmedButton'
import { FirstHelplines } from '@/components/help/FirstHelplines'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import { contactPage } from '@/content/texts/contact'
import { frameTexts } from '@/content/texts/frame'
import { messages } from '@/content/texts/messages'
import { subscribeToDevice, useDeviceEntry } from '@/device/deviceStore'
import {
  deleteFromOutbox,
  deliveredFor,
  waitingMessages,
  type WaitingMessage,
} from '@/services/outbox'
import { deliverOutbox } from '@/services/outboxDelivery'
import { HelplineLine } from '@/components/help/HelplineLine'
import styles from './contact.module.css'

const none: readonly WaitingMessage[] = []

/** Takes the focus whenever `timesWaiting` grows. */
export function OutboxSection({ timesWaiting }: { timesWaiting: number }) {
  const waiting = useSyncExternalStore(subscribeToDevice, waitingMessages, () => none)
  const delivered = useDeviceEntry(deliveredFor) ?? []
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isDeleted, setIsDeleted] = useState(false)
  const { title, unread, readable } = contactPage.waiting(waiting.length)

  useEffect(() => {
    if (timesWaiting > 0) heading.current?.focus()
  }, [timesWaiting])

  const { run, isPending, failure } = useAction(async () => {
    await deliverOutbox()
    // Here and below, the focused button is gone.
    section.current?.focus()
  })

  function remove(id: string) {
    deleteFromOutbox(id)
    setIsDeleted(true)
    section.current?.focus()
  }

  const label = waiting.length > 0 ? title : delivered.length > 0 ? 'Sent since' : undefined
  return (
    <section ref={section} tabIndex={-1} className={styles.outbox} aria-label={label}>
      {waiting.length > 0 && (
        <div className={`minor stack ${styles.waiting}`}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>{unread}</p>
          <ul className="plain-list stack">
            {waiting.map(({ id, message: { subject, message: text } }) => (
              <li key={id} className={`stack ${styles.message}`}>
                <p className="strong" dir="auto">
                  {subject}
                </p>
                <details>
                  <summary className="touch">Read it again</summary>
                  <p dir="auto">{text}</p>
                </details>
                <div>
                  <ConfirmedButton question={contactPage.deleting} onConfirm={() => remove(id)}>
                    Delete it<span className="visually-hidden">: {subject}</span>
                  </ConfirmedButton>
                </div>
              </li>
            ))}
          </ul>
          <div>
            <Button
              isPending={isPending}
              onClick={() => {
                setIsDeleted(false)
                run()
              }}
            >
              Try again now
            </Button>
          </div>
          <output>{failure && messages.contactStillWaiting}</output>
          <p>{readable}</p>
          <FirstHelplines />
        </div>
      )}
      <output>{isDeleted && messages.contactDeleted}</output>
      <Status tone="success">
        {[...new Set(delivered)].map(frameTexts.contactSent)}
        {delivered.length > 0 && <HelplineLine />}
      </Status>
    </section>
  )
}
