// @ts-check
import { brotliCompressSync } from 'node:zlib'

/** @typedef {{ url: string, bytes: number }} Fetched bytes: of the body as Hosting sends it; HTTP/2 shrinks headers */

const quietMs = 500
const patienceMs = 60_000

/** Sizes already computed, since compressing takes long. @type {Map<string, number>} */
const sizes = new Map()

/** The size of a body, with Brotli if that is smaller. @param {Buffer} body */
function sizeOf(body) {
  const key = body.toString('base64')
  const size = sizes.get(key) ?? Math.min(body.length, brotliCompressSync(body).length)
  sizes.set(key, size)
  return size
}

/**
 * Counts everything a page fetches from now on.
 * @param {import('@playwright/test').Page} page
 */
export async function listenTo(page) {
  const session = await page.context().newCDPSession(page)
  /** Addresses under way, by the id of their request. @type {Map<string, string>} */
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
    // The browser does not always report the end of the previous page's requests.
    if (type === 'Document') underway.clear()
    if (!request.url.startsWith('data:')) underway.set(requestId, request.url)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // A page imports the files it has fetched from the browser's cache.
    if (response.fromDiskCache) underway.delete(requestId)
  })
  session.on('Network.loadingFinished', async ({ requestId }) => {
    const url = underway.get(requestId)
    if (!url) return
    try {
      const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
      fetched.push({ url, bytes: sizeOf(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')) })
    } catch {
      // The browser keeps no bodies of a page that has been left.
      fetched.push({ url, bytes: sizeOf(await (await page.request.get(url)).body()) })
    }
    end({ requestId })
  })
  session.on('Network.loadingFailed', end)
  session.on('Network.requestServedFromCache', end)
  await session.send('Network.enable')

  return {
    session,
    /** Everything fetched so far. */
    fetched: () => [...fetched],
    /** Waits until the page is idle and has fetched nothing for half a second. */
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
    // Another page is opening.
    if (!String(error).includes('navigation')) throw error
    await page.waitForLoadState()
  }
}

/** @param {readonly Fetched[]} all */
export const kilobytes = (all) => all.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

/** A file's name in the sources, without the hash of its content. @param {string} url */
const fileName = (url) =>
  new URL(url).pathname.replace(/^\/assets\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1')

/** @param {readonly Fetched[]} all */
export const largest = (all) =>
  all
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map((each) => `${fileName(each.url)} ${kilobytes([each]).toFixed(1)} KB`)
    .join(', ')
