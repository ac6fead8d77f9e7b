import { forgetCopies } from '@/config/offline'

let isForgotten = false

/** While it is true, the worker must not be registered again. */
export const areCopiesForgotten = () => isForgotten

/** Forgets them until the next visit. The worker does it, since it outlives this page. */
export async function forgetOfflineCopies(): Promise<void> {
  isForgotten = true
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // Does not wait if the worker is known: this page may be about to close.
  const worker = workers?.controller ?? (await activeWorker(workers))
  if (!worker) return
  const { port1, port2 } = new MessageChannel()
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve)
    port1.start()
    worker.postMessage(forgetCopies, [port2])
  })
}

async function activeWorker(workers: ServiceWorkerContainer | undefined) {
  // Rejects if it is blocked, like storage.
  const registration = await workers?.getRegistration().catch(() => undefined)
  return registration?.active ?? registration?.installing
}

export async function hasOfflineCopies(): Promise<boolean> {
  try {
    return (await caches.keys()).length > 0
  } catch {
    return false // blocked, or missing on an insecure connection
  }
}
