import type { Page } from '@playwright/test'
import {
  demoMember,
  detail,
  expectRegistrationKept,
  fillLogin,
  fillRegistration,
  logInButton,
  loginForm,
  newMember,
  profileOf,
  registerButton,
  test,
} from './memberArea'
import { becomesInteractive, expect } from './site'

test('somebody registers, pays in between, reloads, logs in and sees the profile', async ({
  page,
  backend,
}) => {
  const form = await fillRegistration(page)
  await form.getByRole('button', { name: 'Pay Membership Fee' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay by M-Pesa' })).toBeVisible()
  await page.goBack()
  await expectRegistrationKept(page)
  // Back from paying, one is where there is something left to do.
  await expect(page.getByText('Fee ticked: now press Register.')).toBeInViewport()
  await expect(registerButton(page)).toBeFocused()
  await expect(registerButton(page)).toBeInViewport()
  await page.reload()
  await expectRegistrationKept(page, '')

  await form.getByLabel('Password', { exact: true }).fill(newMember.password)
  await registerButton(page).click()
  await expect(page).toHaveURL('/MemberLogin')
  await expect(page.getByText('User Registered Successfully ☺️')).toHaveCount(2)
  await expect(loginForm(page).getByLabel('Email')).toHaveValue(newMember.email)
  await loginForm(page).getByLabel('Password', { exact: true }).fill(newMember.password)
  await logInButton(page).click()
  await expect(page).toHaveURL('/Dashboard')
  await expect(page.getByText('Logged In Successfully')).toBeVisible()
  await expect(profileOf(page, 'Asha Wanjiru')).toBeFocused()
  await expect(detail(page, 'Email')).toContainText(newMember.profile.email)
  await expect(detail(page, 'Date joined')).toHaveText(/\d{4}/)
  // Back leads to the page before the login, which is done.
  await page.goBack()
  await expect(page).toHaveURL('/Register')

  const { documents } = await backend.state()
  const others = documents.users?.filter(({ fields }) => fields.displayName !== 'Amani Demo')
  expect(others).toEqual([{ id: others?.[0]?.fields.uid, fields: newMember.profile }])
})

/** Keeps a file of the script on its way, until it is let through. */
async function holdFile(page: Page, name: string): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const mayCome = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await mayCome
    await route.continue()
  })
  return letThrough
}

test('on a slow line the footer stands still on the way from the login to the profile', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value'))))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const bringDashboard = await holdFile(page, 'DashboardPage')
  const bringHome = await holdFile(page, 'MemberHome')
  await fillLogin(page)
  // What moved while the page arrived is for tests/e2e/everyPage.spec.ts.
  await page.evaluate(() => {
    ;(Reflect.get(globalThis, 'shifts') as number[]).length = 0
  })
  await logInButton(page).click()
  await expect(page.getByText('Opening your profile…')).toBeVisible()
  bringDashboard()
  await expect(page.getByText('Fetching your profile…')).toBeVisible()
  bringHome()
  await expect(profileOf(page)).toBeVisible()
  const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[])
  expect(shifts.filter((value) => value > 0.01)).toEqual([])
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

  await page.goto('/MemberLogin')
  await becomesInteractive(page)
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
