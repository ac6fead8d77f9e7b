// @ts-check
/**
 * Prints what each page of the built site costs a phone, by Lighthouse's simulation, and what it fetches.
 *   npm run bench                   every page
 *   npm run bench -- /faq /donate   these
 */
import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runnerImport } from 'vite'
import { freePort, openBuilt } from '../scripts/serveBuilt.mjs'
import { kilobytes } from './traffic.mjs'
import { weigh } from './weigh.mjs'

const { module } = /** @type {{ module: typeof import('../src/config/paths') }} */ (
  await runnerImport('/src/config/paths.ts')
)
const { paths, staffPath } = module
// The profile sends a stranger to the login page.
const every = [...Object.values(paths), staffPath].filter((path) => path !== paths.dashboard)
const named = process.argv.slice(2)
const pages = named.length > 0 ? named : every

// Not `npm ci`: the lock file names optional packages of other systems but has no entries for them.
if (!existsSync('bench/node_modules'))
  execSync('npm install --no-save --prefix bench', { stdio: 'inherit' })
const { default: lighthouse } = await import(import.meta.resolve('lighthouse'))

const port = await freePort()
const { browser, origin, close } = await openBuilt([`--remote-debugging-port=${port}`])
/** @type {Record<string, Record<string, number | string>>} */
const table = {}
for (const path of pages) {
  console.log(`Measuring ${path}…`)
  table[path] = { ...(await load(origin + path)), ...(await weight(origin + path)) }
}
await close()
console.table(table)

/**
 * @param {string} address
 * @returns {Promise<Record<string, number | string>>}
 */
async function load(address, tries = 3) {
  const settings = {
    disableFullPageScreenshot: true,
    // Some pages are hidden from search engines.
    skipAudits: ['is-crawlable'],
  }
  const config = { extends: 'lighthouse:default', settings }
  const { lhr } = await lighthouse(address, { port, logLevel: 'silent' }, config)
  // Lighthouse sometimes misses the beginning of a load.
  if (lhr.runtimeError && tries > 1) return load(address, tries - 1)
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
  /** @type {{ score: number }[]} performance, accessibility, best practices, search engines */
  const scores = Object.values(lhr.categories)
  const audit = (/** @type {string} */ name) => lhr.audits[name].numericValue
  return {
    scores: scores.map(({ score }) => Math.round(100 * score)).join('/'),
    'first paint (ms)': Math.round(audit('first-contentful-paint')),
    'largest paint (ms)': Math.round(audit('largest-contentful-paint')),
    'blocking (ms)': Math.round(audit('total-blocking-time')),
    shift: Number(audit('cumulative-layout-shift').toFixed(3)),
  }
}

/** @param {string} address */
async function weight(address) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const { opened, used } = await weigh(await context.newPage(), address)
  await context.close()
  return { 'KB opened': Math.round(kilobytes(opened)), 'KB used': Math.round(kilobytes(used)) }
}
