import { listenTo } from '@/device/listenTo'
import { toFailure } from '@/domain/failure'
import { loadPart } from './call'
import { waitingMessages } from './outbox'

const retryMs = 60_000

/** Fetches nothing while the outbox is empty. */
export function keepDelivering(): () => void {
  deliver()
  const timer = setInterval(deliver, retryMs)
  const stopListening = listenTo(['online', 'visibilitychange'], deliver)
  return () => {
    clearInterval(timer)
    stopListening()
  }
}

function deliver(): void {
  if (waitingMessages().length === 0) return
  loadPart(() => import('./outboxDelivery'))
    .then(({ deliverOutbox }) => deliverOutbox())
    .catch(toFailure)
}
