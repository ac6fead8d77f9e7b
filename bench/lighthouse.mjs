// @ts-check
import lighthouse from 'lighthouse'
import { categories } from './judge.mjs'

const maxTries = 3

/**
 * Loads a page as fast as the machine can, and lets Lighthouse compute what a slow phone and network would make of it.
 * @param {string} address
 * @param {{ port: number, isScored: boolean }} options the port of the browser's developer tools
 * @returns {Promise<import('./phone.mjs').Load>}
 */
export async function simulate(address, { port, isScored }) {
  // A page that search engines are told to leave out is not blamed for it.
  const isUnlisted =
    isScored && /<meta name="robots" content="noindex/.test(await (await fetch(address)).text())
  const settings = {
    onlyCategories: isScored ? categories : categories.slice(0, 1),
    skipAudits: isUnlisted ? ['is-crawlable'] : null,
    disableFullPageScreenshot: true,
  }
  for (let tries = 1; ; tries += 1) {
    const result = await lighthouse(
      address,
      { port, logLevel: 'error' },
      { extends: 'lighthouse:default', settings },
    )
    const { audits = {}, runtimeError, categories: scored = {} } = result?.lhr ?? {}
    if (result && !runtimeError) {
      const audit = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN
      return {
        firstPaint: audit('first-contentful-paint'),
        largestPaint: audit('largest-contentful-paint'),
        blockingMs: audit('total-blocking-time'),
        layoutShift: audit('cumulative-layout-shift'),
        scores: Object.values(scored).map(({ score }) => Math.round(100 * (score ?? 0))),
      }
    }
    // Now and then it misses the beginning of a load, and asks to be run again.
    if (tries === maxTries) {
      throw new Error(`Lighthouse failed on ${address}: ${runtimeError?.message ?? 'no result'}`)
    }
  }
}
