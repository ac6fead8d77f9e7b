import { areCopiesForgotten, forgetOfflineCopies } from '@/device/offlineCopies'
import * as marks from '@/config/marks'
import type { Styles } from '@/config/offline'
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
  if (document.readyState === 'complete') whenIdle(registerNow)
  else addEventListener('load', () => whenIdle(registerNow), { once: true })
}

const registerNow = () => void register()

async function register(): Promise<void> {
  if (isForgotten()) return
  const isUnseen = !navigator.serviceWorker.controller
  try {
    await navigator.serviceWorker.register(workerAddress())
    // Nobody could tell the worker to forget while it was on its way.
    if (isForgotten()) await forgetOfflineCopies()
    else if (isUnseen) await keepStyles()
  } catch {
    return // the site is as it is without one
  }
}

/**
 * Gives the worker those of a page that it has not seen. Its script is in the browser's cache, but its styles stand in its HTML: without
 * them the offline page could not become it again.
 */
async function keepStyles(): Promise<void> {
  const root = document.getElementById(marks.rootId)
  const texts = document.querySelector('style')?.textContent.split(marks.betweenSheets) ?? []
  const addresses = root?.getAttribute(marks.sheets)?.split(' ') ?? []
  const { active } = await navigator.serviceWorker.ready
  const styles: Styles = addresses.map((address, at) => [address, texts[at] ?? ''])
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no such argument
  active?.postMessage(styles)
}

/** Whether this page forgets its copies: those of the first script, which leaves by itself, are told by the mark alone. */
const isForgotten = () => areCopiesForgotten() || isBeingLeft()

/** The one address that the content security policy lets a worker be fetched from. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const rules = { createScriptURL: () => '/sw.js' }
  return (trustedTypes?.createPolicy('service-worker', rules) ?? rules).createScriptURL('')
}
