import type { Page } from '@playwright/test'
import { expectErrorsBeside as expectErrorsIn } from './layout'
import { openInteractive, test } from './site'

const expectErrorsBeside = (page: Page, name: string, ...filled: readonly string[]) =>
  expectErrorsIn(page.getByRole('form', { name, exact: true }), ...filled)

// Those of orders, profiles and new passwords are looked at where these are accessible.
test('a visitor sees each field’s error beside the field', async ({ page }) => {
  for (const [address, ...names] of [
    ['/contact', 'Contact', 'Newsletter'],
    ['/recordings', 'Leave a Review'],
    ['/blogs', 'Submit Your Blog'],
    ['/MemberLogin', 'Login'],
    ['/Register', 'Registration'],
    ['/ResetPassword', 'Reset password'],
    ['/pay', 'M-Pesa prompt'],
  ] as const) {
    await openInteractive(page, address)
    for (const name of names) await expectErrorsBeside(page, name)
  }
  await openInteractive(page, '/faq')
  await page.getByText('Ask a new question').click()
  await expectErrorsBeside(page, 'Ask a new question')
  await openInteractive(page, '/donate')
  await expectErrorsBeside(page, 'Donation', '=')
})
