import type { BrowserContext, Page, Request } from '@playwright/test'
import { test } from './memberArea'
import * as members from './memberArea'
import { expect } from './site'

const wrong = 'Simba5Duma3Wq'

/** The calls of the sign-in service that a password is for. */
const forPasswords = new Set(
  ['signUp', 'signInWithPassword', 'resetPassword', 'update'].map(
    (call) => `/identitytoolkit.googleapis.com/v1/accounts:${call}`,
  ),
)

/** Ways in which a text may be written down. */
function spellings(text: string): string[] {
  const base64 = Buffer.from(text).toString('base64').replace(/=*$/, '').slice(0, -1)
  return [text, encodeURIComponent(text), base64, Buffer.from(text).toString('hex')]
}

/**
 * Watches everything that leaves the pages of a browser or stays behind in it, for passwords.
 * `look` throws when one is anywhere else than in the body of a call that is for it; it returns
 * how many calls had one.
 */
function watchForPasswords(context: BrowserContext, passwords: readonly string[]) {
  const requests: Request[] = []
  const printed: string[] = []
  const addresses: string[] = []
  context.on('request', (request) => requests.push(request))
  context.on('console', (message) => printed.push(message.text()))
  const follow = (page: Page) =>
    page.on('framenavigated', (frame) => void addresses.push(frame.url()))
  for (const page of context.pages()) follow(page)
  context.on('page', follow)

  async function kept(page: Page) {
    return {
      storage: JSON.stringify(await context.storageState({ indexedDB: true })),
      session: await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage))),
      cookie: await page.evaluate(() => document.cookie),
      history: await page.evaluate(() => JSON.stringify(history.state)),
      name: await page.evaluate(() => window.name),
      caches: await page.evaluate(async () => JSON.stringify(await caches.keys())),
      address: page.url(),
      title: await page.title(),
      elements: await page.evaluate(() => document.documentElement.outerHTML),
    }
  }

  return {
    async look(page: Page): Promise<number> {
      const isForPassword = (request: Request) => forPasswords.has(new URL(request.url()).pathname)
      const sent = requests.flatMap((request) => [
        request.url(),
        JSON.stringify(request.headers()),
        isForPassword(request) ? '' : (request.postDataBuffer()?.toString('utf8') ?? ''),
      ])
      const everything: Record<string, string> = {
        ...(await kept(page)),
        sent: sent.join('\n'),
        printed: printed.join('\n'),
        addresses: addresses.join('\n'),
      }
      const found = Object.entries(everything).flatMap(([place, text]) =>
        passwords
          .flatMap(spellings)
          .flatMap((spelling) => (text.includes(spelling) ? [`${spelling} in ${place}`] : [])),
      )
      expect(found).toEqual([])
      return requests.filter(
        (request) =>
          isForPassword(request) &&
          passwords.some((password) => request.postData()?.includes(password)),
      ).length
    },
  }
}

test('a registration gives its password only to the sign-in service, and a reload forgets it', async ({
  page,
  context,
  backend,
}) => {
  const watch = watchForPasswords(context, [members.newMember.password])
  const form = await members.fillRegistration(page)
  const password = form.getByLabel('Password', { exact: true })
  await form.getByRole('button', { name: 'Show password' }).click()
  expect(await watch.look(page)).toBe(0)
  await form.getByRole('button', { name: 'Pay Membership Fee' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay by M-Pesa' })).toBeVisible()
  expect(await watch.look(page)).toBe(0)
  await page.goBack()
  await members.expectRegistrationKept(page)
  // After paying, the focus is on what is left to do.
  await expect(page.getByText(/^We ticked the box when you went to pay/)).toBeInViewport()
  await expect(members.registerButton(page)).toBeFocused()
  await expect(members.registerButton(page)).toBeInViewport()
  await page.reload()
  await members.expectRegistrationKept(page, '')
  await password.fill(members.newMember.password)

  await members.fetched(page)
  await backend.failNext({ target: 'auth', kind: 'close' })
  await members.registerButton(page).click()
  await expect(page.getByText(/^We do not know whether you are registered yet/)).toBeVisible()
  expect(await watch.look(page)).toBe(1)
  await members.registerButton(page).click()
  await expect(page).toHaveURL('/MemberLogin')
  expect(await watch.look(page)).toBe(2)
  await page.goBack()
  await expect(password).toHaveValue('')
  expect(JSON.stringify(await backend.state())).not.toContain(members.newMember.password)
})

test('login and deletion give passwords only to the sign-in service', async ({ page, context }) => {
  const watch = watchForPasswords(context, [members.demoMember.password, wrong])
  const form = await members.fillLogin(page, { password: wrong, keep: true })
  expect(await watch.look(page)).toBe(0)
  await members.logInButton(page).click()
  await expect(page.getByText(/auth\/invalid-credential/)).toHaveCount(2)
  expect(await watch.look(page)).toBe(1)
  await form.getByLabel('Password', { exact: true }).fill(members.demoMember.password)
  await members.logInButton(page).click()
  await expect(page).toHaveURL('/Dashboard')
  expect(await watch.look(page)).toBe(2)
  await page.reload()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const password = page.getByLabel('Your password', { exact: true })
  const remove = page.getByRole('button', { name: 'Delete for ever' })
  await password.fill(wrong)
  await remove.click()
  await expect(page.getByText(/auth\/invalid-credential/)).toHaveCount(2)
  await password.fill(members.demoMember.password)
  await remove.click()
  await expect(page).toHaveURL('/MemberLogin')
  expect(await watch.look(page)).toBe(4)
})
