import { toFailure, Failure } from '@/domain/failure'
import type { ContactMessage } from '@/domain/messages/contactMessage'
import { mailContactMessage } from './mail'
import { addToOutbox, deleteFromOutbox } from './outbox'
import { storeContactMessage } from './records'

/**
 * Mails a message, else stores it (once for each `id`), else puts it into the outbox.
 * @returns why it waits, or null
 * @throws Failure if the outbox cannot take it
 */
export async function sendContactMessage(
  id: string,
  message: ContactMessage,
): Promise<Failure | null> {
  // Sending may take half a minute, in which the page may be closed.
  const keep = () => void addToOutbox({ id, message })
  addEventListener('pagehide', keep)
  try {
    await mailContactMessage(message).catch((reason: unknown) => {
      toFailure(reason)
      return storeContactMessage(id, message)
    })
    deleteFromOutbox(id)
    return null
  } catch (failure) {
    if (failure instanceof Failure && addToOutbox({ id, message })) return failure
    throw failure
  } finally {
    removeEventListener('pagehide', keep)
  }
}

/** Stores first, since a retry would send a second mail but store no second document. */
export async function redeliverContactMessage(id: string, message: ContactMessage): Promise<void> {
  try {
    await storeContactMessage(id, message)
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.code !== 'refused') throw failure
    await mailContactMessage(message)
  }
}
