// @ts-check
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { fileName } from './traffic.mjs'

/**
 * The phones and networks to measure with. Lighthouse's simulation loads the page unthrottled and
 * computes the rest; 'devtools' holds back every request and slows the processor down for real. DevTools
 * delays requests, not packets, so Lighthouse lets each request wait 3.75 round trips.
 */
export const profiles = {
  simulated: {
    title: 'simulated, 150 ms, 1.6 Mbit/s',
    settings: {
      throttlingMethod: 'simulate',
      throttling: throttling.mobileSlow4G,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    },
  },
  fast: { title: '150 ms, 1.6 Mbit/s', settings: forReal(throttling.mobileSlow4G) },
  slow: { title: '300 ms, 700 kbit/s', settings: forReal(throttling.mobileRegular3G) },
  cpu: {
    title: '150 ms, CPU 6 x slower',
    settings: forReal({ ...throttling.mobileSlow4G, cpuSlowdownMultiplier: 6 }),
  },
}

/** @param {typeof throttling.mobileSlow4G} conditions */
function forReal(conditions) {
  return {
    throttlingMethod: 'devtools',
    throttling: conditions,
    onlyCategories: ['performance'],
  }
}

/**
 * @typedef {object} Load how a page loaded: medians of its runs, in milliseconds
 * @property {number} fcp
 * @property {number} lcp
 * @property {number} blocking
 * @property {number} layoutShift
 * @property {readonly number[]} scores of 100; performance alone where nothing else was asked for
 * @property {Readonly<Record<string, number>>} longTasks the longest task of each file, above 50 ms, of any run
 */

/**
 * @param {string} address
 * @param {{ port: number, profile: keyof typeof profiles, runs: number, isUnlisted: boolean }} options
 *   isUnlisted: search engines are told to leave this page out, which is not to count against it
 * @returns {Promise<Load>}
 */
export async function load(address, { port, profile, runs, isUnlisted }) {
  const settings = {
    ...profiles[profile].settings,
    skipAudits: isUnlisted ? ['is-crawlable'] : null,
  }
  const config = /** @type {import('lighthouse').Config} */ ({
    extends: 'lighthouse:default',
    settings,
  })
  /** @type {import('lighthouse').Result[]} */
  const results = []
  let failures = 0
  while (results.length < runs) {
    const result = await lighthouse(address, { port, logLevel: 'error' }, config)
    if (result && !result.lhr.runtimeError) results.push(result.lhr)
    // Now and then it misses the beginning of a load, and asks to be run again.
    else if (++failures > runs) {
      throw new Error(
        `Lighthouse failed on ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
      )
    }
  }
  const audit = (/** @type {string} */ name) =>
    median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  const categories = Object.keys(results[0]?.categories ?? {})
  return {
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    blocking: audit('total-blocking-time'),
    layoutShift: audit('cumulative-layout-shift'),
    scores: categories.map((name) =>
      Math.round(100 * median(results.map((result) => result.categories[name]?.score ?? 0))),
    ),
    longTasks: longTasksOf(results),
  }
}

/** @param {readonly import('lighthouse').Result[]} results */
function longTasksOf(results) {
  /** @type {Record<string, number>} */
  const longest = {}
  for (const { audits } of results) {
    const { details } = audits['long-tasks'] ?? {}
    for (const { url, duration } of details?.type === 'table' ? details.items : []) {
      // Lighthouse knows no file for what is the browser's own work.
      const isFile = typeof url === 'string' && url.startsWith('http')
      const file = isFile ? fileName(url) : 'the browser itself'
      longest[file] = Math.max(longest[file] ?? 0, Math.round(Number(duration)))
    }
  }
  return longest
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor((sorted.length - 1) / 2)
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2
}
