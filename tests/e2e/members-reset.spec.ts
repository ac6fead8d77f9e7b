import type { Page } from '@playwright/test'
import { mailedLink, test } from './memberArea'
import { holdScript } from './network'
import { expect } from './site'

const newPassword = (page: Page) => page.getByLabel('New password', { exact: true })

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
