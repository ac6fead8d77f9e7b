// @ts-check
import { throttling } from 'lighthouse/core/config/constants.js'
import { budgetOf, budgets, everyPage } from './budgets.mjs'
import { load, median, profiles } from './lighthouse.mjs'
import { marked, table } from './report.mjs'
import { kilobytes } from './traffic.mjs'
import { weigh } from './weigh.mjs'

/** @typedef {keyof typeof profiles} ProfileName */

/** @type {Readonly<import('@playwright/test').BrowserContextOptions>} */
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }

/**
 * Loads every page as each profile says, and weighs it. The static page is loaded once beside each of them, so that a
 * machine that gets slower or faster meanwhile is not taken for the page.
 * @param {object} options
 * @param {import('@playwright/test').Browser} options.browser
 * @param {number} options.port by which Lighthouse drives the same browser
 * @param {string} options.site
 * @param {string} options.staticPage
 * @param {readonly (readonly [string, string])[]} options.pages names with their addresses
 * @param {readonly ProfileName[]} options.profileNames
 * @param {number} options.runs
 */
export async function measurePages(options) {
  const { browser, port, site, staticPage, pages, profileNames, runs } = options
  /** @type {Record<string, import('./lighthouse.mjs').Load[]>} */
  const stills = Object.fromEntries(profileNames.map((profile) => [profile, []]))
  const measured = []
  for (const [, path] of pages) {
    const address = site + path
    const isUnlisted = /<meta name="robots" content="noindex/.test(
      await (await fetch(address)).text(),
    )
    const weight = await weightOf(browser, address)
    /** @type {import('./lighthouse.mjs').Load[]} */
    const loads = []
    for (const profile of profileNames) {
      stills[profile]?.push(await load(staticPage, { port, profile, runs: 1, isUnlisted: false }))
      loads.push(await load(address, { port, profile, runs, isUnlisted }))
    }
    measured.push({ path, page: { ...weight, loads } })
    console.log(`${path} is measured`)
  }
  const still = profileNames.map((profile) => {
    const loads = stills[profile] ?? []
    return {
      fcp: median(loads.map(({ fcp }) => fcp)),
      lcp: median(loads.map(({ lcp }) => lcp)),
      blocking: median(loads.map(({ blocking }) => blocking)),
    }
  })
  /** @type {string[]} */
  const broken = []
  /** @type {string[][]} */
  const rows = [
    [
      'the static page',
      ...still.map(
        ({ fcp, lcp, blocking }) =>
          `${seconds(fcp)} · ${seconds(lcp)} · ${Math.round(blocking)} ms`,
      ),
      ...Array.from({ length: 6 }, () => ''),
    ],
  ]
  /** @type {string[][]} */
  const longTasks = []
  for (const { path, page } of measured) {
    const { cells, breaches } = judge(page, { still, profileNames })
    rows.push([`\`${path}\``, ...cells])
    broken.push(...breaches.map((breach) => `${path}: ${breach}`))
    longTasks.push([`\`${path}\``, ...page.loads.map((each) => tasks(each.longTasks))])
  }
  const titles = profileNames.map((profile) => profiles[profile].title)
  const head = ['page', ...titles, 'CLS', 'KB opened', 'KB used', 'press', 'requests', 'scores']
  const text = [
    budgetTable(),
    `First paint · largest paint · blocking time: the paints as multiples of the static page's, the blocking in milliseconds. Medians of ${runs}, of the static page of ${pages.length}. What breaks its budget is bold.`,
    table(head, rows),
    ...(titles.length > 0
      ? [
          'The longest task of each file, where it took more than 50 ms:',
          table(['page', ...titles], longTasks),
        ]
      : []),
  ].join('\n\n')
  return { text, broken }
}

/** What each kind of page may cost. */
function budgetTable() {
  const rows = Object.entries(budgets).map(([kind, budget]) => [
    kind,
    `${budget.paint} x`,
    `${budget.blockingMs} ms`,
    `${budget.openedKb}`,
    `${budget.usedKb}`,
    budget.scores.join(' '),
  ])
  const head = ['pages', 'paints', 'blocking', 'KB opened', 'KB once used', 'scores']
  return `${table(head, rows)}\n\nOn all of them: layout shift ${everyPage.layoutShift}, effect of the first press within ${everyPage.pressMs} ms.`
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function weightOf(browser, address) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  const { kind, opened, used } = await weigh(await context.newPage(), address)
  await context.close()
  // Once more for the wait: on a slow phone and network, without motion. The connection is open by
  // then, so that a request waits for one round trip.
  const slow = await browser.newContext({
    ...phone,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  const { rttMs, throughputKbps, cpuSlowdownMultiplier } = throttling.mobileSlow4G
  const bytesPerSecond = (throughputKbps * 1024) / 8
  const { pressMs } = await weigh(await slow.newPage(), address, async (session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier })
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: rttMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  })
  await slow.close()
  return {
    kind,
    openedKb: kilobytes(opened),
    usedKb: kilobytes(used),
    requests: opened.length,
    pressMs,
  }
}

/**
 * Holds a page against its budget: its cells of the table, and what it breaks, by how much.
 * @param {Awaited<ReturnType<typeof weightOf>> & { loads: readonly import('./lighthouse.mjs').Load[] }} page
 * @param {{ still: readonly { fcp: number, lcp: number }[], profileNames: readonly ProfileName[] }} run
 */
function judge({ kind, openedKb, usedKb, requests, pressMs, loads }, { still, profileNames }) {
  const budget = budgetOf(kind)
  /** @type {string[]} */
  const breaches = []
  /**
   * @param {string} what
   * @param {number} is
   * @param {number} allowed
   * @param {{ unit: string, digits?: number }} format
   */
  function cell(what, is, allowed, { unit, digits = 0 }) {
    const rounded = Number(is.toFixed(digits))
    const isBroken = rounded > allowed
    if (isBroken) {
      const over = (rounded - allowed).toFixed(digits)
      breaches.push(`${what} ${rounded}${unit}, ${over} over ${allowed}`)
    }
    return marked(rounded.toFixed(digits), isBroken)
  }
  const times = loads.map(({ fcp, lcp, blocking }, at) => {
    const { title } = profiles[profileNames[at] ?? 'simulated']
    const ratio = { unit: ' x the static page', digits: 2 }
    return [
      cell(`first paint (${title})`, fcp / (still[at]?.fcp ?? 0), budget.paint, ratio),
      cell(`largest paint (${title})`, lcp / (still[at]?.lcp ?? 0), budget.paint, ratio),
      cell(`blocking (${title})`, blocking, budget.blockingMs, { unit: ' ms' }),
    ].join(' · ')
  })
  const shift = Math.max(0, ...loads.map(({ layoutShift }) => layoutShift))
  const scores = loads.find((each) => each.scores.length > 1)?.scores ?? loads[0]?.scores ?? []
  const tooLow = scores.some((score, at) => score < (budget.scores[at] ?? 0))
  if (tooLow) breaches.push(`scores ${scores.join(' ')}, at least ${budget.scores.join(' ')}`)
  const cells = [
    ...times,
    loads.length === 0
      ? ''
      : cell('layout shift', shift, everyPage.layoutShift, { unit: '', digits: 3 }),
    cell('opened', openedKb, budget.openedKb, { unit: ' KB', digits: 1 }),
    cell('once used', usedKb, budget.usedKb, { unit: ' KB', digits: 1 }),
    pressMs === null ? '' : press(pressMs),
    String(requests),
    marked(scores.join(' '), tooLow),
  ]
  return { cells, breaches }

  /** @param {number} waited */
  function press(waited) {
    if (Number.isFinite(waited))
      return `${cell('first press', waited, everyPage.pressMs, { unit: ' ms' })} ms`
    breaches.push('first press has no effect')
    return marked('no effect', true)
  }
}

/** @param {Readonly<Record<string, number>>} longest */
const tasks = (longest) =>
  Object.entries(longest)
    .toSorted(([, a], [, b]) => b - a)
    .map(([file, ms]) => `${file} ${ms}`)
    .join(', ')

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`
