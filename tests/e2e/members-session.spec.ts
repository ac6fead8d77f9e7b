import type { Page } from '@playwright/test'
import {
  fillLogin,
  logIn,
  logInButton,
  loginForm,
  logOut,
  logoutButton,
  profileOf,
  test,
} from './memberArea'
import { holdScript } from './network'
import { becomesInteractive, expect } from './site'

const authPart = '**/assets/auth-*.js'

/** What the tab keeps of members: the keys of accounts and drafts, in either storage. */
const keptIn = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) =>
      Object.keys(storage)
        .filter((key) => key.startsWith('firebase:authUser') || key.startsWith('draft:'))
        .map((key) => key.replace(/:authUser.*/, ':authUser')),
    ),
  )

/** Notes in the page itself, from before its first element on, whether something can ever be seen in it. */
async function watchFor(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      const found = [...document.querySelectorAll(wanted)]
      if (!found.some((each) => each.checkVisibility())) return
      document.documentElement.dataset.appeared = wanted
      observer.disconnect()
    }).observe(document, { attributes: true, childList: true, subtree: true })
  }, selector)
}

const whatAppeared = (page: Page) => page.locator('html').getAttribute('data-appeared')

/** Starts a message on /contact, so that there is a draft. */
async function writeDraft(page: Page) {
  await page.goto('/contact')
  await becomesInteractive(page)
  await page.getByRole('form', { name: 'Contact' }).getByLabel('Message').fill('A private matter')
}

test('a kept session covers all tabs, and so does logging out', async ({ page, context }) => {
  const second = await context.newPage()
  await second.goto('/MemberLogin')
  await expect(loginForm(second)).toBeVisible()
  await logIn(page, { keep: true })
  expect(await keptIn(page)).toEqual([['firebase:authUser'], []])
  await expect(profileOf(second)).toBeVisible()

  await watchFor(second, 'input[name=password]')
  await writeDraft(second)
  await second.goto('/Dashboard')
  await expect(profileOf(second)).toBeVisible()
  expect(await whatAppeared(second)).toBeNull()
  await writeDraft(page)
  await page.goto('/Dashboard')
  expect(await keptIn(second)).toEqual([['firebase:authUser'], ['draft:1:contact']])

  await expect(profileOf(page)).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL('/MemberLogin')
  await expect(second).toHaveURL('/MemberLogin')
  await expect(loginForm(second)).toBeVisible()
  await expect(profileOf(second)).toHaveCount(0)
  await expect.poll(() => keptIn(page)).toEqual([[], []])
  await expect.poll(() => keptIn(second)).toEqual([[], []])
})

test('a session that is not kept stays in its tab and in tabs opened from it, which log out together', async ({
  page,
  context,
}) => {
  await logIn(page)
  expect(await keptIn(page)).toEqual([[], ['firebase:authUser']])
  const second = await context.newPage()
  await second.goto('/Dashboard')
  await expect(second).toHaveURL('/MemberLogin')
  await page.reload()
  await expect(profileOf(page)).toBeVisible()

  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void open('/contact'))
  const copy = await opened
  await writeDraft(copy)
  await copy.goto('/Dashboard')
  await expect(profileOf(copy)).toBeVisible()
  await logOut(page)
  await expect(copy).toHaveURL('/MemberLogin')
  await expect(loginForm(copy)).toBeVisible()
  await expect.poll(() => keptIn(copy)).toEqual([[], []])
})

test('a reload never shows a member the login form', async ({ page, backend }) => {
  await logIn(page)
  await watchFor(page, 'input[name=password]')
  for (const address of ['/Dashboard', '/MemberLogin']) {
    for (const target of ['auth', 'firestore'] as const) {
      await backend.failNext({ target, kind: 'slow', delayMs: 300 })
    }
    await page.goto(address)
    await expect(profileOf(page)).toBeVisible()
    expect(await whatAppeared(page)).toBeNull()
  }
  // The watch sees a login form when there is one.
  await logOut(page)
  await expect(loginForm(page)).toBeVisible()
  expect(await whatAppeared(page)).toBe('input[name=password]')
})

/** An hour later: the token has to be renewed before anything is asked. */
const letTokenExpire = (page: Page) =>
  page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.startsWith('firebase:authUser:')) continue
      const user = JSON.parse(text)
      user.stsTokenManager.expirationTime = 0
      localStorage.setItem(key, JSON.stringify(user))
    }
  })

test('a kept session outlasts a failing sign-in service, and the page says so', async ({
  page,
}) => {
  const signIn = /\/(identitytoolkit|securetoken)\.googleapis\.com\//
  await logIn(page, { keep: true })
  await watchFor(page, 'input[name=password]')
  await letTokenExpire(page)
  await page.route(signIn, (route) =>
    route.fulfill({ status: 503, json: { error: { code: 503, message: 'A bad hour' } } }),
  )
  await page.goto('/Dashboard')
  await expect(page.getByText('We could not fetch your profile.')).toBeVisible()
  await expect(logoutButton(page)).toBeVisible()
  await page.unroute(signIn)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(profileOf(page)).toBeVisible()
  expect(await whatAppeared(page)).toBeNull()
  expect(await keptIn(page)).toEqual([['firebase:authUser'], []])
})

test('a guest on /Dashboard sees no profile and lands on the login page, once', async ({
  page,
}) => {
  await watchFor(page, 'dl, form[aria-label="Edit profile"]')
  await page.goto('/faq')
  await page.goto('/Dashboard')
  await expect(page).toHaveURL('/MemberLogin')
  await expect(loginForm(page)).toBeVisible()
  await expect(logoutButton(page)).toHaveCount(0)
  expect(await whatAppeared(page)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a stranger fetches no sign-in SDK before typing, and logs in before the script is there', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const authFetches = () => fetched.filter((url) => url.includes('/assets/auth-'))
  for (const address of ['/', '/Register', '/MemberLogin']) {
    await page.goto(address, { waitUntil: 'networkidle' })
  }
  expect(authFetches()).toEqual([])
  const letThrough = await holdScript(page)
  await fillLogin(page)
  await logInButton(page).click()
  await expect(page.getByText('Checking whether you are logged in…')).toBeHidden()
  letThrough()
  await expect.poll(authFetches).not.toEqual([])
  await expect(profileOf(page)).toBeVisible()
})

test('with a session, public pages do not wait for the sign-in SDK', async ({ page }) => {
  await logIn(page)
  await page.route(authPart, () => undefined)
  const asked = page.waitForRequest(authPart)
  await page.goto('/donate')
  await asked
  await page.getByRole('button', { name: 'Ksh 500' }).click()
  await expect(page.getByLabel('Amount (Ksh)')).toHaveValue('500')
})

for (const days of [1, -1]) {
  test(`a member logs in while the clock is wrong by ${days} day, and saves once it is right`, async ({
    page,
    backend,
  }) => {
    await page.clock.setSystemTime(Date.now() + days * 86_400_000)
    await logIn(page, { keep: true })
    await page.clock.setSystemTime(Date.now())
    await page.reload()
    await page.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByLabel('First name').fill('Amina')
    // What the database says of a token that is older than this device believed.
    await backend.failNext({ target: 'firestore', kind: 'unauthenticated' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(profileOf(page, 'Amina Demo')).toBeVisible()
    const { documents } = await backend.state()
    expect(documents.users).toMatchObject([{ fields: { fname: 'Amina' } }])
  })
}
