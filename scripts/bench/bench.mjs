// @ts-check
/**
 * Measures the built site beside a hand-written static page of the same run, and fails where a budget
 * (budgets.mjs) is broken. Machines differ, so what counts is the ratio.
 *   npm run bench                                        everything: about two hours
 *   npm run bench -- --write                             … and puts it into docs/performance.md
 *   npm run bench -- --parts pages /faq /donate          these pages alone
 *   npm run bench -- --profiles simulated,fast --runs 1  on these networks, once
 *   npm run bench -- --profiles none --parts pages       bytes and presses alone
 *   npm run bench -- --parts actions,growth              what an action costs, and how cost grows
 *   npm run bench -- --parts matching                    a large statement against many pledges
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { findChromium } from '../chromium.mjs'
import { measureActions } from './actions.mjs'
import { measureGrowth } from './growth.mjs'
import { profiles } from './lighthouse.mjs'
import { measureMatching } from './matching.mjs'
import { measurePages } from './pages.mjs'
import { machine, report } from './report.mjs'
import { freePort, serveBuilt, serveStaticPage } from './server.mjs'

const { values, positionals } = parseArgs({
  options: {
    parts: { type: 'string', default: 'pages,actions,matching,growth' },
    profiles: { type: 'string', default: Object.keys(profiles).join() },
    runs: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const { module } = /** @type {{ module: typeof import('../../src/config/paths') }} */ (
  await runnerImport('/src/config/paths.ts')
)
const { paths } = module
const profileNames = values.profiles === 'none' ? [] : chosen(values.profiles, profiles)
const pages = Object.entries(paths).filter(
  ([, path]) => positionals.length === 0 || positionals.includes(path),
)
if (pages.length < positionals.length) {
  throw new Error(`The pages are: ${Object.values(paths).join(' ')}`)
}

const loadBefore = loadavg()[0] ?? 0
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})
const parts = {
  pages: async () => {
    const html = readFileSync(new URL('staticPage.html', import.meta.url))
    const [site, staticPage] = [await serveBuilt('.'), await serveStaticPage(html)]
    const options = { browser, port, pages, profileNames, runs: Number(values.runs) }
    const result = await measurePages({
      ...options,
      site: site.origin,
      staticPage: `${staticPage.origin}/`,
    })
    site.close()
    staticPage.close()
    return result
  },
  actions: async () => {
    const site = await serveBuilt('.')
    const result = await measureActions(browser, site.origin)
    site.close()
    return result
  },
  matching: () => measureMatching(browser),
  growth: () => measureGrowth(browser, paths),
}

/** @type {string[]} */
const broken = []
try {
  for (const name of chosen(values.parts, parts)) {
    const result = await parts[name]()
    const note = machine(browser.version(), loadBefore)
    await report(name, [note, result.text].join('\n\n'), values.write)
    broken.push(...result.broken)
  }
} finally {
  await browser.close()
}
if (broken.length > 0) {
  console.error(`Beyond the budget:\n${broken.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode = 1
}

/**
 * @template {object} All
 * @param {string} names parted by commas
 * @param {All} all
 */
function chosen(names, all) {
  const list = names.split(',')
  const unknown = list.find((name) => !Object.hasOwn(all, name))
  if (unknown !== undefined) {
    throw new Error(`There is no ${unknown}, but: ${Object.keys(all).join(', ')}`)
  }
  return /** @type {(keyof All & string)[]} */ (list)
}
