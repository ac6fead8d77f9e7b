import type { Page } from '@playwright/test'
import { expectErrorsBeside as expectErrorsIn } from './layout'
import { logIn, mailedLink, test } from './memberArea'
import { becomesInteractive } from './site'

const expectErrorsBeside = (page: Page, name: string, ...filled: readonly string[]) =>
  expectErrorsIn(page.getByRole('form', { name, exact: true }), ...filled)
/** Whose error shows once the others are right. */
const birthDate = 'input[name^=dob]'

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
    await page.goto(address)
    await becomesInteractive(page)
    for (const name of names) await expectErrorsBeside(page, name)
  }
  await page.goto('/faq')
  await becomesInteractive(page)
  await page.getByText('Ask a new question').click()
  await expectErrorsBeside(page, 'Ask a new question')
  await page.goto('/donate')
  await becomesInteractive(page)
  await expectErrorsBeside(page, 'Donation', '=')
})

test('a customer sees each field’s error beside the field', async ({ page }) => {
  await page.goto('/shop')
  await becomesInteractive(page)
  const mug = page.getByRole('article', { name: 'Mug', exact: true })
  await mug.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expectErrorsBeside(page, 'Order', '=')
})

test('a member sees each field’s error beside the field', async ({ page, site, backend }) => {
  await logIn(page)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await expectErrorsBeside(page, 'Edit profile', '99', birthDate)
  await expectErrorsBeside(page, 'Edit profile', '=')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expectErrorsBeside(page, 'Delete my account')
  await page.goto(await mailedLink(site, backend))
  await expectErrorsBeside(page, 'Choose a password')
})
