import type { Page } from '@playwright/test'
import type { FaultKind } from 'local-backend'
import { demoMember, fetched, test } from './memberArea'
import { becomesInteractive, expect } from './site'

const dayMs = 24 * 60 * 60 * 1000
const commit = '**/documents:commit*'
const failed = (page: Page) =>
  page.getByRole('status').getByText('Failed to process your donation. Please try again.')
const donateByMpesa = (page: Page) => page.getByRole('button', { name: 'Donate By M-Pesa' })
const payHeading = (page: Page) => page.getByRole('heading', { name: 'Pay by M-Pesa', level: 1 })

async function expectKept(page: Page) {
  const form = page.getByRole('form', { name: 'Donation' })
  await expect(form.getByLabel('Amount (Ksh)')).toHaveValue('500')
  await expect(form.getByLabel('Name')).toHaveValue('Asha Wanjiru')
  await expect(form.getByLabel('Message (optional)')).toHaveValue('Kwa upendo ❤️')
}

test('a donation survives every network failure, reload and tab, and is stored once', async ({
  page,
  context,
  backend,
}) => {
  await page.goto('/donate')
  const form = page.getByRole('form', { name: 'Donation' })
  await form.getByRole('button', { name: 'Ksh 500' }).click()
  await form.getByLabel('Name').fill('Asha Wanjiru')
  await form.getByLabel('Email').fill('asha@example.org')
  await form.getByLabel('Message (optional)').fill('Kwa upendo ❤️')
  await fetched(page, ['firestore'])

  for (const way of ['connectionrefused', 'namenotresolved', 'connectionreset', 'timedout']) {
    await test.step(way, async () => {
      await page.route(commit, (route) => route.abort(way), { times: 1 })
      await donateByMpesa(page).click()
      await expect(failed(page)).toBeVisible()
      await expectKept(page)
    })
  }
  const answers: readonly FaultKind[] = [
    ...(['web-page', 'error-page', 'cut-answer', 'break-answer'] as const),
    ...(['unauthenticated', 'conflict', 'too-many', 'unavailable'] as const),
  ]
  for (const kind of answers) {
    await test.step(kind, async () => {
      await backend.failNext({ target: 'firestore', kind })
      await donateByMpesa(page).click()
      await expect(failed(page)).toBeVisible()
      await expectKept(page)
    })
  }

  await test.step('a reload in mid-flight', async () => {
    await backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 300 })
    await donateByMpesa(page).click()
    await page.reload()
    await expectKept(page)
  })
  await test.step('the same form in two tabs, and a double tap', async () => {
    const opened = context.waitForEvent('page')
    // A tab that is opened from another one begins with a copy of what that one keeps.
    await page.evaluate(() => void open('/donate'))
    const other = await opened
    await expectKept(other)
    await becomesInteractive(other)
    await Promise.all([donateByMpesa(page).dblclick(), donateByMpesa(other).click()])
    await expect(payHeading(page)).toBeVisible()
    await expect(payHeading(other)).toBeVisible()
  })
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Make a Donation' })).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('')
  expect((await backend.state()).documents.Donations).toHaveLength(1)
})

for (const days of [1, -1]) {
  test(`a member logs in while the clock is wrong by ${days} day, and saves once it is right`, async ({
    page,
    backend,
  }) => {
    await page.clock.setSystemTime(Date.now() + days * dayMs)
    await page.goto('/MemberLogin')
    await becomesInteractive(page)
    await page.getByLabel('Email', { exact: true }).fill(demoMember.email)
    await page.getByLabel('Password', { exact: true }).fill(demoMember.password)
    await page.getByLabel('Keep me logged in on this phone').check()
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { name: 'Amani Demo' })).toBeVisible()

    await page.clock.setSystemTime(Date.now())
    await page.reload()
    await page.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByLabel('First name').fill('Amina')
    // What the database says of a token that is older than this device believed.
    await backend.failNext({ target: 'firestore', kind: 'unauthenticated' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Amina Demo' })).toBeVisible()
    const { documents } = await backend.state()
    expect(documents.users).toMatchObject([{ fields: { fname: 'Amina' } }])
  })
}
