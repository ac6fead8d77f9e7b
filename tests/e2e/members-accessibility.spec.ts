import { expectUsable } from './accessibility'
import { expectErrorsBeside } from './layout'
import { test } from './memberArea'
import * as members from './memberArea'
import { asOwner, expect, post } from './site'

/** What only members see: it is accessible in both themes, and fits a narrow phone. */
test('a login and a reset link that fail, a new password being chosen, and an unfinished profile', async ({
  page,
  site,
  backend,
}) => {
  await members.fillLogin(page, { password: 'not the right one' })
  await members.logInButton(page).click()
  await expect(page.getByText(/auth\/invalid-credential/)).toHaveCount(2)
  await expectUsable(page)
  await page.goto('/ResetPassword?mode=resetPassword&oobCode=used-up')
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible()
  await expectUsable(page)
  await page.goto(await members.mailedLink(site, backend))
  await expectErrorsBeside(page.getByRole('form', { name: 'Choose a password' }))
  await expectUsable(page)
  const account = { email: 'other@example.org', password: 'another password' }
  await members.openAccount(site, account.email, account.password)
  await members.fillLogin(page, account)
  await members.logInButton(page).click()
  await expect(page.getByRole('heading', { name: 'Finish your profile' })).toBeFocused()
  await expectUsable(page)
})

test('a registration with errors, of somebody under 18', async ({ page }) => {
  const form = await members.fillRegistration(page)
  await form.getByLabel('Year').fill('2015')
  await form.getByLabel('Email').fill('')
  await members.registerButton(page).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(form.getByLabel('My parent or guardian agrees that I am a member')).toBeVisible()
  await expectUsable(page)
})

test('a profile with long words, being changed and about to be deleted', async ({ page, site }) => {
  const { uid: localId, profile } = members.demoMember
  const displayName = 'Wanjirunyamburawangechinjokiwamaitha Otienoodhiamboachiengokoth'
  const role = 'Coordinatoroftheuniversitiesandcollegesoutreach'
  const email = 'somebody.with.a.very.long.address.indeed@department.university.example.org'
  await members.storeDocuments(site, { [`users/${localId}`]: { ...profile, displayName, role } })
  await post(`${members.signInAddress(site)}/accounts:update`, { localId, email }, asOwner)
  await members.logIn(page, { email })
  await expectUsable(page)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const form = page.getByRole('form', { name: 'Edit profile' })
  // Its error shows once the other fields are right.
  await expectErrorsBeside(form, '99', 'input[name^=dob]')
  await expectErrorsBeside(form, '=')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expectErrorsBeside(page.getByRole('form', { name: 'Delete my account' }))
  await expectUsable(page)
})
