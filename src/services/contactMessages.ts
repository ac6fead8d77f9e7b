import { asFailure, Failure } from '@/domain/failure'
import { contactMessageRecord } from '@/domain/messages/contactMessage'
import type { ContactMessage } from '@/domain/messages/contactMessage'
import { mailContactMessage } from './mail'
import { addToOutbox } from './outbox'
import { storeRecord } from './records'

/**
 * Gets a message to the team: by mail or, where that fails, as a document. Where both fail it goes
 * into the outbox of this device, which sends it later.
 * @param id chosen once for this message; the same message under the same id is stored once.
 * @returns null when the team has it, else the reason why it waits.
 * @throws Failure when it could be neither sent nor put into the outbox.
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
 * Gets a message out of the outbox to the team, as a document first. Whether an earlier attempt
 * took effect is unknown when only its answer was lost. Storing the same document again is
 * harmless, however many tabs and visits try; a mail would be sent once more each time. So it is
 * mailed only when the document is refused, which would not change by waiting.
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

function storeContactMessage(id: string, message: ContactMessage): Promise<void> {
  return storeRecord('contactMessages', id, contactMessageRecord(message), { isTimed: true })
}
