import type { Page } from '@playwright/test'
import { expectAccessible, expectNarrowEnough, expectUsable } from './accessibility'
import { becomesInteractive, expect, openInteractive, test } from './site'

const received = 'Hi Asha Wanjiru, We have received your message and will get back to you soon.'
const record = {
  user_name: 'Asha Wanjiru',
  user_email: 'asha@example.org',
  user_subject: 'A talk at our campus',
  message: 'Habari 💚 مرحبا <script>alert(1)</script>',
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const notSentYet = (page: Page) =>
  page.getByRole('region', { name: 'Your message is not sent yet' })

async function fill(page: Page) {
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Name').fill(record.user_name)
  await form.getByLabel('Email').fill(record.user_email)
  await form.getByLabel('Subject').fill(record.user_subject)
  await form.getByLabel('Message').fill(record.message)
}

test('offline a message waits in two tabs and is sent once', async ({ page, context, backend }) => {
  const other = await context.newPage()
  await openInteractive(other, '/contact')
  await page.bringToFront()
  await page.goto('/contact')
  await fill(page)
  await becomesInteractive(page)
  await context.setOffline(true)
  await send(page).click()
  const section = notSentYet(page)
  await expect(section.getByRole('heading')).toBeFocused()
  await expect(section.getByRole('heading')).toBeInViewport()
  await expect(notSentYet(other)).toBeVisible()

  await backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 700 })
  await context.setOffline(false)
  for (const tab of [page, other]) {
    // Beside the form and as a notification, in each tab once.
    await expect(tab.getByText(received)).toHaveCount(2)
    await expect(notSentYet(tab)).toHaveCount(0)
  }
  expect((await backend.state()).documents.contactMessages).toHaveLength(1)
})

test('every state of the contact page is accessible', async ({ page, context }) => {
  await expectNarrowEnough(page)
  await openInteractive(page, '/contact')
  await send(page).click()
  // What it is checked by comes first, and then takes the focus to the first wrong field.
  await expect(page.getByText('Message is required')).toBeVisible()
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Email').fill('asha at home')
  await form.getByLabel('Subject').fill('x'.repeat(200))
  await expect(page.getByText(/^This does not look like name@example.com/)).toBeVisible()
  await expectUsable(page)
  await form.getByLabel('Name').fill(record.user_name)
  await form.getByLabel('Message').fill(record.message)
  await context.setOffline(true)
  await send(page).click()
  await notSentYet(page).getByText('Read it again').click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expectUsable(page)
  await context.setOffline(false)
  await expect(notSentYet(page)).toHaveCount(0)
  await expectAccessible(page)
})
