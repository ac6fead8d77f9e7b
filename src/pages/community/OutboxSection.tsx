import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { buttonClass } from '@/components/buttons/buttonClass'
import { HelplineLine } from '@/components/display/HelplineLine'
import { FormStatus } from '@/components/form/FormStatus'
import { useSubmit } from '@/components/form/useSubmit'
import { messages } from '@/content/messages'
import { deleteFromOutbox, outboxStore } from '@/services/outbox'
import { deliverOutbox } from '@/services/outboxDelivery'
import { FirstHelplines } from './FirstHelplines'
import { WaitingMessageCard } from './WaitingMessageCard'
import styles from './contact.module.css'

/**
 * What became of messages that could not be sent at once: those that wait on this device, with ways
 * to send or delete them, and those that have arrived since. Takes the focus when `timesKept` grows.
 */
export function OutboxSection({ timesKept }: { timesKept: number }) {
  const { waiting, deliveredFor } = useSyncExternalStore(
    outboxStore.subscribe,
    outboxStore.read,
    outboxStore.readOnServer,
  )
  const heading = headingFor(waiting.length, deliveredFor.length)
  const section = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [note, setNote] = useState<'still-waiting' | 'deleted' | null>(null)

  useEffect(() => {
    if (timesKept > 0) title.current?.focus()
  }, [timesKept])

  const { submit: tryAgain, isPending } = useSubmit(
    async () => {
      await deliverOutbox()
      // The button that had the focus is gone, here and below.
      section.current?.focus()
    },
    () => setNote('still-waiting'),
  )

  function remove(id: string) {
    deleteFromOutbox(id)
    setNote('deleted')
    section.current?.focus()
  }

  return (
    <section ref={section} tabIndex={-1} className={styles.outbox} aria-label={heading}>
      {waiting.length > 0 && (
        <div className={styles.waiting}>
          <h2 ref={title} tabIndex={-1}>
            {heading}
          </h2>
          <p>
            We could not reach the team, so nobody has read {waiting.length === 1 ? 'it' : 'them'}.
            We keep trying: as soon as the connection is back, or the next time you open any page of
            this site on this device.
          </p>
          <ul className={styles.waitingList}>
            {waiting.map(({ id, message }) => (
              <WaitingMessageCard key={id} message={message} onDelete={() => remove(id)} />
            ))}
          </ul>
          <button
            type="button"
            className={buttonClass()}
            aria-disabled={isPending || undefined}
            aria-busy={isPending || undefined}
            onClick={() => {
              setNote(null)
              tryAgain(undefined)
            }}
          >
            Try again now
          </button>
          <output>{note === 'still-waiting' && messages.contactStillWaiting}</output>
          <p>
            Until then it is stored on this device, where others who use it can read it. If it
            cannot wait, please call:
          </p>
          <FirstHelplines />
        </div>
      )}
      <output>{note === 'deleted' && messages.contactDeleted}</output>
      {deliveredFor.length > 0 && (
        <FormStatus tone="success">
          {[...new Set(deliveredFor)].map((name) => (
            <p key={name}>{messages.contactSent(name)}</p>
          ))}
          <HelplineLine />
        </FormStatus>
      )}
    </section>
  )
}

/** Names the section; undefined while there is nothing in it. */
function headingFor(waiting: number, delivered: number): string | undefined {
  if (waiting > 0) return `Your ${waiting === 1 ? 'message is' : 'messages are'} not sent yet`
  return delivered > 0 ? 'Sent since' : undefined
}
