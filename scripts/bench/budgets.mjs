// @ts-check
/**
 * What a page may cost the person who opens it. `npm run bench` and the browser tests both read it
 * here, and nowhere else.
 */

/**
 * @typedef {object} Budget
 * @property {number} paint first and largest contentful paint, as a multiple of the static page's
 * @property {number} blockingMs total blocking time
 * @property {number} openedKb all that is fetched until the page is quiet, 1 KB being 1024 bytes
 * @property {number} usedKb the same, once its first control is pressed and its first field touched
 * @property {readonly number[]} scores performance, accessibility, best practices, search engines
 */

/** @satisfies {Record<string, Budget>} */
export const budgets = {
  /** Only read, so that there is HTML until somebody touches it. */
  reading: { paint: 1.1, blockingMs: 30, openedKb: 30, usedKb: 110, scores: [100, 100, 100, 100] },
  /** Moves by itself. */
  moving: { paint: 1.15, blockingMs: 60, openedKb: 115, usedKb: 115, scores: [100, 100, 100, 100] },
  /** Stands in for any page without a network, and starts its script to become it. */
  offline: { paint: 1.1, blockingMs: 60, openedKb: 115, usedKb: 115, scores: [100, 100, 100, 100] },
  /** What somebody types or chooses is its point. */
  form: { paint: 1.15, blockingMs: 100, openedKb: 115, usedKb: 150, scores: [99, 100, 100, 100] },
}

/**
 * What may be fetched unasked for times without a network, once for each version of the site, after the first
 * page is quiet. What that page has fetched comes from the browser's own cache (docs/decisions/010-service-worker.md).
 */
export const offlineKb = 59

/** On every page: how far the layout may shift, and how long the first press may wait for its effect. */
export const everyPage = { layoutShift: 0, pressMs: 200 }

/**
 * The budget of a page, by its kind as the route table knows it and its HTML says it.
 * @param {string | null | undefined} kind
 */
export function budgetOf(kind) {
  const budget = Object.entries(budgets).find(([name]) => name === kind)?.[1]
  if (!budget) throw new Error(`No budget for a page of the kind '${kind}'`)
  return budget
}

/**
 * Pages that do not keep their budget yet, and the KB that they may weigh until they do: so that they
 * get no heavier; the names of files, which change with each version, compress a little better or worse.
 * docs/performance.md says what is in the way. The tests' facts give /activities a
 * photo of 19 KB.
 * @type {Readonly<Record<string, { openedKb?: number, usedKb?: number }>>}
 */
export const overweight = {
  '/': { usedKb: 117 },
  '/activities': { openedKb: 42, usedKb: 125 },
  '/privacy': { usedKb: 114.5 },
  '/pay': { openedKb: 118 },
}
