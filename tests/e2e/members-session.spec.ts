import type { Page, Request } from '@playwright/test'
import { expectUsable } from './accessibility'
import { test } from './memberArea'
import * as members from './memberArea'
import { holdFiles, holdScript } from './network'
import { expect, openInteractive } from './site'

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

/** Records in the page, from before its first element, whether something can ever be seen in it. */
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
  await openInteractive(page, '/contact')
  await page.getByRole('form', { name: 'Contact' }).getByLabel('Message').fill('A private matter')
}

test('a kept session covers all tabs, of which none shows the login form again before they are logged out', async ({
  page,
  context,
  backend,
}) => {
  const second = await context.newPage()
  await second.goto('/MemberLogin')
  await expect(members.loginForm(second)).toBeVisible()
  await members.logIn(page, { keep: true })
  expect(await keptIn(page)).toEqual([['firebase:authUser'], []])
  await expect(members.profileOf(second)).toBeVisible()

  await watchFor(second, 'input[name=password]')
  await writeDraft(second)
  for (const address of ['/Dashboard', '/MemberLogin']) {
    for (const target of ['auth', 'firestore'] as const) {
      await backend.failNext({ target, kind: 'slow', delayMs: 300 })
    }
    await second.goto(address)
    await expect(members.profileOf(second)).toBeVisible()
    expect(await whatAppeared(second)).toBeNull()
  }
  expect(await keptIn(second)).toEqual([['firebase:authUser'], ['draft:1:contact']])

  await members.logOut(page)
  await expect(second).toHaveURL('/MemberLogin')
  await expect(members.loginForm(second)).toBeVisible()
  // The watch does notice a login form.
  expect(await whatAppeared(second)).toBe('input[name=password]')
  await expect(members.profileOf(second)).toHaveCount(0)
  for (const tab of [page, second]) await expect.poll(() => keptIn(tab)).toEqual([[], []])
})

for (const leave of [members.logOut, members.leaveHelpPage])
  test(`a session that is not kept stays in its tab and in tabs opened from it, and ends in all (${leave.name})`, async ({
    page,
    context,
  }) => {
    await members.logIn(page)
    expect(await keptIn(page)).toEqual([[], ['firebase:authUser']])
    const second = await context.newPage()
    await second.goto('/Dashboard')
    await expect(second).toHaveURL('/MemberLogin')
    await page.reload()
    await expect(members.profileOf(page)).toBeVisible()

    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void open('/contact'))
    const copy = await opened
    await writeDraft(copy)
    await copy.goto('/Dashboard')
    await expect(members.profileOf(copy)).toBeVisible()
    await leave(page)
    await expect(copy).toHaveURL('/MemberLogin')
    await expect(members.loginForm(copy)).toBeVisible()
    await expect.poll(() => keptIn(copy)).toEqual([[], []])
  })

test('a guest on /Dashboard sees no profile and lands on the login page once', async ({ page }) => {
  await watchFor(page, 'dl, form[aria-label="Edit profile"]')
  await page.goto('/faq')
  await page.goto('/Dashboard')
  await expect(page).toHaveURL('/MemberLogin')
  await expect(members.loginForm(page)).toBeVisible()
  await expect(members.logoutButton(page)).toHaveCount(0)
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
  await page.goto('/MemberLogin', { waitUntil: 'networkidle' })
  expect(authFetches()).toEqual([])
  const letThrough = await holdScript(page)
  await members.fillLogin(page)
  await members.logInButton(page).click()
  await expect(page.getByText('Checking whether you are logged in…')).toBeHidden()
  letThrough()
  await expect.poll(authFetches).not.toEqual([])
  await expect(members.profileOf(page)).toBeVisible()
})

test('with a session, public pages do not wait for the sign-in SDK, and the profile says if it is lost', async ({
  page,
}) => {
  await members.logIn(page)
  const end = await holdFiles(page, authPart)
  const asked = page.waitForRequest(authPart)
  await page.goto('/donate')
  await asked
  await page.getByRole('button', { name: 'Ksh 500' }).click()
  await expect(page.getByLabel('Amount (Ksh)')).toHaveValue('500')

  end('abort')
  await page.goto('about:blank')
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto('/Dashboard')
  const lookAgain = page.getByRole('button', { name: 'Look again' })
  await expect(page.getByText('We could not find out whether you are logged in.')).toBeVisible()
  // A browser from before autumn 2026 never imports again what failed once.
  const failed = requests.filter((request) => request.failure())
  expect(failed.map((request) => request.resourceType())).toEqual(['fetch'])
  await expectUsable(page)
  await page.unroute(authPart)
  await lookAgain.click()
  await expect(members.profileOf(page)).toBeVisible()
})
