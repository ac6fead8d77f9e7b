// @ts-check
import { listenTo } from './traffic.mjs'

/**
 * @typedef {object} Load how a page loaded, in milliseconds
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} blockingMs
 * @property {number} layoutShift
 * @property {readonly number[]} scores of 100, in the order of judge.mjs; those that were asked for
 */

/** @type {Readonly<import('@playwright/test').BrowserContextOptions>} */
export const phone = {
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
}

const roundTripMs = 150
const bytesPerSecond = 1_638_400 / 8
/**
 * Developer tools delay requests, not packets. Lighthouse lets each wait 3.75 round trips for them, and takes a tenth
 * off the throughput.
 */
const newConnection = { latency: 3.75 * roundTripMs, downloadThroughput: 0.9 * bytesPerSecond }
const openConnection = { latency: roundTripMs, downloadThroughput: bytesPerSecond }

/**
 * Makes the network and the processor as slow as those of a cheap phone.
 * @param {import('@playwright/test').CDPSession} session
 * @param {{ latency: number, downloadThroughput: number }} [network]
 */
export async function slowDown(session, network = openConnection) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const uploadThroughput = network.downloadThroughput
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    uploadThroughput,
    ...network,
  })
}

/**
 * Loads a page on such a phone.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Load>}
 */
export async function loadOnPhone(browser, address) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const { session, quiet } = await listenTo(page)
  await slowDown(session, newConnection)
  await page.addInitScript(() => {
    /** @type {Record<string, unknown[]>} */
    const seen = { paint: [], 'largest-contentful-paint': [], 'layout-shift': [], longtask: [] }
    for (const [type, entries] of Object.entries(seen)) {
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
        type,
        buffered: true,
      })
    }
    Object.assign(globalThis, { seen })
  })
  await page.goto(address)
  await quiet()
  /** @type {Record<string, { name: string, startTime: number, duration: number, value: number }[]>} */
  const seen = await page.evaluate('JSON.parse(JSON.stringify(seen))')
  await context.close()

  const firstPaint =
    seen.paint?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
  const blocking = seen.longtask?.map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - 50,
  )
  return {
    firstPaint,
    largestPaint: seen['largest-contentful-paint']?.at(-1)?.startTime ?? Number.NaN,
    blockingMs: sum(blocking?.filter((ms) => ms > 0)),
    layoutShift: sum(seen['layout-shift']?.map(({ value }) => value)),
    scores: [],
  }
}

/** @param {readonly number[]} [numbers] */
const sum = (numbers = []) => numbers.reduce((total, each) => total + each, 0)
