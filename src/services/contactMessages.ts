import { asFailure, Failure } from '@/domain/failure'
import type { ContactMessage } from '@/domain/messages/contactMessage'
import { mailContactMessage } from './mail'
import { addToOutbox } from './outbox'
import { storeContactMessage } from './records'

/**
 * Mails a message, or else stores it, or else puts it into the outbox. The same message under the
 * same `id` is stored once.
 * @returns null when the team has it, else the reason why it waits
 * @throws Failure when the outbox could not take it either
 */
export async function sendContactMessage(
  id: string,
  message: ContactMessage,
): Promise<Failure | null> {
  try {
    await mailContactMessage(message).catch((reason: unknown) => {
      asFailure(reason)
      return storeContactMessage(id, message)
    })
    return null
  } catch (failure) {
    if (failure instanceof Failure && addToOutbox({ id, message })) return failure
    throw failure
  }
}

/**
 * First as a document: an earlier attempt may have taken effect, and the document is stored once,
 * but each mail is one more. Mailed only when the document is refused.
 * @throws Failure
 */
export async function redeliverContactMessage(id: string, message: ContactMessage): Promise<void> {
  try {
    await storeContactMessage(id, message)
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.code !== 'refused') throw failure
    await mailContactMessage(message)
  }
}
