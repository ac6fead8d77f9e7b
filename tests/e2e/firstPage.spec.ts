import { readFileSync, statSync } from 'node:fs'
import { paths } from '@/config/paths'
import { budgetOf, budgets } from '../../bench/budgets.mjs'
import { kilobytes, largest, type Fetched } from '../../bench/traffic.mjs'
import { weigh } from '../../bench/weigh.mjs'
import { expect, test } from './network'

// Bytes, not time: they are the same on every machine. `npm run bench` measures the time.
test.use({ hasTouch: true })

/** A page and the size of all that its HTML names of its script: nearly all that it fetches. */
function readPage(address: string) {
  const file = `dist${address === paths.home ? '/index' : address.toLowerCase()}.html`
  const html = readFileSync(file, 'utf8')
  const named = (mark: string) => new RegExp(`data-${mark}="([^"]*)"`).exec(html)?.[1] ?? ''
  const script = [named('app'), ...named('ahead').split(' ')].map((each) => `dist${each}`)
  const bytes = [file, ...script].reduce((sum, each) => sum + statSync(each).size, 0)
  return { address, kind: named('kind'), bytes }
}

function heaviestOf(kind: string): string {
  const [heaviest] = Object.values(paths)
    .map(readPage)
    .filter((page) => page.kind === kind)
    .toSorted((one, other) => other.bytes - one.bytes)
  if (!heaviest) throw new Error(`No page is of the kind '${kind}'`)
  return heaviest.address
}

const report = (address: string, fetched: readonly Fetched[], budget: number) =>
  `${address} weighs ${kilobytes(fetched).toFixed(1)} KB, its budget is ${budget} KB. Its largest files: ${largest(fetched)}`

for (const [name, find] of [
  ...Object.keys(budgets).map((kind) => [`the heaviest ${kind} page`, () => heaviestOf(kind)]),
  // It fetches much more once it is used.
  ['the donation form', () => paths.donate],
] as [string, () => string][]) {
  test(`${name} keeps to its budget when opened first, and once it is used`, async ({ page }) => {
    const address = find()
    const { kind, opened, used } = await weigh(page, address)
    const { openedKb, usedKb } = budgetOf(kind)
    for (const [state, fetched, budget] of [
      ['opened', opened, openedKb],
      ['once used', used, usedKb],
    ] as const) {
      const message = report(`${address} ${state}`, fetched, budget)
      expect.soft(kilobytes(fetched), message).toBeLessThanOrEqual(budget)
    }
  })
}
