import { demoMember, fillLogin, logInButton, profileOf, test } from './memberArea'
import { now, shifts } from './layout'
import { holdFiles } from './network'
import { expect, openInteractive } from './site'

test('on a slow line the footer stands still from the login to the profile', async ({ page }) => {
  const bringDashboard = await holdFiles(page, '**/assets/DashboardPage-*.js')
  const bringHome = await holdFiles(page, '**/assets/MemberHome-*.js')
  await fillLogin(page)
  // What moved while the page arrived is for tests/e2e/everyPage.spec.ts.
  const since = await now(page)
  await logInButton(page).click()
  await expect(page.getByText('Opening your profile…')).toBeVisible()
  bringDashboard()
  await expect(page.getByText('Fetching your profile…')).toBeVisible()
  bringHome()
  await expect(profileOf(page)).toBeVisible()
  expect(await shifts(page, { since, least: 0.01 })).toEqual([])
})

test('somebody logs in, edits, saves and logs out by keyboard alone', async ({ page, backend }) => {
  const nameOfFocused = () =>
    page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return 'nothing has the focus'
      const labels = activeElement instanceof HTMLInputElement ? activeElement.labels : null
      return (labels?.[0]?.textContent ?? activeElement.textContent ?? '').trim()
    })
  /** Goes on with Tab, or another key, until the control of this name has the focus. */
  async function tabTo(name: string, key = 'Tab') {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press(key)
      if ((await nameOfFocused()) === name) return
    }
    expect(await nameOfFocused(), `reached with ${key}`).toBe(name)
  }

  await openInteractive(page, '/MemberLogin')
  await tabTo('Email')
  await page.keyboard.type(demoMember.email)
  await tabTo('Password')
  await page.keyboard.type(demoMember.password)
  await tabTo('Keep me logged in on this phone')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^Your profile/)
  await expect(profileOf(page)).toBeFocused()

  await tabTo('Edit profile')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Edit your profile' })).toBeFocused()
  await tabTo('Location')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Kisumu')
  await tabTo('Save')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused()
  await expect(page.getByText('Your profile is saved.').first()).toBeVisible()
  expect((await backend.state()).documents.users?.[0]?.fields.location).toBe('Kisumu')

  await tabTo('Logout', 'Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/MemberLogin')
  await expect(page.getByRole('heading', { name: 'Member login' })).toBeFocused()
})
