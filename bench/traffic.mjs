// @ts-check
/**
 * @typedef {object} Fetched
 * @property {string} url
 * @property {string} method
 * @property {string} sent the body of the request
 * @property {number} bytes of the answer's body over the wire, without its headers: Hosting's HTTP/2 shrinks those
 */

const quietMs = 500
const patienceMs = 60_000

/**
 * Listens to all that a page fetches from now on, as the browser itself counts it.
 * @param {import('@playwright/test').Page} page
 */
export async function listenTo(page) {
  const session = await page.context().newCDPSession(page)
  /** @type {Map<string, Omit<Fetched, 'bytes'>>} */
  const underway = new Map()
  /** How much of each answer is its headers. @type {Map<string, number>} */
  const headers = new Map()
  /** @type {Fetched[]} */
  const fetched = []
  let lastMoment = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const { url, method, postData } = request
    lastMoment = Date.now()
    // What the page before has begun to fetch is not always said to have ended.
    if (type === 'Document') underway.clear()
    if (!url.startsWith('data:')) underway.set(requestId, { url, method, sent: postData ?? '' })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength)
    // What a page has fetched, it imports from the browser's own cache.
    if (response.fromDiskCache) underway.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastMoment = Date.now()
    const request = underway.get(requestId)
    underway.delete(requestId)
    const bytes = encodedDataLength - (headers.get(requestId) ?? 0)
    if (request) fetched.push({ ...request, bytes })
  })
  for (const event of /** @type {const} */ ([
    'Network.loadingFailed',
    'Network.requestServedFromCache',
  ])) {
    session.on(event, ({ requestId }) => {
      lastMoment = Date.now()
      underway.delete(requestId)
    })
  }
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
          const urls = [...underway.values()].map(({ url }) => url)
          throw new Error(`${page.url()} is never quiet, on the way are: ${urls.join(' ')}`)
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
    if (!isNavigation(error)) throw error
    await page.waitForLoadState()
  }
}

/** Whether something could not be asked of a page because another one took its place meanwhile. */
export const isNavigation = (/** @type {unknown} */ error) => String(error).includes('navigation')

/** @param {readonly Fetched[]} all */
export const kilobytes = (all) => all.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

/** The name of a file as it is written in the sources: without the hash of its content. */
const fileName = (/** @type {string} */ url) =>
  new URL(url).pathname.replace(/^\/assets\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1')

/** @param {readonly Fetched[]} all */
export const largest = (all) =>
  all
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map((each) => `${fileName(each.url)} ${kilobytes([each]).toFixed(1)} KB`)
    .join(', ')
