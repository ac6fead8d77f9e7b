import type { Page } from '@playwright/test'
import { donateByMpesa, fillDonation, pledge } from './donation'
import { expect, openInteractive, test } from './site'

/** Notifications do not run out while the window has no focus; so the test need not hurry. */
async function holdNotifications(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('blur')))
}

test('at the top right a success stands below the header, and goes by itself', async ({ page }) => {
  await openInteractive(page, '/')
  const box = page.getByLabel('Subscribe to our newsletter')
  await box.fill('asha@example.org')
  await box.press('Enter')
  const done = 'Subscribed to our newsletter✅!'
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
  await expect(toast).toContainText(done)
  await holdNotifications(page)
  const header = await page.getByRole('banner').boundingBox()
  const bottom = (header?.y ?? 0) + (header?.height ?? 0)
  await expect.poll(async () => (await toast.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bottom)
  const lifetimes = await toast.evaluate((element) =>
    element.getAnimations({ subtree: true }).flatMap((animation) => {
      const { duration } = animation.effect?.getTiming() ?? {}
      // Its end closes the notification.
      animation.finish()
      return typeof duration === 'number' && duration > 1000 ? [duration] : []
    }),
  )
  expect(lifetimes).toEqual([5000])
  // Only the sentence beside the button is left.
  await expect(page.getByText(done)).toHaveCount(1)
  await expect(page.getByRole('form').getByText(done)).toBeVisible()
})

/** Whether a notification stands clear of the heading and the focus, in px. */
const overlap = (page: Page) =>
  page.evaluate(() => {
    const rects = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
    const notices = rects('.Toastify__toast-container, .notistack-SnackbarContainer')
    const depths = rects('h1, main :focus').flatMap((kept) =>
      notices.map(({ top, bottom }) => Math.min(kept.bottom, bottom) - Math.max(kept.top, top)),
    )
    return Math.max(...depths)
  })

test('on a phone no notification covers the heading that says what to do', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await pledge(page, 'Asha', 'asha@example.org')
  await expect(page.getByRole('status').getByText(/^Thank you Asha!/)).toBeVisible()
  await holdNotifications(page)
  await expect.poll(() => overlap(page)).toBeLessThanOrEqual(0)
  await page.getByLabel('Phone number').fill('0712345909')
  await page.getByRole('button', { name: 'Send the prompt' }).click()
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeFocused()
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
  await expect(toast).toContainText('STK Push initiated successfully!')
  await holdNotifications(page)
  await expect.poll(() => overlap(page)).toBeLessThanOrEqual(0)
})

test('at the top centre only the latest try is shown, below the header wherever that is, and can be closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await fillDonation(page, 'Asha', 'asha@example.org')
  // Only the gift: the page asks for more, and may do so late.
  await page.route('**/*:commit*', (route) => route.fulfill({ status: 503 }))
  const snacks = page.getByRole('alert')
  const donate = donateByMpesa(page)
  for (let tried = 0; tried < 2; tried += 1) {
    const earlier = await snacks.elementHandles()
    await donate.click()
    for (const each of earlier) await each.waitForElementState('hidden')
    await expect(snacks).toHaveCount(1)
    await holdNotifications(page)
  }
  const { x, width } = (await snacks.boundingBox()) ?? { x: 0, width: 0 }
  expect(Math.abs(x + width / 2 - 640)).toBeLessThan(20)
  // The header lies lower at the top of the page, below the notice.
  for (const y of [400, 0]) {
    await page.evaluate((to) => scrollTo(0, to), y)
    await expect
      .poll(async () => {
        const header = await page.getByRole('banner').boundingBox()
        const snack = await snacks.boundingBox()
        return (snack?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)
      })
      .toBeGreaterThanOrEqual(0)
  }
  await snacks.getByRole('button', { name: 'Close' }).click()
  await expect(snacks).toHaveCount(0)
})
