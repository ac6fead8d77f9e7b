import type { Page } from '@playwright/test'
import { expect, test } from './site'

/** Notifications do not run out while the window has no focus; so the test need not hurry. */
async function holdNotifications(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('blur')))
}

test('at the top right at most three are visible, a success ends the failures, and it goes by itself', async ({
  page,
  backend,
}) => {
  await page.goto('/')
  const toasts = page.getByRole('alert')
  const box = page.getByLabel('Subscribe to our newsletter')
  await backend.failNext({ target: 'firestore', kind: 'server-error', count: 4 })
  await box.fill('asha@example.org')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  for (const visible of [1, 2, 3, 3]) {
    await subscribe.click()
    await expect(subscribe).not.toHaveAttribute('aria-busy')
    await expect(toasts).toHaveCount(visible)
    await holdNotifications(page)
  }
  await expect(box).toHaveValue('asha@example.org')
  await toasts.last().getByRole('button', { name: 'close' }).click()
  await expect(toasts).toHaveCount(2)
  await box.press('Enter')
  const done = 'Subscribed to our newsletter✅!'
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(done)).toBeVisible()
  await expect(toasts).toHaveCount(0)
  expect((await backend.state()).documents.mailingList).toEqual([
    { id: expect.any(String), fields: { email: 'asha@example.org' } },
  ])
  // After five seconds only the sentence beside the button is left.
  await expect(page.getByText(done)).toHaveCount(1, { timeout: 8000 })
  await expect(page.getByRole('form').getByText(done)).toBeVisible()
})

test('at the top centre at most three are visible, and each can be closed', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/donate')
  const form = page.getByRole('form', { name: 'Donation' })
  await form.getByRole('button', { name: 'Ksh 100' }).click()
  await form.getByLabel('Name').fill('Asha')
  await form.getByLabel('Email').fill('asha@example.org')
  await backend.failNext({ target: 'firestore', kind: 'server-error', count: 4 })
  const snacks = page.getByRole('alert')
  const donate = page.getByRole('button', { name: 'Donate By M-Pesa' })
  for (const visible of [1, 2, 3, 3]) {
    await donate.click()
    await expect(donate).not.toHaveAttribute('aria-busy')
    await expect(snacks).toHaveCount(visible)
    await holdNotifications(page)
  }
  const { x, width } = (await snacks.first().boundingBox()) ?? { x: 0, width: 0 }
  expect(Math.abs(x + width / 2 - 640)).toBeLessThan(20)
  await snacks.first().getByRole('button', { name: 'Close' }).click()
  await expect(snacks).toHaveCount(2)
})
