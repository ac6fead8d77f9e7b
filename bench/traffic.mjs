// @ts-check
import { brotliCompressSync } from 'node:zlib'

/** @typedef {{ url: string, bytes: number }} Fetched bytes: of the body as Hosting sends it; HTTP/2 shrinks headers */

const quietMs = 500
const patienceMs = 60_000

/** Of bodies, since compressing takes long. @type {Map<string, number>} */
const sizes = new Map()

/** What is left of a body by Brotli, if that is less. @param {Buffer} body */
function sizeOf(body) {
  const key = body.toString('base64')
  const size = sizes.get(key) ?? Math.min(body.length, brotliCompressSync(body).length)
  sizes.set(key, size)
  return size
}

/**
 * Listens to all that a page fetches from now on.
 * @param {import('@playwright/test').Page} page
 */
export async function listenTo(page) {
  const session = await page.context().newCDPSession(page)
  /** What is on its way, by the id of its request. @type {Map<string, string>} */
  const underway = new Map()
  /** @type {Fetched[]} */
  const fetched = []
  let lastMoment = Date.now()
  /** @param {{ requestId: string }} event */
  function end({ requestId }) {
    lastMoment = Date.now()
    underway.delete(requestId)
  }
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    lastMoment = Date.now()
    // The browser does not always say that a request of the page before has ended.
    if (type === 'Document') underway.clear()
    if (!request.url.startsWith('data:')) underway.set(requestId, request.url)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // A page imports from the browser's cache what it has fetched.
    if (response.fromDiskCache) underway.delete(requestId)
  })
  session.on('Network.loadingFinished', async ({ requestId }) => {
    const url = underway.get(requestId)
    if (!url) return
    try {
      const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
      fetched.push({ url, bytes: sizeOf(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')) })
    } catch {
      // Of a page that has been left the browser keeps nothing.
      fetched.push({ url, bytes: sizeOf(await (await page.request.get(url)).body()) })
    }
    end({ requestId })
  })
  session.on('Network.loadingFailed', end)
  session.on('Network.requestServedFromCache', end)
  await session.send('Network.enable')

  return {
    session,
    /** All that has been fetched so far. */
    fetched: () => [...fetched],
    /** Waits until the page has fetched nothing for half a second, and has nothing left to do. */
    quiet: async () => {
      const started = Date.now()
      do {
        if (Date.now() - started > patienceMs) {
          throw new Error(`${page.url()} still fetches ${[...underway.values()].join(' ')}`)
        }
        await idle(page)
        await new Promise((resolve) => void setTimeout(resolve, quietMs / 5))
      } while (underway.size > 0 || Date.now() - lastMoment < quietMs)
    },
  }
}

/** @param {import('@playwright/test').Page} page */
async function idle(page) {
  try {
    await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)))
  } catch (error) {
    // Another page takes its place.
    if (!String(error).includes('navigation')) throw error
    await page.waitForLoadState()
  }
}

/** @param {readonly Fetched[]} all */
export const kilobytes = (all) => all.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

/** The name that a file has in the sources, without the hash of its content. @param {string} url */
const fileName = (url) =>
  new URL(url).pathname.replace(/^\/assets\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1')

/** @param {readonly Fetched[]} all */
export const largest = (all) =>
  all
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map((each) => `${fileName(each.url)} ${kilobytes([each]).toFixed(1)} KB`)
    .join(', ')
