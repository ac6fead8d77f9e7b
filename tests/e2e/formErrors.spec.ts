import type { Page } from '@playwright/test'
import { logIn, mailedLink, test } from './memberArea'
import { becomesInteractive, expect } from './site'

const anyField = 'input[name]:not([type=checkbox]), textarea'
/** Whose error shows once the others are right. */
const birthDate = 'input[name^=dob]'

/** Sends a form with this in its fields, and expects each error in sight beside its field, in both sizes. */
async function expectErrorsBeside(page: Page, name: string, text = '', fields = anyField) {
  const form = page.getByRole('form', { name, exact: true })
  for (const field of await form.locator(fields).all()) await field.fill(text)
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await form.locator('button[type=submit]').first().click()
    await expect(form.locator('[aria-invalid]').first()).toBeFocused()
    const misplaced = await form.evaluate((element) =>
      [...element.querySelectorAll('[aria-invalid]')].flatMap((field, index) => {
        const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
        const error = document.getElementById(id)
        // Sending shows the first one.
        if (index > 0) error?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const words = document.createRange()
        words.selectNodeContents(error ?? field)
        const [at, from] = [words.getBoundingClientRect(), field.getBoundingClientRect()]
        const isInView =
          at.left >= 0 && at.right <= innerWidth && at.top >= 0 && at.bottom <= innerHeight
        const isNear =
          at.left < from.right && at.right > from.left && Math.abs(at.top - from.bottom) < 100
        const top = document.elementFromPoint(at.left + 2, (at.top + at.bottom) / 2)
        const isSeen =
          top === error &&
          error?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        return isInView && isNear && isSeen
          ? []
          : [JSON.stringify({ error: error?.textContent, isInView, isNear, isSeen, at, from })]
      }),
    )
    expect(misplaced, `${name} at ${size.width} px`).toEqual([])
  }
}

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
  await page.goto('/donate')
  await becomesInteractive(page)
  await expectErrorsBeside(page, 'Donation', '=')
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
