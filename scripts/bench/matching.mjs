// @ts-check
import { resolve } from 'node:path'
import { build } from 'vite'
import { marked, table } from './report.mjs'

/** How long staff may wait for 10,000 pledges and a statement of 5,000 rows, read and matched, in ms. */
const mostMs = 1000
const runs = 7

/**
 * Reads and matches a large statement in Chromium, as the staff area does: the wall clock's and the
 * processor's time, of the first time, for which nothing is compiled yet, and of those after.
 * @param {import('@playwright/test').Browser} browser
 */
export async function measureMatching(browser) {
  const page = await browser.newPage()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busySeconds = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  await page.addScriptTag({ content: await bundle(), type: 'module' })
  await page.waitForFunction('window.matchOnce')
  /** @type {{ wall: number, busy: number }[]} */
  const times = []
  let size = ''
  for (let run = 0; run < runs; run += 1) {
    const before = await busySeconds()
    const result = /** @type {{ ms: number, size: string }} */ (
      await page.evaluate('window.matchOnce()')
    )
    times.push({ wall: result.ms, busy: ((await busySeconds()) - before) * 1000 })
    size = result.size
  }
  await page.close()
  const rows = /** @type {const} */ ([
    ['the first time', times.slice(0, 1)],
    [`median of ${runs - 1} more`, times.slice(1)],
  ]).map(([name, some]) => ({
    name,
    wall: median(some.map(({ wall }) => wall)),
    busy: median(some.map(({ busy }) => busy)),
  }))
  return {
    text: `${size}\n\n${table(
      ['read and matched', 'by the clock', 'of the processor'],
      rows.map(({ name, wall, busy }) => [
        name,
        marked(`${Math.round(wall)} ms`, wall > mostMs),
        `${Math.round(busy)} ms`,
      ]),
    )}`,
    broken: rows
      .filter(({ wall }) => wall > mostMs)
      .map(({ name, wall }) => `matching, ${name}: ${Math.round(wall)} ms, at most ${mostMs}`),
  }
}

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': resolve('src') } },
    build: {
      write: false,
      lib: { entry: resolve('scripts/bench/matchingPage.ts'), formats: ['es'] },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : null
  if (!chunk) throw new Error('Nothing was built')
  return chunk.code
}
