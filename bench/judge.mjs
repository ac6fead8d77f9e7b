// @ts-check
import { budgetOf, budgets, everyPage } from './budgets.mjs'

/** @typedef {import('./budgets.mjs').Speed} Speed */
/** @typedef {'simulated' | 'phone'} Profile */

/**
 * @typedef {object} Measured
 * @property {string} path
 * @property {string | null} kind
 * @property {number} openedKb
 * @property {number} usedKb
 * @property {number | null} pressMs null where there is nothing to press, infinite where it had no effect
 * @property {number} layoutShift
 * @property {readonly (readonly number[])[]} scores of each run
 * @property {Record<Profile, readonly Speed[]>} speed of each run
 */

/** What Lighthouse scores, in the order of the points that a page may lose. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const profiles = /** @type {const} */ (['simulated', 'phone'])
/** Any single run may have as much by chance. */
const minBlockingMs = 30
const speeds = /** @type {const} */ ([
  ['firstPaint', 'first paint', 2, ' x'],
  ['largestPaint', 'largest paint', 2, ' x'],
  ['blockingMs', 'blocking', 0, ' ms'],
])

/**
 * The cells of a page's row, those beyond its budget in bold, and a sentence about each of them. Something else on the
 * machine makes a run slower, never faster: so where a quarter of the runs keep a budget that the median breaks, the
 * median is shown in italics, and not judged.
 * @param {Measured} page
 */
export function judge(page) {
  const budget = budgetOf(page.kind)
  /** @type {string[]} */
  const breaches = []
  /**
   * @param {string} what
   * @param {readonly number[]} runs
   * @param {number} most
   * @param {number} digits
   * @param {string} unit
   */
  function cell(what, runs, most, digits, unit = '') {
    const text = median(runs).toFixed(digits)
    if (median(runs) <= most) return text
    if (quarter(runs) <= most) return `_${text}_`
    breaches.push(
      `${page.path}: ${what} ${text}${unit}, its budget is ${most.toFixed(digits)}${unit}`,
    )
    return `**${text}**`
  }
  const ofSpeed = profiles.map((profile) =>
    speeds
      .map(([key, name, digits, unit]) => {
        const ofRuns = page.speed[profile].map((run) => run[key])
        return cell(`${name} (${profile})`, ofRuns, budget[profile][key], digits, unit)
      })
      .join(', '),
  )
  const { layoutShift, pressMs, lostPoints } = everyPage
  const cells = [
    ...ofSpeed,
    cell('layout shift', [page.layoutShift], layoutShift, 3),
    cell('opened', [page.openedKb], budget.openedKb, 1, ' KB'),
    cell('once used', [page.usedKb], budget.usedKb, 1, ' KB'),
    page.pressMs === null ? '' : cell('first press', [page.pressMs], pressMs, 0, ' ms'),
    categories
      .map((name, at) => {
        const lost = page.scores.flatMap(({ [at]: score }) =>
          score === undefined ? [] : [100 - score],
        )
        return cell(`points lost in ${name}`, lost, lostPoints[at] ?? 0, 0)
      })
      .join('/'),
  ]
  return { cells, breaches }
}

/**
 * The speeds of the slowest page of each kind, and a tenth: what budgets.mjs may say.
 * @param {readonly Measured[]} pages
 */
export function plusTenPercent(pages) {
  return Object.keys(budgets).flatMap((kind) => {
    const ofKind = pages.filter((page) => page.kind === kind)
    return ofKind.length === 0
      ? []
      : profiles.map((profile) => {
          const numbers = speeds.map(([key]) => {
            const medians = ofKind.map(({ speed }) => median(speed[profile].map((run) => run[key])))
            const more = 1.1 * Math.max(...medians)
            return `${key}: ${key === 'blockingMs' ? Math.max(minBlockingMs, more).toFixed(0) : more.toFixed(2)}`
          })
          return `${kind} ${profile}: { ${numbers.join(', ')} }`
        })
  })
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor((sorted.length - 1) / 2)
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2
}

/**
 * The number that a quarter of all are below.
 * @param {readonly number[]} numbers
 */
export const quarter = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 2] ?? 0
