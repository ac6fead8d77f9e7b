// @ts-check
/**
 * How long staff wait for the tabs and for the first list: on a slow phone that knows them, with an
 * empty cache.
 */
import { runnerImport } from 'vite'
import { desk as budget } from './budgets.mjs'
import { median, quarter } from './judge.mjs'
import { phone, slowDown } from './phone.mjs'
import { listenTo } from './traffic.mjs'

/**
 * @typedef {object} DeskLoad
 * @property {number} tabsMs
 * @property {number} listMs
 * @property {number} listKb fetched until the list is there
 */

const names = /** @type {const} */ ([
  ['tabsMs', 'tabs', 'ms'],
  ['listMs', 'first list', 'ms'],
  ['listKb', 'fetched by then', 'KB'],
])

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} runs
 */
export async function measureDesk(browser, origin, runs) {
  const storageState = await logIn(browser, origin)
  /** @type {DeskLoad[]} */
  const loads = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ ...phone, storageState })
    loads.push(await loadDesk(await context.newPage(), origin))
    await context.close()
  }
  return loads
}

/**
 * The sentences of the report, and those beyond the budget: as for pages, not where a quarter of the runs keep it.
 * @param {readonly DeskLoad[]} loads
 */
export function judgeDesk(loads) {
  const all = names.map(([key, name, unit]) => {
    const ofRuns = loads.map((load) => load[key])
    return {
      isBeyond: median(ofRuns) > budget[key] && quarter(ofRuns) > budget[key],
      line: `/staff, known staff: ${name} ${median(ofRuns).toFixed(0)} ${unit}, its budget is ${budget[key]} ${unit}`,
    }
  })
  return {
    lines: all.map(({ line }) => line),
    breaches: all.filter(({ isBeyond }) => isBeyond).map(({ line }) => line),
  }
}

/**
 * Once, as the demo staff; and once to /staff, so that the device knows them.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 */
async function logIn(browser, origin) {
  const { module } = /** @type {{ module: typeof import('../local/demoStaff') }} */ (
    await runnerImport('/local/demoStaff.ts')
  )
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(`${origin}/MemberLogin?back=staff`)
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(module.demoStaff.email)
  await form.getByLabel('Password', { exact: true }).fill(module.demoStaff.password)
  await form.getByLabel('Keep me logged in on this phone').check()
  await form.getByRole('button', { name: 'Log in' }).click()
  await page.locator('[role=tabpanel] tbody tr').first().waitFor()
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} origin
 * @returns {Promise<DeskLoad>}
 */
async function loadDesk(page, origin) {
  const { session, fetched } = await listenTo(page)
  await slowDown(session)
  await page.addInitScript(() => {
    /** @type {Record<string, number>} */
    const seen = {}
    const look = () => {
      if (document.querySelector('[role=tab]')) seen['tabsMs'] ??= performance.now()
      if (document.querySelector('[role=tabpanel] tbody tr')) seen['listMs'] ??= performance.now()
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    Object.assign(globalThis, { seen })
  })
  await page.goto(`${origin}/staff`, { waitUntil: 'commit' })
  await page.locator('[role=tabpanel] tbody tr').first().waitFor({ timeout: 60_000 })
  const bytes = fetched().reduce((sum, each) => sum + each.bytes, 0)
  const { tabsMs, listMs } = /** @type {DeskLoad} */ (await page.evaluate('seen'))
  return { tabsMs, listMs, listKb: bytes / 1024 }
}
