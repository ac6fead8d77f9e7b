import { paths } from '@/config/paths'
import { budgetOf } from '../../bench/budgets.mjs'
import { kilobytes, largest, type Fetched } from '../../bench/traffic.mjs'
import { weigh } from '../../bench/weigh.mjs'
import { expect, test, worksOffline } from './network'

// Bytes, not time: they are the same on every machine. `npm run bench` measures the time.
test.use({ hasTouch: true })

const report = (address: string, fetched: readonly Fetched[], budget: number) =>
  `${address} weighs ${kilobytes(fetched).toFixed(1)} KB, its budget is ${budget} KB. Its largest files: ${largest(fetched)}`

for (const address of Object.values(paths)) {
  test(`${address} as a first page keeps to its budget, opened and once used, and opens again without a network`, async ({
    page,
    network,
  }) => {
    let title = ''
    let heading = ''
    const { kind, opened, used } = await weigh(page, address, async () => {
      title = await page.title()
      heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    })
    const { openedKb, usedKb } = budgetOf(kind)
    for (const [state, fetched, budget] of [
      ['opened', opened, openedKb],
      ['once used', used, usedKb],
    ] as const) {
      const message = report(`${address} ${state}`, fetched, budget)
      expect.soft(kilobytes(fetched), message).toBeLessThanOrEqual(budget)
    }

    await worksOffline(page)
    network.cut()
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveTitle(title)
    await expect(page.getByText('could not be loaded')).toBeHidden()
  })
}
