// @ts-check
/**
 * Measures the built site as Lighthouse's simulated mobile on slow 4G sees it, page by page, beside
 * a hand-written static page of the same run: what counts is the ratio, since machines differ.
 *   npm run bench                          every page below, the median of 5 runs
 *   npm run bench -- --runs 3 / /donate    these pages, the median of 3
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from './chromium.mjs'

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
const pages =
  positionals.length > 0
    ? positionals
    : ['/', '/help-now', '/shop', '/donate', '/pay', '/bankdonation']

const sitePort = 4400
const staticPort = 4401
const debuggingPort = 4402

const site = spawn('npx', ['vite', 'preview', '--port', String(sitePort), '--strictPort'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
})
await new Promise((resolve, reject) => {
  site.stdout.on('data', (text) => String(text).includes('/__local') && resolve(undefined))
  site.on('exit', () => reject(new Error('The site did not start')))
})
const staticPage = gzipSync(readFileSync(new URL('bench-static.html', import.meta.url)))
const staticServer = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
  response.end(staticPage)
}).listen(staticPort)
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
})

/** @param {string} address */
async function measure(address) {
  const result = await lighthouse(address, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`)
  const { audits, categories } = result.lhr
  const number = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN
  return {
    'FCP ms': number('first-contentful-paint'),
    'LCP ms': number('largest-contentful-paint'),
    'TBT ms': number('total-blocking-time'),
    CLS: number('cumulative-layout-shift'),
    'KB in all': number('total-byte-weight') / 1024,
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
  }
}

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** @param {string} address */
async function medianOf(address) {
  await measure(address) // the first run warms the server and the browser, and is not counted
  /** @type {Awaited<ReturnType<typeof measure>>[]} */
  const all = []
  for (let run = 0; run < runs; run += 1) all.push(await measure(address))
  const of = (/** @type {(one: (typeof all)[number]) => number} */ pick) => median(all.map(pick))
  return {
    'FCP ms': Math.round(of((one) => one['FCP ms'])),
    'LCP ms': Math.round(of((one) => one['LCP ms'])),
    'TBT ms': Math.round(of((one) => one['TBT ms'])),
    CLS: Number(of((one) => one.CLS).toFixed(3)),
    'KB in all': Number(of((one) => one['KB in all']).toFixed(1)),
    scores: all[0]?.scores.map((_, at) => of((one) => one.scores[at] ?? 0)).join(' '),
  }
}

try {
  /** @type {Record<string, Awaited<ReturnType<typeof medianOf>>>} */
  const table = { 'static page': await medianOf(`http://localhost:${staticPort}/`) }
  for (const page of pages) table[page] = await medianOf(`http://localhost:${sitePort}${page}`)
  console.log(`Lighthouse mobile, simulated slow 4G, median of ${runs} runs`)
  console.log('Scores: performance, accessibility, best practices, search engines')
  console.table(table)
} finally {
  await browser.close()
  staticServer.close()
  if (site.pid) process.kill(-site.pid)
}
