// @ts-check
/**
 * Measures what the built site costs a phone, and fails where a page is beyond its budget (budgets.mjs). Machines
 * differ, so a paint counts as a multiple of that of the same page as bare HTML.
 *   npm run bench                    a page of each kind, in some 5 minutes
 *   npm run bench -- /faq /donate    these pages
 *   npm run bench -- --all           every page, in half an hour at most
 *   npm run bench -- --all --write   … and writes bench/results.md
 */
import { execSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { format, resolveConfig } from 'prettier'
import { runnerImport } from 'vite'
import { findChromium } from '../scripts/chromium.mjs'
import { judgeDesk, measureDesk } from './desk.mjs'
import { judge, median, plusTenPercent } from './judge.mjs'
import { loadOnPhone, phone, slowDown } from './phone.mjs'
import { freePort, serveBuilt } from '../scripts/serveBuilt.mjs'
import { kilobytes } from './traffic.mjs'
import { weigh } from './weigh.mjs'

const results = 'bench/results.md'
const onePageOfEachKind = ['/', '/partnerships', '/donate', '/offline', '/staff']
const runs = { simulated: 3, phone: 5 }

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const { module } = /** @type {{ module: typeof import('../src/config/paths') }} */ (
  await runnerImport('/src/config/paths.ts')
)
// It sends a stranger, which every measurement is, on to the login page.
const every = Object.values(module.paths).filter((path) => path !== module.paths.dashboard)
const chosen = positionals.length > 0 ? positionals : onePageOfEachKind
const pages = values.all ? every : chosen
const unknown = pages.find((path) => !every.some((each) => each === path))
if (unknown) throw new Error(`There is no ${unknown}, but: ${every.join(' ')}`)

// Not `npm ci`: the lock file names optional packages of other systems without an entry of theirs.
if (!existsSync('bench/node_modules'))
  execSync('npm install --no-save --prefix bench', { stdio: 'inherit' })
const { simulate } = await import('./lighthouse.mjs')

const loadBefore = loadavg()[0] ?? 0
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})
const site = await serveBuilt()
/** @type {import('./judge.mjs').Measured[]} */
const measured = []
/** @type {ReturnType<typeof judgeDesk>} */
let desk = { lines: [], breaches: [] }
try {
  for (const path of pages) {
    measured.push(await measure(path))
    console.log(`${path} is measured`)
  }
  if (pages.includes('/staff')) {
    desk = judgeDesk(await measureDesk(browser, site.origin, runs.phone))
  }
} finally {
  site.close()
  await browser.close()
}

const judged = measured.map((page) => ({ path: page.path, ...judge(page) }))
const report = await format(
  [
    '# What each page costs',
    '',
    'Written by `npm run bench -- --all --write`; [performance](../docs/performance.md) says how it is measured.',
    machine(),
    '',
    `First paint, largest paint (multiples of the bare page's), blocking (ms); medians of ${runs.simulated} and ${runs.phone} runs. **Bold** is beyond the budget, _italic_ too, but not in all runs.`,
    '',
    '| page | simulated | slow phone | shift | KB opened | KB used | press (ms) | points lost |',
    '| - | - | - | - | - | - | - | - |',
    ...judged.map(({ path, cells }) => `| ${path} | ${cells.join(' | ')} |`),
    '',
    'The slowest page of each kind, and a tenth:',
    '',
    ...plusTenPercent(measured).map((line) => `- \`${line}\``),
    ...desk.lines.map((line) => `- ${line}`),
  ].join('\n'),
  { ...(await resolveConfig(results)), parser: 'markdown' },
)
console.log(report)
if (values.write) writeFileSync(results, report)

const breaches = [...judged.flatMap((page) => page.breaches), ...desk.breaches]
if (breaches.length > 0) {
  console.error(`Beyond the budget:\n${breaches.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode = 1
}

/**
 * Loads a page and its bare HTML in turn, so that both see the same machine, and weighs it.
 * @param {string} path
 * @returns {Promise<import('./judge.mjs').Measured>}
 */
async function measure(path) {
  const address = site.origin + path
  const profiles = {
    simulated: (/** @type {string} */ of, isScored = false) => simulate(of, { port, isScored }),
    phone: (/** @type {string} */ of) => loadOnPhone(browser, of),
  }
  /** @type {import('./phone.mjs').Load[]} */
  const loads = []
  /** @param {keyof typeof profiles} profile */
  async function speedsOf(profile) {
    const own = []
    const bare = []
    for (let run = 0; run < runs[profile]; run += 1) {
      own.push(await profiles[profile](address, run === 0))
      bare.push(await profiles[profile](site.bareOrigin + path))
    }
    loads.push(...own)
    const yardstick = median(bare.map(({ firstPaint }) => firstPaint))
    const largestYardstick = median(bare.map(({ largestPaint }) => largestPaint))
    return own.map(({ firstPaint, largestPaint, blockingMs }) => ({
      firstPaint: firstPaint / yardstick,
      largestPaint: largestPaint / largestYardstick,
      blockingMs,
    }))
  }
  const speed = { simulated: await speedsOf('simulated'), phone: await speedsOf('phone') }
  return {
    path,
    speed,
    layoutShift: Math.max(...loads.map(({ layoutShift }) => layoutShift)),
    scores: loads.map(({ scores }) => scores),
    ...(await weight(address)),
  }
}

/** @param {string} address */
async function weight(address) {
  const context = await browser.newContext(phone)
  const { kind, opened, used } = await weigh(await context.newPage(), address)
  await context.close()
  // Once more for the wait, without motion, which would pass for an effect.
  const slow = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  const { pressMs } = await weigh(await slow.newPage(), address, slowDown)
  await slow.close()
  return { kind, openedKb: kilobytes(opened), usedKb: kilobytes(used), pressMs }
}

/** The machine, in a sentence; with a warning where it had other work. */
function machine() {
  const [cpu] = cpus()
  const sentence = `Measured on ${cpu?.model ?? 'an unknown processor'}, ${cpus().length} cores, Chromium ${browser.version()}, Node ${process.version}.`
  return loadBefore > 1
    ? `${sentence} **It was busy before the bench began (load ${loadBefore.toFixed(1)}): bytes are right, times are not.**`
    : sentence
}
