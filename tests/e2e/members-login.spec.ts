import {
  callsTo,
  demoMember,
  fetched,
  fillLogin,
  logIn,
  logInButton,
  loginForm,
  logoutButton,
  plainSentence,
  profileOf,
  test,
} from './memberArea'
import { expect } from './site'

test('a wrong password is answered in the service’s own words and one plain sentence', async ({
  page,
}) => {
  const form = await fillLogin(page, { password: 'not the right one' })
  await logInButton(page).click()
  await expect(page.getByText('Firebase: Error (auth/invalid-credential).')).toHaveCount(2)
  await expect(
    page.getByText(
      'The email or the password is not right. Please check both, or reset your password.',
    ),
  ).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue(demoMember.email)
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('not the right one')
  await form.getByLabel('Password', { exact: true }).fill(demoMember.password)
  await logInButton(page).click()
  await expect(page).toHaveURL('/Dashboard')
  await expect(profileOf(page)).toBeVisible()
  await expect(page.getByText('Logged In Successfully')).toBeVisible()
})

test('offline while logging in: all is kept, and the second try logs in', async ({
  page,
  context,
}) => {
  const form = await fillLogin(page, { keep: true })
  await fetched(page)
  await context.setOffline(true)
  await logInButton(page).click()
  await expect(page.getByText(/auth\/network-request-failed/)).toHaveCount(2)
  await expect(page.getByText(plainSentence.offline)).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue(demoMember.email)
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(demoMember.password)
  await expect(form.getByLabel('Keep me logged in on this phone')).toBeChecked()
  await context.setOffline(false)
  await logInButton(page).click()
  await expect(page).toHaveURL('/Dashboard')
  await expect(profileOf(page)).toBeVisible()
})

test('the connection breaks between login and profile: nobody is logged in until both are done', async ({
  page,
  backend,
}) => {
  const form = await fillLogin(page)
  await fetched(page)
  await backend.failNext({ target: 'firestore', kind: 'close' })
  await logInButton(page).click()
  await expect(page.getByText(plainSentence.noAnswer).first()).toBeVisible()
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(demoMember.password)
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('firebase')
  await logInButton(page).click()
  await expect(page).toHaveURL('/Dashboard')
})

test('the profile cannot be fetched: the page says so, and trying again shows it', async ({
  page,
  backend,
}) => {
  await logIn(page)
  await backend.failNext({ target: 'firestore', kind: 'close' })
  await page.reload()
  await expect(page.getByText('We could not fetch your profile.')).toBeVisible()
  await expect(logoutButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(profileOf(page)).toBeVisible()
})

test('logging out needs no network', async ({ page, context }) => {
  await logIn(page, { keep: true })
  await context.setOffline(true)
  await logoutButton(page).click()
  await expect(page).toHaveURL('/MemberLogin')
  await expect(
    page.getByText('You are logged out. What was typed on this device is cleared.'),
  ).toBeVisible()
  await expect(loginForm(page)).toBeVisible()
  await context.setOffline(false)
  await page.goto('/Dashboard')
  await expect(page).toHaveURL('/MemberLogin')
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('firebase')
})

test('a double tap on a slow network logs in once', async ({ page, context, backend }) => {
  const logins = callsTo(context, 'accounts:signInWithPassword')
  await fillLogin(page)
  await backend.failNext({ target: 'auth', kind: 'slow', delayMs: 700 })
  await logInButton(page).dblclick()
  await expect(page.getByText('Logging you in…')).toBeVisible()
  await expect(page).toHaveURL('/Dashboard')
  expect(logins).toHaveLength(1)
})

test('with the keyboard alone somebody logs in, edits, saves and logs out', async ({
  page,
  backend,
}) => {
  const nameOfFocused = () =>
    page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return 'nothing has the focus'
      const labels = activeElement instanceof HTMLInputElement ? activeElement.labels : null
      return labels?.[0]?.textContent ?? activeElement.textContent ?? ''
    })
  /** Goes on with Tab until the control of this name has the focus. */
  async function tabTo(name: string) {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      const focused = await nameOfFocused()
      if (focused.trim() === name) return
    }
    expect(await nameOfFocused(), 'reached with Tab').toBe(name)
  }

  await page.goto('/MemberLogin')
  await expect(logInButton(page)).toBeEnabled()
  await tabTo('Email')
  await page.keyboard.type(demoMember.email)
  await tabTo('Password')
  await page.keyboard.type(demoMember.password)
  await tabTo('Keep me logged in on this phone')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  // The login page shows the profile first, until this one is there.
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

  for (let step = 0; (await nameOfFocused()) !== 'Logout' && step < 40; step += 1)
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/MemberLogin')
  await expect(page.getByRole('heading', { name: 'Member login' })).toBeFocused()
})
