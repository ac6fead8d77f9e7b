import { areCopiesForgotten, forgetOfflineCopies } from '@/device/offlineCopies'
import { isBeingLeft } from '@/app/start/leaving'
import { whenIdle } from '@/device/whenIdle'

/** The part of Trusted Types that is used here; TypeScript does not know it, nor do all browsers. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { readonly createScriptURL: (input: string) => string }
}

/**
 * Lets the help page, and what is read from now on, open without a network. Waits until the page has
 * nothing else to fetch or to do. Where a browser has no service worker, or forbids it, the site is
 * as it is without one.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register), { once: true })
}

function register(): void {
  if (isForgotten()) return
  navigator.serviceWorker
    .register(workerAddress())
    // Nobody could tell the worker to forget while it was on its way.
    .then(() => (isForgotten() ? forgetOfflineCopies() : undefined))
    .catch(() => undefined)
}

/** Whether this page forgets its copies: those of the first script, which leaves by itself, are told by the mark alone. */
const isForgotten = () => areCopiesForgotten() || isBeingLeft()

/** The one address that the content security policy lets a worker be fetched from. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const rules = { createScriptURL: () => '/sw.js' }
  return (trustedTypes?.createPolicy('service-worker', rules) ?? rules).createScriptURL('')
}
