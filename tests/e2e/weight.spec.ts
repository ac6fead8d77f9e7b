import { paths } from '@/config/paths'
import { budgetOf } from '../../bench/budgets.mjs'
import { serveBrotli } from '../../bench/server.mjs'
import { kilobytes, largest, type Fetched } from '../../bench/traffic.mjs'
import { weigh } from '../../bench/weigh.mjs'
import { expect, test } from './site'

// Bytes, not time: they are the same on every machine. `npm run bench` measures the time.
test.use({ hasTouch: true })

/** What is said of a page that weighs more than it may. */
const report = (address: string, fetched: readonly Fetched[], budget: number) =>
  `${address} weighs ${kilobytes(fetched).toFixed(1)} KB, its budget is ${budget} KB. Its largest files: ${largest(fetched)}`

for (const address of Object.values(paths)) {
  test(`${address} costs no more data than it may, opened and once used`, async ({
    page,
    site,
  }) => {
    const served = await serveBrotli(site)
    const { kind, opened, used } = await weigh(page, served.origin + address)
    served.close()
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
