import { areCopiesForgotten, forgetOfflineCopies } from '@/device/offlineCopies'
import * as marks from '@/config/marks'
import type { Styles } from '@/config/offline'
import { isLeavingSite } from '@/device/leaving'
import { whenIdle } from '@/device/whenIdle'

/**
 * Makes the help page and the pages read from now on work offline, once the page is idle. Without a
 * service worker the site works as usual.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') whenIdle(registerNow)
  else addEventListener('load', () => whenIdle(registerNow), { once: true })
}

const registerNow = () => void register()

async function register(): Promise<void> {
  if (isForgotten()) return
  const isUnseen = !navigator.serviceWorker.controller
  try {
    await navigator.serviceWorker.register(workerAddress())
    // The worker could not hear of it before it was registered.
    if (isForgotten()) await forgetOfflineCopies()
    else await tellOfVisit(isUnseen ? firstStyles() : [])
  } catch {
    return // the site works without one
  }
}

/** The worker keeps what it lacks: the browser may use it again after it has forgotten everything. */
async function tellOfVisit(styles: Styles): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no such argument
  active?.postMessage(styles)
}

/**
 * The first page's styles are in its HTML, not in the browser's cache: the offline page needs them to
 * become that page again.
 */
function firstStyles(): Styles {
  const root = document.getElementById(marks.rootId)
  const texts = document.querySelector('style')?.textContent.split(marks.betweenSheets) ?? []
  const addresses = root?.getAttribute(marks.sheets)?.split(' ') ?? []
  return addresses.map((address, at) => [address, texts[at] ?? ''])
}

/** The first script, which handles leaving by itself, only sets the mark. */
const isForgotten = () => areCopiesForgotten() || isLeavingSite()

/** The only worker address that the content security policy allows. */
function workerAddress(): string {
  const rules = { createScriptURL: (_input: string) => '/sw.js' }
  // Unknown to TypeScript and to some browsers.
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, own: typeof rules) => typeof rules }
  }
  return (trustedTypes?.createPolicy('service-worker', rules) ?? rules).createScriptURL('')
}
