import { clientsClaim } from 'workbox-core'
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { forgetCopies, type Styles } from '@/config/offline'
import { paths } from '@/config/paths'

declare const self: ServiceWorkerGlobalScope

/**
 * The service worker: what this browser can open without a network. It answers pages, their script and
 * their images alone; no call of a backend passes through it (docs/decisions/010-service-worker.md).
 */

/** Nothing is to be left; the page that said so may stay open, and ask for more. */
let isForgotten = false

const only200: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !isForgotten ? response : null,
}
const networkTimeoutSeconds = 3

/** Where a page is kept: without what an address carries behind it, which may be somebody's. */
function addressOf(request: Request): string {
  const { pathname } = new URL(request.url)
  return pathname.toLowerCase().replace(/(?<=.)\/$/, '')
}

// Pages: as they are now, where the network answers in time, else as they were.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/__|\.[^/]*$/.test(url.pathname),
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds,
    plugins: [
      only200,
      {
        cacheKeyWillBeUsed: async ({ request }) => addressOf(request),
        // What came with the worker belongs to the newest version this device knows.
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          (await matchPrecache(`${addressOf(request)}.html`)) ?? cachedResponse,
      },
    ],
  }),
)

setCatchHandler(async ({ request }) => {
  const offlinePage = request.mode === 'navigate' && (await matchPrecache(`${paths.offline}.html`))
  return offlinePage || Response.error()
})

/** All that somebody who saves data lets us fetch unasked. */
const helpAlone = new Set(
  [paths.helpNow, paths.offline].map((address) => `${address.slice(1)}.html`),
)
const { connection } = navigator as { connection?: { saveData?: boolean } }
// oxlint-disable-next-line no-underscore-dangle -- the build replaces it with the list
const entries = self.__WB_MANIFEST as readonly PrecacheEntry[]
precacheAndRoute(entries.filter(({ url }) => !connection?.saveData || helpAlone.has(url)))

// Script and styles have another name once they change.
const assets = new CacheFirst({ cacheName: 'assets', plugins: [only200] })
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  new NetworkFirst({ cacheName: 'images', networkTimeoutSeconds, plugins: [only200] }),
)

// An update comes without a word; a page of the version before loads itself again if it has to.
void self.skipWaiting()
clientsClaim()

const assetsKept = 150

/** Each version of the site leaves files behind that no page asks for any more: the oldest go. */
async function dropOldAssets() {
  const cache = await caches.open(assets.cacheName)
  const requests = await cache.keys()
  await Promise.all(requests.slice(0, -assetsKept).map((each) => cache.delete(each)))
}

/** Leaves nothing on this device. The next visit brings the worker back, with what it keeps. */
async function forget() {
  isForgotten = true
  // Which a browser puts off for as long as pages are being opened; the copies are not to wait for it.
  const unregistered = self.registration.unregister()
  const names = await caches.keys()
  await Promise.all(names.map((each) => caches.delete(each)))
  await unregistered
}

self.addEventListener('activate', (event) => event.waitUntil(dropOldAssets()))
/** Of the first page of a visit, whose styles stand in its HTML. */
async function keepStyles(styles: Styles) {
  const cache = await caches.open(assets.cacheName)
  const headers = { 'content-type': 'text/css' }
  await Promise.all(
    styles.map(([address, text]) => cache.put(address, new Response(text, { headers }))),
  )
}

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data) && !isForgotten) event.waitUntil(keepStyles(event.data))
  if (event.data !== forgetCopies) return
  event.waitUntil(forget().finally(() => event.ports[0]?.postMessage(null)))
})
