import { Failure } from '@/domain/failure'
import { loadPart } from './call'
import { waitingMessages } from './outbox'

const retryMs = 60_000

/** Fetches nothing while the outbox is empty. */
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
