import type { Page } from '@playwright/test'
import { expect, test } from './site'

/** Notifications do not run out while the window has no focus; so the test need not hurry. */
async function holdNotifications(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('blur')))
}

test('at the top right at most three are visible, a success ends the failures, each can be closed', async ({
  page,
  backend,
}) => {
  await page.goto('/')
  const toasts = page.getByRole('alert')
  await backend.failNext({ target: 'firestore', kind: 'server-error', count: 4 })
  await page.getByLabel('Subscribe to our newsletter').fill('asha@example.org')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  for (const visible of [1, 2, 3, 3]) {
    await subscribe.click()
    await expect(subscribe).not.toHaveAttribute('aria-busy')
    await expect(toasts).toHaveCount(visible)
    await holdNotifications(page)
  }
  await toasts.last().getByRole('button', { name: 'close' }).click()
  await expect(toasts).toHaveCount(2)
  await subscribe.click()
  await expect(
    page
      .getByRole('region', { name: 'Notifications' })
      .getByText('Subscribed to our newsletter✅!'),
  ).toBeVisible()
  await expect(toasts).toHaveCount(0)
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

test('they go by themselves after five seconds, and the sentence beside the button stays', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Subscribe to our newsletter').fill('asha@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const toast = page
    .getByRole('region', { name: 'Notifications' })
    .getByText('Subscribed to our newsletter✅!')
  await expect(toast).toBeVisible()
  await expect(page.getByText('Subscribed to our newsletter✅!')).toHaveCount(1, { timeout: 8000 })
  await expect(page.getByRole('form').getByText('Subscribed to our newsletter✅!')).toBeVisible()
})
