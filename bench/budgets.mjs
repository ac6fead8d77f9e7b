// @ts-check
/**
 * What a page may cost, by its kind. `npm test` holds the bytes, `npm run bench` the rest. Each
 * number is what the most expensive page of its kind needs, and about a tenth: lower it when something is won.
 */

/**
 * @typedef {object} Speed
 * @property {number} firstPaint first contentful paint, as a multiple of the bare page's
 * @property {number} largestPaint largest contentful paint, likewise
 * @property {number} blockingMs total blocking time
 */

/**
 * @typedef {object} Budget
 * @property {number} openedKb everything fetched until the page is quiet; 1 KB is 1024 bytes
 * @property {number} usedKb the same, once its first control is pressed and its first field touched
 * @property {Speed} simulated in Lighthouse's simulation
 * @property {Speed} phone on a slow phone and network
 */

/** @satisfies {Record<string, Budget>} */
export const budgets = {
  /** Plain HTML until somebody touches it. */
  reading: {
    openedKb: 30,
    usedKb: 126,
    simulated: { firstPaint: 1.48, largestPaint: 1.72, blockingMs: 30 },
    phone: { firstPaint: 1.34, largestPaint: 1.34, blockingMs: 30 },
  },
  /** Moves by itself. */
  moving: {
    openedKb: 122,
    usedKb: 122,
    simulated: { firstPaint: 1.31, largestPaint: 1.28, blockingMs: 30 },
    phone: { firstPaint: 1.23, largestPaint: 1.23, blockingMs: 30 },
  },
  /** Stands in for any page without a network, and starts its script to become it. */
  offline: {
    openedKb: 122,
    usedKb: 122,
    simulated: { firstPaint: 1.11, largestPaint: 1.15, blockingMs: 30 },
    phone: { firstPaint: 1.07, largestPaint: 1.07, blockingMs: 36 },
  },
  /** Is there for what somebody types or chooses. */
  form: {
    openedKb: 125,
    usedKb: 155,
    simulated: { firstPaint: 1.33, largestPaint: 1.66, blockingMs: 64 },
    phone: { firstPaint: 1.42, largestPaint: 1.33, blockingMs: 152 },
  },
  /** Before anybody is logged in: brings the sign-in service, which everybody here needs. */
  staff: {
    openedKb: 158,
    usedKb: 158,
    simulated: { firstPaint: 2.25, largestPaint: 1.91, blockingMs: 30 },
    phone: { firstPaint: 1.27, largestPaint: 1.27, blockingMs: 132 },
  },
}

/** What /staff may cost somebody whom the device knows as staff, on a slow phone with an empty cache. */
export const desk = { tabsMs: 2350, listMs: 2970, listKb: 180 }

/** On every page. */
export const everyPage = {
  /** None that could be seen. */
  layoutShift: 0.0005,
  /** How long the first press may wait for its effect. */
  pressMs: 200,
  /** Of Lighthouse's 100 each for performance, accessibility, best practices and search engines. */
  lostPoints: [3, 0, 0, 0],
}

/**
 * What may be fetched for times without a network, once for each version of the site, after the first page is quiet
 * (docs/decisions/010-service-worker.md).
 */
export const offlineKb = 59

/**
 * The budget of a page, by the kind that its HTML names.
 * @param {string | null | undefined} kind
 */
export function budgetOf(kind) {
  const budget = Object.entries(budgets).find(([name]) => name === kind)?.[1]
  if (!budget) throw new Error(`No budget for a page of the kind '${kind}'`)
  return budget
}
