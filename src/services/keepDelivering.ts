import { Failure } from '@/domain/failure'
import { loadPart } from './call'
import { waitingMessages } from './outbox'

/** How long after a vain attempt the next one is made while a page stays open, in ms. */
const retryMs = 60_000

/**
 * Keeps trying to empty the outbox: now, when the network is back, when the page is looked at again
 * and once a minute. Does nothing at all, and fetches nothing, while the outbox is empty.
 */
export function keepDelivering(): () => void {
  deliver()
  const timer = setInterval(deliver, retryMs)
  addEventListener('online', deliver)
  document.addEventListener('visibilitychange', deliver)
  return () => {
    clearInterval(timer)
    removeEventListener('online', deliver)
    document.removeEventListener('visibilitychange', deliver)
  }
}

function deliver(): void {
  if (waitingMessages().length === 0) return
  loadPart(() => import('./outboxDelivery'))
    .then(({ deliverOutbox }) => deliverOutbox())
    .catch((error: unknown) => {
      if (!(error instanceof Failure)) reportError(error)
    })
}
