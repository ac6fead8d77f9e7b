import type { Page } from '@playwright/test'
import { fromPlainFields } from 'local-backend'
import { demoMember } from '../../local/demoMember'
import { labelledDetails, storedDetails } from '../support/newMember'
import { asOwner, becomesInteractive, expect, post, test as siteTest, type Backend } from './site'

export { demoMember }

let signInStarted: Promise<void> | undefined

/** Waits until the sign-in service, which takes a while to start, is ready. */
export const signInStarts = (site: string) =>
  (signInStarted ??= callSignInService(site, 'signInWithPassword', demoMember))

/** As every browser test, but the sign-in service is ready before. */
export const test = siteTest.extend<{ signInService: void }>({
  // Of the test and not of its worker: a worker with other fixtures would start a site of its own.
  signInService: [
    async ({ site }, use) => {
      await signInStarts(site)
      await use()
    },
    { auto: true },
  ],
})

/** What somebody who registers fills in, and the document made of it. */
export const newMember = {
  email: 'Asha.Wanjiru@Example.org',
  password: 'Kiboko7Tembo9Xq',
  profile: { ...storedDetails, email: 'asha.wanjiru@example.org', uid: expect.any(String) },
}

/** Parts of the site that are fetched while somebody types: the SDKs, and the notifications. */
const fetchedAhead = ['auth', 'firestore', 'TopRightToasts'] as const

/**
 * Waits until these parts of the site have been fetched, so that the network may go away. Also
 * before a connection is to break: browsers send a call again that fails on one they had in use.
 */
export async function fetched(page: Page, parts: readonly string[] = fetchedAhead) {
  for (const part of parts) {
    await expect
      .poll(() =>
        page.evaluate(
          (name) =>
            performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
          `/assets/${part}-`,
        ),
      )
      .toBe(true)
  }
}

const registrationForm = (page: Page) => page.getByRole('form', { name: 'Registration' })
export const loginForm = (page: Page) => page.getByRole('form', { name: 'Login' })
export const registerButton = (page: Page) =>
  registrationForm(page).getByRole('button', { name: 'Register' })
export const logInButton = (page: Page) => loginForm(page).getByRole('button', { name: 'Log in' })
export const logoutButton = (page: Page) => page.getByRole('button', { name: 'Logout' })
export const profileOf = (page: Page, name: string = demoMember.profile.displayName) =>
  page.getByRole('heading', { name, level: 1 })

/** Opens /Register and fills it in, all but the fee. */
export async function fillRegistration(page: Page) {
  await page.goto('/Register')
  // What is typed before that counts too, but fetches nothing ahead.
  await becomesInteractive(page)
  const form = registrationForm(page)
  for (const [label, text] of Object.entries(labelledDetails)) {
    await form.getByLabel(label, { exact: true }).fill(text)
  }
  await form.getByLabel('Email').fill(newMember.email)
  await form.getByLabel('Password', { exact: true }).fill(newMember.password)
  return form
}

/** Expects the registration to hold all that was typed; passwords are gone after a reload. */
export async function expectRegistrationKept(page: Page, password: string = newMember.password) {
  const form = registrationForm(page)
  await expect(form.getByLabel('Email')).toHaveValue(newMember.email)
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(password)
  for (const [label, text] of Object.entries(labelledDetails)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(text)
  }
  await expect(form.getByLabel('I have paid the membership fee')).toBeChecked()
}

/** Opens /MemberLogin and fills it in. */
export async function fillLogin(
  page: Page,
  { email = demoMember.email, password = demoMember.password, keep = false }: Login = {},
) {
  await page.goto('/MemberLogin')
  const form = loginForm(page)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  if (keep) await form.getByLabel('Keep me logged in on this phone').check()
  return form
}

interface Login {
  readonly email?: string
  readonly password?: string
  /** Whether to tick 'Keep me logged in on this phone'. */
  readonly keep?: boolean
}

/** Logs in and waits for the profile. */
export async function logIn(page: Page, login?: Login) {
  await fillLogin(page, login)
  await logInButton(page).click()
  await expect(page).toHaveURL('/Dashboard')
  await expect(page).toHaveTitle(/^Your profile/)
  await expect(logoutButton(page)).toBeVisible()
  // The one before went with the words 'Fetching your profile…'.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/** Logs out, by the keyboard: the toast that says one is logged in may just come to lie over the button. */
export async function logOut(page: Page) {
  await logoutButton(page).press('Enter')
  await expect(page).toHaveURL('/MemberLogin')
}

/** Presses the button on /privacy that forgets all that this device keeps, and waits until it has. */
export async function forgetEverything(page: Page) {
  await page.goto('/privacy')
  await becomesInteractive(page)
  await page.getByRole('button', { name: 'Forget everything on this device' }).click()
  await expect(page.getByText('Done.')).toBeVisible()
}

/** Leaves the help page for the neutral one, which is elsewhere. */
export async function leaveHelpPage(page: Page) {
  await page.goto('/help-now')
  await becomesInteractive(page)
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Weather' }))
  await page.getByRole('link', { name: 'Leave this page' }).click()
  await expect(page).toHaveURL(/google/)
}

const database = 'projects/demo-local/databases/(default)/documents'

/** Stores documents as in the console, which no rule binds. */
export function storeDocuments(site: string, documents: Readonly<Record<string, object>>) {
  const writes = Object.entries(documents).map(([path, fields]) => ({
    update: { name: `${database}/${path}`, fields: fromPlainFields(fields) },
  }))
  return post(`${site}/v1/${database}:commit`, { writes }, asOwner)
}

export const signInAddress = (site: string) => `${site}/identitytoolkit.googleapis.com/v1`

/** Opens an account without a profile, like a registration that breaks off. */
export async function openAccount(site: string, email: string, password: string) {
  await callSignInService(site, 'signUp', { email, password })
}

/** Has a reset link mailed to the demo member, and answers the link. */
export async function mailedLink(site: string, backend: Backend): Promise<string> {
  const { email } = demoMember
  await callSignInService(site, 'sendOobCode', { requestType: 'PASSWORD_RESET', email })
  return (await backend.state()).outbox.at(-1)?.link ?? ''
}

const callSignInService = (site: string, call: string, body: object) =>
  post(`${signInAddress(site)}/accounts:${call}?key=local`, { ...body, returnSecureToken: true })
