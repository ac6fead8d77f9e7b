import type { Page } from '@playwright/test'
import { expectAccessible, expectNarrowEnough } from './accessibility'
import {
  demoMember,
  fillLogin,
  fillRegistration,
  logIn,
  logInButton,
  openAccount,
  profileOf,
  registerButton,
  writeProfile,
  test,
} from './memberArea'
import { expect, type Backend } from './site'

const account = { email: 'other@example.org', password: 'another password' }

/** Asks for a reset link and opens it. */
async function openResetLink(page: Page, backend: Backend) {
  await page.goto('/ResetPassword')
  const form = page.getByRole('form', { name: 'Reset password' })
  await form.getByLabel('Email').fill(demoMember.email)
  await form.getByRole('button', { name: 'Send the reset link' }).click()
  await expect(page).toHaveURL('/MemberLogin')
  await page.goto((await backend.state()).outbox.at(-1)?.link ?? '')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
}

/** States that only somebody who uses the member area sees, with the way there. */
const states: Record<
  string,
  (tools: { page: Page; backend: Backend; site: string }) => Promise<void>
> = {
  'a login that failed': async ({ page }) => {
    await fillLogin(page, { password: 'not the right one' })
    await logInButton(page).click()
    await expect(page.getByText(/auth\/invalid-credential/)).toHaveCount(2)
  },
  'a registration with errors': async ({ page }) => {
    await page.goto('/Register')
    await registerButton(page).click()
    await expect(page.getByText('Email is required')).toBeVisible()
  },
  'a registration of somebody under 18': async ({ page }) => {
    const form = await fillRegistration(page)
    await form.getByLabel('Date of birth').fill('2015-01-05')
    await form.getByLabel('My parent or guardian agrees that I am a member').check()
    await form.getByLabel('I have paid the membership fee').check()
  },
  'a profile': async ({ page }) => {
    await logIn(page)
    await expect(profileOf(page)).toBeVisible()
  },
  'a profile with long words': async ({ page, site }) => {
    await writeProfile(site, demoMember.uid, {
      ...demoMember.profile,
      displayName: 'Wanjirunyamburawangechinjokiwamaitha Otienoodhiamboachiengokoth',
      email: 'somebody.with.a.very.long.address.indeed@department.university.example.org',
      role: 'Coordinatoroftheuniversitiesandcollegesoutreach',
    })
    await logIn(page)
  },
  'a profile that is being changed': async ({ page }) => {
    await logIn(page)
    await page.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByLabel('Location').fill('nowhere')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Choose a county from the list')).toBeVisible()
  },
  'an account that is about to be deleted': async ({ page }) => {
    await logIn(page)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('button', { name: 'Delete for ever' }).click()
    await expect(page.getByText('Password is required')).toBeVisible()
  },
  'a profile to be finished': async ({ page, site }) => {
    await openAccount(site, account.email, account.password)
    await fillLogin(page, account)
    await logInButton(page).click()
    await expect(page.getByRole('heading', { name: 'Finish your profile' })).toBeVisible()
  },
  'a new password being chosen': async ({ page, backend }) => {
    await openResetLink(page, backend)
    await page.getByLabel('New password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await expect(page.getByText('Use at least 8 characters')).toBeVisible()
  },
  'a reset link that has expired': async ({ page }) => {
    await page.goto('/ResetPassword?mode=resetPassword&oobCode=used-up')
    await expect(page.getByText('This link has expired or was used already.')).toBeVisible()
  },
  'a session that cannot be checked': async ({ page }) => {
    await logIn(page)
    await page.route('**/assets/auth-*.js', (route) => route.abort())
    await page.goto('/Dashboard')
    await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible()
  },
}

for (const [state, reach] of Object.entries(states)) {
  test(`${state} is accessible in both themes, and fits the narrowest phone`, async ({
    page,
    backend,
    site,
  }) => {
    await reach({ page, backend, site })
    await expectNarrowEnough(page)
    await expectAccessible(page)
  })
}
