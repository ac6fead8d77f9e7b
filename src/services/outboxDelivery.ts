import { Failure } from '@/domain/failure'
import { redeliverContactMessage } from './contactMessages'
import { noteDelivery, waitingMessages } from './outbox'

let running: Promise<void> | null = null

/**
 * Sends what waits in the outbox; what cannot be sent stays there.
 * @throws Failure of the first message that could not be sent.
 */
export function deliverOutbox(): Promise<void> {
  running ??= oneTabAtATime(deliverAll).finally(() => {
    running = null
  })
  return running
}

async function deliverAll(): Promise<void> {
  let firstFailure: Failure | null = null
  for (const waiting of waitingMessages()) {
    // Another attempt would wait for its deadline too; a refusal is about one message only.
    if (firstFailure && firstFailure.code !== 'refused') break
    // Deleted while the one before was on its way.
    if (!waitingMessages().some(({ id }) => id === waiting.id)) continue
    try {
      await redeliverContactMessage(waiting.id, waiting.message)
      noteDelivery(waiting)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      firstFailure ??= error
    }
  }
  if (firstFailure) throw firstFailure
}

/**
 * Other tabs wait, and then find the outbox empty. Where a browser has no locks, or lets a tab see
 * late what another one stored, a message is sent twice: as the same document, so it is stored once.
 */
async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('contact-outbox', work)
  else await work()
}
