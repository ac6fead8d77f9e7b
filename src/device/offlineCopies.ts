import { forgetCopies } from '@/config/offline'

let isForgotten = false

/** Whether this page has forgotten the copies: then it is not to bring the worker back that keeps them. */
export const areCopiesForgotten = () => isForgotten

/**
 * Forgets the pages that this browser keeps for times without a network, and the service worker that
 * keeps them; the next visit brings it back. The worker does it, which outlives this page.
 */
export async function forgetOfflineCopies(): Promise<void> {
  isForgotten = true
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // At once where the worker is known: this page may be about to go.
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
  const registration = await workers?.getRegistration()
  return registration?.active ?? registration?.installing
}

/** Whether this browser keeps any page. */
export async function keepsOfflineCopies(): Promise<boolean> {
  // Not there on an insecure connection.
  const storage = globalThis.caches as CacheStorage | undefined
  return ((await storage?.keys()) ?? []).length > 0
}
