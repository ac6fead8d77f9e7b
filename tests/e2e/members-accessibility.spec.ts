import { expectUsable } from './accessibility'
import {
  demoMember,
  fillLogin,
  fillRegistration,
  logIn,
  logInButton,
  mailedLink,
  openAccount,
  profileOf,
  registerButton,
  test,
  writeProfile,
} from './memberArea'
import { expect } from './site'

/** What only somebody sees who uses the member area: each is accessible in both themes, and narrow. */
test('a login and a reset link that fail', async ({ page }) => {
  await fillLogin(page, { password: 'not the right one' })
  await logInButton(page).click()
  await expect(page.getByText(/auth\/invalid-credential/)).toHaveCount(2)
  await expectUsable(page)
  await page.goto('/ResetPassword?mode=resetPassword&oobCode=used-up')
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible()
  await expectUsable(page)
})

test('a registration with errors, of somebody under 18', async ({ page }) => {
  const form = await fillRegistration(page)
  await form.getByLabel('Year').fill('2015')
  await form.getByLabel('Email').fill('')
  await registerButton(page).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(form.getByLabel('My parent or guardian agrees that I am a member')).toBeVisible()
  await expectUsable(page)
})

test('a profile with long words, being changed and about to be deleted', async ({ page, site }) => {
  await writeProfile(site, demoMember.uid, {
    ...demoMember.profile,
    displayName: 'Wanjirunyamburawangechinjokiwamaitha Otienoodhiamboachiengokoth',
    email: 'somebody.with.a.very.long.address.indeed@department.university.example.org',
    role: 'Coordinatoroftheuniversitiesandcollegesoutreach',
  })
  await logIn(page)
  await expectUsable(page)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByLabel('Location').fill('=nowhere')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Location cannot begin with =, +, - or @')).toBeVisible()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete for ever' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expectUsable(page)
})

test('an unfinished profile', async ({ page, site }) => {
  const account = { email: 'other@example.org', password: 'another password' }
  await openAccount(site, account.email, account.password)
  await fillLogin(page, account)
  await logInButton(page).click()
  await expect(page.getByRole('heading', { name: 'Finish your profile' })).toBeFocused()
  await expectUsable(page)
})

test('a new password being chosen', async ({ page, site, backend }) => {
  await page.goto(await mailedLink(site, backend))
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Use at least 8 characters')).toBeVisible()
  await expectUsable(page)
})

test('a session that cannot be checked, until it can', async ({ page }) => {
  await logIn(page)
  const authPart = '**/assets/auth-*.js'
  await page.route(authPart, (route) => route.abort())
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.resourceType()))
  await page.goto('/Dashboard')
  const lookAgain = page.getByRole('button', { name: 'Look again' })
  await expect(lookAgain).toBeVisible()
  // A browser from before autumn 2026 never imports again what failed once.
  expect(failed).toEqual(['fetch'])
  await expectUsable(page)
  await page.unroute(authPart)
  await lookAgain.click()
  await expect(profileOf(page)).toBeVisible()
})
