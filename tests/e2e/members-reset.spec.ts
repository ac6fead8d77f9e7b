import type { Page } from '@playwright/test'
import { demoMember, logIn, loginForm, mailedLink, profileOf, test } from './memberArea'
import { holdScript } from './network'
import { expect } from './site'

const changed = 'Your password is changed. Please log in with the new one.'
const expired = 'This link has expired or was used already.'
const chosen = 'Twiga4Nyati8Zk'

const newPassword = (page: Page) => page.getByLabel('New password', { exact: true })
const setButton = (page: Page) => page.getByRole('button', { name: 'Set the new password' })

const fillNewPassword = (page: Page) => newPassword(page).fill(chosen)

test('the code leaves the address bar at once, and is sent only to the service', async ({
  page,
  context,
  site,
  backend,
}) => {
  const link = await mailedLink(site, backend)
  const code = new URL(link).searchParams.get('oobCode') ?? ''
  expect(code).not.toBe('')
  const addresses: string[] = []
  const bodies: string[] = []
  context.on('request', (request) => {
    if (request.url().includes(code)) addresses.push(request.url())
    if (request.postData()?.includes(code)) bodies.push(new URL(request.url()).pathname)
  })
  await page.goto('/faq')
  const letThrough = await holdScript(page)
  await page.goto(link)
  await expect(page.getByText('One moment…')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Reset password' })).toBeHidden()
  letThrough()
  await expect(newPassword(page)).toBeVisible()
  await expect(page).toHaveURL('/ResetPassword')
  await page.reload()
  await expect(newPassword(page)).toBeVisible()
  await expect(page).toHaveURL('/ResetPassword')
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await page.goForward()
  await expect(page).toHaveURL('/ResetPassword')
  await expect(newPassword(page)).toBeVisible()
  // The mail's own link is the one address that has it.
  expect(addresses).toEqual([link])
  expect(new Set(bodies)).toEqual(
    new Set(['/identitytoolkit.googleapis.com/v1/accounts:resetPassword']),
  )
})

test("a new password ends this browser's sessions, and the first of two tabs counts", async ({
  page,
  context,
  site,
  backend,
}) => {
  await logIn(page)
  const link = await mailedLink(site, backend)
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const tab of [first, second]) {
    await tab.goto(link)
    await expect(tab.getByText(`For the account ${demoMember.email}.`)).toBeVisible()
    await fillNewPassword(tab)
  }
  await setButton(first).click()
  await expect(first).toHaveURL('/MemberLogin')
  await expect(first.getByText(changed)).toHaveCount(2)
  await expect(page).toHaveURL('/MemberLogin')
  await expect(loginForm(page)).toBeVisible()
  await setButton(second).click()
  await expect(second.getByText(expired)).toBeVisible()

  // The mail that tells its owner, beside the one with the link.
  await expect.poll(async () => (await backend.state()).outbox.length).toBe(2)
  await logIn(first, { password: chosen })
  await expect(profileOf(first)).toBeVisible()
})
