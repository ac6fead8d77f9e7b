import type { Page } from '@playwright/test'
import { donateByMpesa, fillDonation } from './donation'
import { becomesInteractive, expect, test } from './site'

const payHeading = (page: Page) => page.getByRole('heading', { name: 'Pay by M-Pesa', level: 1 })

test('the amount is asked on the first screen, the button is on the second', async ({ page }) => {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/donate')
    for (const amount of ['Ksh 100', 'Ksh 2,500']) {
      await expect(page.getByRole('button', { name: amount })).toBeInViewport({ ratio: 1 })
    }
    const button = await donateByMpesa(page).boundingBox()
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(2 * size.height)
  }
})

test('a gift from two tabs, after a reload, is stored once', async ({ page, context, backend }) => {
  // What sending needs is fetched while one types.
  const prepared = ['firestore', 'TopCentreSnacks'].map(async (part) => {
    const response = await page.waitForResponse(`**/assets/${part}-*.js`)
    await response.finished()
  })
  const form = await fillDonation(page, 'Asha Wanjiru', 'asha@example.org')
  await form.getByLabel('Message (optional)').fill('Kwa upendo ❤️')
  await Promise.all(prepared)
  // It arrives, and no answer does.
  await page.route('**/*:commit*', async (route) => void (await route.fetch()), { times: 1 })
  await donateByMpesa(page).click()
  await expect.poll(async () => (await backend.state()).documents.Donations?.length).toBe(1)
  await page.reload()
  await expect(form.getByLabel('Message (optional)')).toHaveValue('Kwa upendo ❤️')
  // A tab opened from another one begins with a copy of what that one keeps.
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void open('/donate'))
  const other = await opened
  await becomesInteractive(other)
  await Promise.all([donateByMpesa(page).dblclick(), donateByMpesa(other).click()])
  await expect(payHeading(page)).toBeVisible()
  await expect(payHeading(other)).toBeVisible()
  // Back shows what was sent, so that it can be changed.
  await page.goBack()
  await expect(form.getByLabel('Name')).toHaveValue('Asha Wanjiru')
  expect((await backend.state()).documents.Donations).toHaveLength(1)
})
