import type { Page } from '@playwright/test'
import { leavingWorker } from '../../scripts/serviceWorker'
import { forgetEverything, leaveHelpPage, logIn, logOut, profileOf } from './memberArea'
import { answerWorker, expect, keepsNothing, keptAddresses, test, visit } from './network'
import { becomesInteractive, openInteractive } from './site'

/** Expects the browser to keep pages and files of the site, and no answers of a backend, after a member was here. */
async function expectOnlyPagesKept(page: Page) {
  await page.goto('/ResetPassword?mode=resetPassword&oobCode=secret')
  await page.goto('/__local/state.json')
  await page.goto('/Dashboard')
  const kept = await keptAddresses(page)
  const pages = kept.filter((address) => !address.startsWith('/assets/'))
  expect(new Set(pages.map((address) => address.replace(/\?__WB_REVISION__=.*/, '')))).toEqual(
    new Set([
      ...['/help-now.html', '/offline.html', '/pay.html'],
      ...['/dashboard', '/memberlogin', '/resetpassword', '/favicon.svg'],
    ]),
  )
}

test('only pages are kept, and nothing once somebody leaves, in whatever way, until the next visit', async ({
  page,
  context,
  network,
}) => {
  for (const [way, leave] of [
    [
      'logging out',
      async () => {
        await logIn(page)
        await expectOnlyPagesKept(page)
        // Until then another button says the same.
        await expect(profileOf(page)).toBeVisible()
        await logOut(page)
      },
    ],
    [
      'forgetting everything on /privacy',
      async () => {
        await forgetEverything(page)
        // The page stays open, and what it was about to keep or fetch comes too late.
        await page.evaluate(async () => {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no such argument
          navigator.serviceWorker.controller?.postMessage([['/assets/late.css', '']])
          await fetch(document.getElementById('root')?.dataset['sheets']?.split(' ').at(-1) ?? '')
        })
      },
    ],
    ['leaving the help page', () => leaveHelpPage(page)],
  ] as const) {
    await test.step(way, async () => {
      await visit(page, '/')
      expect(await keepsNothing(page)).toBe(false)
      await leave()
      // The worker forgets by itself. Each look opens a page, which keeps it from being unregistered.
      await expect
        .poll(() => keepsNothing(page), { timeout: 30_000, intervals: [500, 2000, 8000] })
        .toBe(true)
    })
  }
  const next = await context.newPage()
  await page.close()
  await visit(next, '/')
  network.cut()
  await next.goto('/help-now')
  await expect(next.getByRole('link', { name: /^Call Childline/ })).toBeVisible()
})

test('after a logout beside another tab, the next visit keeps the help page again', async ({
  page,
  context,
  network,
}) => {
  await visit(page, '/')
  await (await context.newPage()).goto('/faq')
  await logIn(page)
  await logOut(page)
  await expect.poll(() => keptAddresses(page)).toEqual([])
  await page.goto('/')
  await page.mouse.move(1, 1)
  const help = expect.stringContaining('/help-now.html')
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining([help]))
  network.cut()
  await page.goto('/help-now')
  await expect(page.getByRole('link', { name: /^Call Childline/ })).toBeVisible()
})

test('forgetting does not wait for a newer worker that is still on its way', async ({
  page,
  network,
}) => {
  await visit(page, '/')
  let arrive: (reply: null) => void = () => undefined
  const arrives = new Promise<null>((resolve) => (arrive = resolve))
  network.answer((address) => (address === '/sw.js' ? arrives : null))
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update())
  await forgetEverything(page)
  expect(await keptAddresses(page)).toEqual([])
  arrive(null)
})

test('under Save-Data only the help page is fetched unasked', async ({ page, network }) => {
  const worker = await (await page.request.get('/sw.js')).text()
  const savesData =
    'Object.defineProperty(NetworkInformation.prototype, "saveData", { value: true })'
  answerWorker(network, `${savesData};${worker}`)
  await visit(page, '/')
  const kept = await keptAddresses(page)
  expect(kept.filter((address) => !address.startsWith('/assets/'))).toEqual([
    expect.stringContaining('/help-now.html'),
    expect.stringContaining('/offline.html'),
  ])
  network.cut()
  await page.goto('/help-now')
  await expect(page.getByRole('link', { name: /^Call Childline/ })).toBeVisible()
})

test('the switched-off worker removes the old one and its copies, without losing what is being typed', async ({
  page,
  network,
}) => {
  await visit(page, '/')
  await openInteractive(page, '/contact')
  await page.getByLabel('Name').fill('Amina')
  expect(await keepsNothing(page)).toBe(false)

  answerWorker(network, leavingWorker)
  const isReloaded = page.waitForEvent('load')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await isReloaded
  await becomesInteractive(page)
  await expect(page.getByLabel('Name')).toHaveValue('Amina')
  await expect.poll(() => keepsNothing(page)).toBe(true)

  await page.reload()
  await becomesInteractive(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect.poll(() => keepsNothing(page)).toBe(true)
})
