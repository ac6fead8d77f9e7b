import { cacheNames, clientsClaim, copyResponse } from 'workbox-core'
import {
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { forgetCopies, type Styles } from '@/config/offline'
import { paths } from '@/config/paths'

declare const self: ServiceWorkerGlobalScope

/**
 * Keeps pages, their scripts and images for offline use, but no backend calls
 * (docs/decisions/010-service-worker.md).
 */

/** Stays true until the next visit: pages may remain open and ask for more. */
let isForgotten = false
/** The pages of the last visit, by their ids. */
let forgottenPages: ReadonlySet<string> = new Set()
let forgetting = Promise.resolve()

const only200: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !isForgotten ? response : null,
}
const networkTimeoutSeconds = 3

const isAnswer = ({ status }: Response) => status < 400 || status === 404

/** Without search and hash, which may be personal. */
function addressOf(request: Request): string {
  const { pathname } = new URL(request.url)
  return pathname.toLowerCase().replace(/(.)\/$/, '$1')
}

const pagesCache = 'pages'

/** Precached pages are the newest version that this device knows. */
const copyOf = async (request: Request) =>
  (await matchPrecache(`${addressOf(request)}.html`)) ??
  caches.match(addressOf(request), { cacheName: pagesCache })

// Pages, but not the editor: from the network if it answers in time, else the copy.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/(__|edit$)|\.[^/]*$/.test(url.pathname),
  new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds,
    plugins: [
      only200,
      {
        cacheKeyWillBeUsed: async ({ request }) => addressOf(request),
        cachedResponseWillBeUsed: async ({ request }) => copyOf(request),
        // A server that fails, or whose quota is used up, answers without a number to call.
        handlerWillRespond: async ({ request, response }) =>
          (!isAnswer(response) && (await copyOf(request))) || response,
      },
    ],
  }),
)

setCatchHandler(async ({ request }) => {
  const offlinePage = request.mode === 'navigate' && (await matchPrecache(`${paths.offline}.html`))
  return offlinePage || Response.error()
})

/** All that is fetched unasked when the visitor saves data. */
const helpAlone = new Set(
  [paths.helpNow, paths.offline].map((address) => `${address.slice(1)}.html`),
)
const { connection } = navigator as { connection?: { saveData?: boolean } }
// oxlint-disable-next-line no-underscore-dangle -- the build replaces it with the list
const entries = self.__WB_MANIFEST as readonly PrecacheEntry[]
const unasked = entries.filter(({ url }) => !connection?.saveData || helpAlone.has(url))
precacheAndRoute(unasked)

// A changed file has a new name.
const assets = new CacheFirst({ cacheName: 'assets', plugins: [only200] })
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  new NetworkFirst({ cacheName: 'images', networkTimeoutSeconds, plugins: [only200] }),
)

// Updates are silent; an older page reloads itself if it has to.
void self.skipWaiting()
clientsClaim()

const assetsKept = 150

/** Removes the oldest files, which older versions left behind. */
async function dropOldAssets() {
  const cache = await caches.open(assets.cacheName)
  const requests = await cache.keys()
  await Promise.all(requests.slice(0, -assetsKept).map((each) => cache.delete(each)))
}

async function forget() {
  isForgotten = true
  const pages = await self.clients.matchAll({ includeUncontrolled: true })
  forgottenPages = new Set(pages.map(({ id }) => id))
  const names = await caches.keys()
  await Promise.all(names.map((each) => caches.delete(each)))
}

/** If another page was open when copies were deleted, browsers use this worker again without installing it. */
async function keepUnasked() {
  const cache = await caches.open(cacheNames.precache)
  for (const { url, revision } of unasked) {
    const key = getCacheKeyForURL(url) ?? url
    if (await cache.match(key)) continue
    const response = await fetch(url, { cache: revision ? 'reload' : 'default' })
    // A redirected answer cannot become a page.
    if (response.ok && !isForgotten) await cache.put(key, await copyResponse(response))
  }
}

/** The first page's styles, from its HTML. */
async function keepStyles(styles: Styles) {
  const cache = await caches.open(assets.cacheName)
  const headers = { 'content-type': 'text/css' }
  await Promise.all(
    styles.map(([address, text]) => cache.put(address, new Response(text, { headers }))),
  )
}

async function beginVisit(page: Client, styles: Styles) {
  await forgetting
  if (forgottenPages.has(page.id)) return
  isForgotten = false
  await keepUnasked()
  if (!isForgotten) await keepStyles(styles)
}

self.addEventListener('activate', (event) => event.waitUntil(dropOldAssets()))

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(beginVisit(event.source as Client, event.data))
  if (event.data !== forgetCopies) return
  // Until the next visit. Browsers put it off while a newer worker arrives or pages are open; copies go at once.
  event.waitUntil(self.registration.unregister())
  forgetting = forget().finally(() => event.ports[0]?.postMessage(null))
  event.waitUntil(forgetting)
})
