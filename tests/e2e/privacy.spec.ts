import type { Page } from '@playwright/test'
import { pledge } from './donation'
import * as members from './memberArea'
import { expect, openInteractive } from './site'

/** In a browser as on a phone: a page that is left is frozen, and "back" shows it as it was. */
const test = members.test.extend({
  // Not by `launchOptions`: other ones start a worker of their own, with a site.
  context: async ({ playwright, launchOptions, contextOptions, baseURL, viewport }, use) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs })
    await use(
      await browser.newContext({
        ...contextOptions,
        baseURL: baseURL ?? '',
        viewport,
        serviceWorkers: 'block',
      }),
    )
    await browser.close()
  },
})

/** Traces of the person who was here. */
const personal = [
  ...['Zawadi', 'zawadi@example.org', '0799 123 456', 'A private matter'],
  ...[members.demoMember.email, members.demoMember.password],
  members.demoMember.profile.displayName,
]

/** What may stay: a cart, which says nobody's name, a guard against paying twice, and a time. */
const mayStay = /^(cart|prompt-asked-at|session-used):\d+/

const tells = (text: string) =>
  personal.filter((each) =>
    [each, encodeURIComponent(each), each.replaceAll(' ', '')].some((spelling) =>
      text.includes(spelling),
    ),
  )

/** Writes to the team, gives and buys: all that leaves something behind. */
async function useTheSite(page: Page) {
  await openInteractive(page, '/shop')
  const band = page.getByRole('article', { name: 'Wrist Band' })
  await band.getByRole('button', { name: 'Add to Cart' }).click()
  await openInteractive(page, '/contact')
  const message = page.getByRole('form', { name: 'Contact' })
  await message.getByLabel('Name').fill('Zawadi')
  await message.getByLabel('Message').fill('A private matter')
  await pledge(page, 'Zawadi', 'zawadi@example.org')
  await page.getByLabel('Phone number').fill('0799 123 456')
  expect(tells(await keptBy(page))).not.toEqual([])
}

/** All that the tab and the device keep, in one text. */
const keptBy = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, history.state, location.href]),
  )

/** All that can be seen and read in the page. */
const shownBy = (page: Page) =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
    return [document.body.textContent, ...Array.from(fields, ({ value }) => value)].join('\n')
  })

/** Presses the back button through all that somebody opened, and looks at each page at once. */
async function expectNothingBehind(page: Page) {
  const seen: string[] = []
  for (;;) {
    const before = page.url()
    await page.goBack({ waitUntil: 'commit' })
    if (page.url() === 'about:blank') break
    expect(page.url()).not.toBe(before)
    await expect(async () => {
      // Not the mouse, whose move waits for ever while one page goes and another comes back.
      await page.locator('html').dispatchEvent('pointermove')
      expect(await page.locator('[data-waiting]').count()).toBe(0)
      expect(tells((await keptBy(page)) + (await shownBy(page)))).toEqual([])
    }).toPass({ timeout: 20_000 })
    seen.push(new URL(page.url()).pathname)
  }
  expect(seen).toEqual(expect.arrayContaining(['/pay', '/donate', '/contact', '/MemberLogin']))
}

const keysIn = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)))

for (const [way, leave] of [
  [
    'logs out',
    async (page) => {
      await page.goto('/Dashboard')
      // Until then another button says the same.
      await expect(members.profileOf(page)).toBeVisible()
      await members.logOut(page)
    },
  ],
  [
    'leaves the help page',
    async (page) => {
      await members.leaveHelpPage(page)
      await page.goto('/careers')
    },
  ],
  ['forgets everything on /privacy', members.forgetEverything],
] as const satisfies readonly (readonly [string, (page: Page) => Promise<void>])[]) {
  test(`nothing of somebody who ${way} stays, or was ever in an address`, async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => {
      addresses.push(request.url())
      const { referer } = request.headers()
      if (referer) addresses.push(referer)
    })
    await members.logIn(page)
    await useTheSite(page)
    await leave(page)
    await expect
      .poll(async () => (await keysIn(page)).filter((key) => !mayStay.test(key)))
      .toEqual([])
    expect(tells(await keptBy(page))).toEqual([])
    expect(addresses.filter((address) => tells(address).length > 0)).toEqual([])
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
    await expectNothingBehind(page)
  })
}
