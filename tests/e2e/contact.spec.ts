import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect, test as siteTest } from './site'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const isFromEmailJs = (text: string) => text.startsWith('EmailJS: ')

/**
 * As every browser test, but for all tabs, and with what EmailJS says let through: it belongs on
 * the console, and `emailErrors` has it.
 */
const test = siteTest.extend<{ emailErrors: string[] }>({
  emailErrors: async ({ context }, use) => {
    const said: string[] = []
    context.on('console', (message) => {
      if (isFromEmailJs(message.text())) said.push(message.text())
    })
    await use(said)
  },
  silent: async ({ context }, use) => {
    const complaints: string[] = []
    context.on('weberror', (error) => complaints.push(error.error().message))
    context.on('console', (message) => {
      const text = message.text()
      if (!isFromEmailJs(text) && !text.startsWith('Failed to load resource')) complaints.push(text)
    })
    await use()
    expect(complaints).toEqual([])
  },
})

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

/** Writes a message without a network, so that it waits in the outbox. */
async function writeOffline(page: Page) {
  await page.goto('/contact')
  await fill(page)
  await expect(send(page)).toBeEnabled()
  await page.context().setOffline(true)
  await send(page).click()
  await expect(notSentYet(page)).toBeVisible()
}

/** Counts the requests that store something. */
function countStores(page: Page) {
  const stores: string[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(':commit')) stores.push(request.url())
  })
  return stores
}

test('a message is mailed once, also for a double tap on a slow network', async ({
  page,
  backend,
  emailErrors,
}) => {
  await page.goto('/contact')
  await fill(page)
  await backend.failNext({ target: 'email', kind: 'slow', delayMs: 700 })
  await send(page).dblclick()
  await expect(page.getByText('Sending your message…')).toBeVisible()
  await expect(page.getByText(received)).toHaveCount(2)
  const { outbox, documents } = await backend.state()
  expect(outbox).toEqual([
    expect.objectContaining({
      endpoint: '/api/v1.0/email/send-form',
      templateId: 'contact',
      params: record,
    }),
  ])
  expect(documents.contactMessages).toBeUndefined()
  expect(emailErrors).toEqual([])
})

test('what is missing is said under its field, and nothing is sent', async ({ page, backend }) => {
  await page.goto('/contact')
  await page.getByRole('form', { name: 'Contact' }).getByLabel('Name').fill('   ')
  await send(page).click()
  for (const sentence of [
    'Name is required',
    'Email is required',
    'Subject is required',
    'Message is required',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expect(page.getByRole('form', { name: 'Contact' }).getByLabel('Name')).toBeFocused()
  expect((await backend.state()).outbox).toEqual([])
})

for (const [kind, line] of [
  ['refuse', 'EmailJS: 403 Forbidden'],
  ['server-error', 'EmailJS: 500 Internal Server Error'],
  ['close', 'EmailJS: Failed to fetch'],
] as const) {
  test(`a message that is not mailed is stored instead, and the answer stays true (${kind})`, async ({
    page,
    backend,
    emailErrors,
  }) => {
    await page.goto('/contact')
    await fill(page)
    await backend.failNext({ target: 'email', kind })
    await send(page).click()
    await expect(page.getByText(received)).toHaveCount(2)
    const { outbox, documents } = await backend.state()
    expect(outbox).toEqual([])
    expect(documents.contactMessages?.map(({ fields }) => fields)).toEqual([
      { ...record, timestamp: expect.any(String) },
    ])
    expect(emailErrors).toEqual([line])
  })
}

test('a message written offline waits, says so, and goes when the network is back', async ({
  page,
  context,
  backend,
}) => {
  await writeOffline(page)
  const section = notSentYet(page)
  await expect(section.getByRole('heading')).toBeFocused()
  await expect(section.getByRole('heading')).toBeInViewport()
  await expect(section.getByText('A talk at our campus').first()).toBeVisible()
  await expect(section.getByRole('link', { name: '1199' })).toBeVisible()
  await expect(page.getByText(received)).toHaveCount(0)
  await section.getByText('Read it again').click()
  await expect(section.getByText(record.message)).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(received)).toHaveCount(2)
  await expect(section).toHaveCount(0)
  const { outbox, documents } = await backend.state()
  expect(outbox).toEqual([])
  expect(documents.contactMessages?.map(({ fields }) => fields)).toEqual([
    { ...record, timestamp: expect.any(String) },
  ])
})

test('a message written offline goes at the next visit, of any page, exactly once', async ({
  page,
  context,
  backend,
}) => {
  await writeOffline(page)
  await page.close()
  await context.setOffline(false)
  const stores = countStores(page)

  const later = await context.newPage()
  await later.goto('/donate')
  await expect(later.getByText(received)).toBeVisible()
  await later.goto('/contact')
  // What this tab saw delivered stays where the message waited.
  await expect(later.getByText(received)).toBeVisible()
  await expect(notSentYet(later)).toHaveCount(0)
  await later.reload()
  await expect(send(later)).toBeEnabled()
  expect((await backend.state()).documents.contactMessages).toHaveLength(1)
  expect(stores).toHaveLength(1)
})

test('two tabs deliver a waiting message as one document, and both say so', async ({
  page,
  context,
  backend,
}) => {
  const other = await context.newPage()
  await other.goto('/contact')
  await expect(send(other)).toBeEnabled()
  await writeOffline(page)
  await expect(notSentYet(other)).toBeVisible()
  await backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 700 })
  await context.setOffline(false)
  await expect(page.getByText(received).last()).toBeVisible()
  await expect(other.getByText(received).last()).toBeVisible()
  await expect(notSentYet(other)).toHaveCount(0)
  const { outbox, documents } = await backend.state()
  expect(documents.contactMessages).toHaveLength(1)
  expect(outbox).toEqual([])
})

test('a lost answer on redelivery stores the message once', async ({ page, context, backend }) => {
  await writeOffline(page)
  await page.close()
  await backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/contact')
  await expect.poll(async () => (await backend.state()).documents.contactMessages?.length).toBe(1)
  await later.reload()
  await expect(later.getByText(received).last()).toBeVisible()
  expect((await backend.state()).documents.contactMessages).toHaveLength(1)
})

test('a waiting message is deleted on request, and never sent', async ({
  page,
  context,
  backend,
}) => {
  await writeOffline(page)
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByText('Deleted from this device. The message was not sent.')).toBeVisible()
  await context.setOffline(false)
  await page.goto('/')
  await page.goto('/contact')
  await expect(send(page)).toBeEnabled()
  await expect(notSentYet(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  const { outbox, documents } = await backend.state()
  expect(documents.contactMessages).toBeUndefined()
  expect(outbox).toEqual([])
})

test('a page fetches nothing more while no message waits', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/contact')
  await expect(send(page)).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => /firestore|email/i.test(url))).toEqual([])
})

test('a review is mailed, thanked for at the top centre, and kept when it fails', async ({
  page,
  backend,
  emailErrors,
}) => {
  await page.goto('/recordings')
  const form = page.getByRole('form', { name: 'Leave a Review' })
  await form.getByLabel('Name').fill('Asha Wanjiru')
  await form.getByLabel('Email').fill('asha@example')
  await form.getByLabel('Message').fill('It helped 💚')
  const sendFeedback = form.getByRole('button', { name: 'Send Feedback' })
  await sendFeedback.click()
  await expect(form.getByText('Invalid email format')).toBeVisible()
  await form.getByLabel('Email').fill('asha@example.org')

  await backend.failNext({ target: 'email', kind: 'refuse' })
  await sendFeedback.click()
  await expect(page.getByText('Failed to send feedback. Please try again later.')).toHaveCount(2)
  await page.reload()
  await expect(form.getByLabel('Message')).toHaveValue('It helped 💚')
  await sendFeedback.dblclick()
  await expect(page.getByText('Hi Asha Wanjiru, Thanks for your feedback ❤️.')).toHaveCount(2)
  await expect(form.getByLabel('Message')).toHaveValue('')
  expect((await backend.state()).outbox).toEqual([
    expect.objectContaining({
      endpoint: '/api/v1.0/email/send-form',
      templateId: 'feedback',
      params: { name: 'Asha Wanjiru', email: 'asha@example.org', message: 'It helped 💚' },
    }),
  ])
  expect(emailErrors).toEqual(['EmailJS: 403 Forbidden'])
})

for (const scheme of ['light', 'dark'] as const) {
  test(`every state of the contact page can be used by everybody in the ${scheme} theme`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    const check = async (state: string) => {
      await page.evaluate(axe)
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      )
      const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
      expect(found, state).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, state).toBeLessThanOrEqual(320)
    }
    await page.goto('/contact')
    await send(page).click()
    await expect(page.getByText('Message is required')).toBeVisible()
    await check('errors')
    await fill(page)
    const form = page.getByRole('form', { name: 'Contact' })
    await form.getByLabel('Email').fill('asha at home')
    await form.getByLabel('Subject').fill('x'.repeat(200))
    await expect(page.getByText(/^This does not look like name@example.com/)).toBeVisible()
    await check('warning')
    await context.setOffline(true)
    await send(page).click()
    await expect(notSentYet(page)).toBeVisible()
    await notSentYet(page).getByText('Read it again').click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await check('waiting')
    await context.setOffline(false)
    await expect(notSentYet(page)).toHaveCount(0)
    await check('delivered')
  })
}
