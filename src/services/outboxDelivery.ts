import { takeTabLock } from '@/device/tabLock'
import { toFailure, type Failure } from '@/domain/failure'
import { redeliverContactMessage } from './contactMessages'
import { noteDelivery, waitingMessages } from './outbox'

let running: Promise<void> | null = null

/** Keeps the messages that fail. @throws Failure of the first */
export function deliverOutbox(): Promise<void> {
  // Without locks a message may be sent twice, but is stored only once.
  running ??= takeTabLock('contact-outbox')
    .then((release) => deliverEach().finally(release))
    .finally(() => {
      running = null
    })
  return running
}

async function deliverEach(): Promise<void> {
  let firstFailure: Failure | null = null
  for (const waiting of waitingMessages()) {
    // After other failures the next message would fail too; a refusal concerns only one.
    if (firstFailure && firstFailure.code !== 'refused') break
    // Deleted in the meantime.
    if (!waitingMessages().some(({ id }) => id === waiting.id)) continue
    try {
      await redeliverContactMessage(waiting.id, waiting.message)
      noteDelivery(waiting)
    } catch (error) {
      const failure = toFailure(error)
      firstFailure ??= failure
    }
  }
  if (firstFailure) throw firstFailure
}
