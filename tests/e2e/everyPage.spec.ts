import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { expectAccessible, expectNarrowEnough } from './accessibility'
import { expectTouchTargets, shifts } from './layout'
import { expect, test, worksOffline } from './network'
import { becomesInteractive } from './site'

test.use({ hasTouch: true, isMobile: true })

/** What the page at an address calls its one true address. */
const canonical = (address: string) =>
  new RegExp(`<link rel="canonical" href="https?://[^"/]+${address}"`)

/** Expects a helpline that can be called on the first screen. */
async function expectNumberToCall(page: Page) {
  const bottoms = await page
    .locator('a[href^="tel:"]:visible')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom))
  expect(Math.min(...bottoms), 'a number to call').toBeLessThanOrEqual(740)
}

/** Expects a header of one row, and a link to help in view at the end of the page. Every page has the same header. */
async function expectHelpInHeader(page: Page, isHelpPage = false, widths = [320]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    const { header, help } = await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight)
      const heights = [...document.querySelectorAll('a[href="/help-now"]')]
        .map((link) => link.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
        .map(({ height }) => height)
      return {
        header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
        help: Math.max(0, ...heights),
      }
    })
    expect(header, `the header at ${width} px`).toBeLessThanOrEqual(64)
    if (!isHelpPage) expect(help, `the link to help at ${width} px`).toBeGreaterThanOrEqual(44)
  }
}

/** Expects a page to fit 320 px with text twice as large. It stays so. */
async function expectRoomForLargeText(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  const { width, header } = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    // Even a short page can be scrolled far enough for the header to shrink.
    document.body.style.minHeight = '300vh'
    scrollTo(0, document.body.scrollHeight)
    return {
      width: document.documentElement.scrollWidth,
      header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    }
  })
  expect(width).toBeLessThanOrEqual(320)
  expect(header).toBeLessThanOrEqual(130)
}

/** How many there are of what each page has once, or not at all. */
const countParts = () => {
  const count = (selector: string) => document.querySelectorAll(selector).length
  return {
    headings: count('h1'),
    titles: count('head title'),
    descriptions: count('head meta[name=description]'),
    linksToTabsThatCouldReachIntoThisOne: count('a[target=_blank]:not([rel~=noopener])'),
  }
}
const rightParts: ReturnType<typeof countParts> = {
  ...{ headings: 1, titles: 1, descriptions: 1 },
  linksToTabsThatCouldReachIntoThisOne: 0,
}

/** Expects a page to be as it should be for everybody, and returns what it is called. */
async function expectComplete(page: Page, address: string) {
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.setViewportSize({ width: 360, height: 740 })
  const response = await page.goto(address)
  expect(response?.status()).toBe(200)
  await expect(page.getByText(/^This is a sample organisation/)).toBeVisible()
  // As it is served: a visitor's /Dashboard becomes the login page at once.
  const html = (await response?.text()) ?? ''
  expect(html).toMatch(canonical(address))
  expect(html).toMatch(new RegExp(`property="og:url" content="https?://[^"/]+${address}"`))
  const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  expect(styles).not.toBe('')
  const hash = createHash('sha256').update(styles).digest('base64')
  expect(response?.headers()['content-security-policy']).toContain(`'sha256-${hash}'`)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const heightOfHtml = await height()
  await becomesInteractive(page)
  expect(await shifts(page, { least: 0.02 })).toEqual([])
  // Out of sight as well, where somebody may have scrolled to. A visitor's /Dashboard becomes another page.
  if (address !== paths.dashboard) expect(await height(), 'px high').toBe(heightOfHtml)
  await expect.poll(() => page.evaluate(countParts)).toEqual(rightParts)
  await expectNumberToCall(page)
  await expectNarrowEnough(page)
  // With everything unfolded.
  const closed = page.locator('main button[aria-expanded=false]')
  const openAll = (buttons: Element[]) =>
    buttons.forEach((button) => button instanceof HTMLElement && button.click())
  while ((await closed.count()) > 0) await closed.evaluateAll(openAll)
  await expectNarrowEnough(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  const widths = address === paths.home ? [1024, 360, 320] : [320]
  await expectHelpInHeader(page, address === paths.helpNow, widths)
  await expectRoomForLargeText(page)
  return { title: await page.title(), heading: await page.locator('h1').innerText() }
}

const addresses = Object.values(paths)
/** Read one after another: most of the time would be a new browser's. */
const readTogether = 5

for (let first = 0; first < addresses.length; first += readTogether) {
  const read = addresses.slice(first, first + readTogether)
  test(`${read.join(', ')}: each is a complete page for everybody, stands still, and opens again without a network`, async ({
    page,
    network,
  }) => {
    const names = new Map<string, Awaited<ReturnType<typeof expectComplete>>>()
    for (const address of read) {
      await test.step(address, async () => names.set(address, await expectComplete(page, address)))
      // The first one is kept only as long as it is open.
      await worksOffline(page)
    }
    network.cut()
    for (const [address, { title, heading }] of names) {
      await page.goto(address)
      await expect(page.locator('h1'), address).toHaveText(heading)
      await expect(page, address).toHaveTitle(title)
      await expect(page.getByText('could not be loaded'), address).toBeHidden()
    }
  })
}

for (const address of [paths.home, paths.partnerships, paths.orderReview, paths.activities]) {
  test(`${address} stands still while it arrives piece by piece`, async ({ page }) => {
    if (address === paths.activities) await page.setViewportSize({ width: 1280, height: 800 })
    const html = await (await page.request.get(address)).text()
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto(address)
    await page.evaluate(
      async (pieces) => {
        document.open()
        for (const piece of pieces) {
          document.write(piece)
          await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
        }
        document.close()
      },
      html.split(/(?=<h[23]|<svg|<img)/),
    )
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await shifts(page, { least: 0.005 })).toEqual([])
  })
}

test('an unknown address is a real 404 without header and footer', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectNumberToCall(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  await expectHelpInHeader(page)
  await expectRoomForLargeText(page)
  await page.getByRole('link', { name: 'Go back home' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('the site lists the work it is built on, each with its licence', async ({ request }) => {
  const text = await (await request.get('/licences.txt')).text()
  // Packages under one licence stand together above its text.
  const parts = text.split(/\n\n(?=## )/).slice(1)
  for (const part of parts) expect(part).toMatch(/^(## .*\n)+\n[^#]{200,}/)
  for (const name of ['react', '@firebase/auth', 'aos', 'workbox-core', 'Suez One'])
    expect(
      parts.filter((part) => part.includes(`## ${name} `)),
      name,
    ).not.toEqual([])
})

test('all answers have strict headers; only fixed files stay cached', async ({ page, request }) => {
  await page.goto('/')
  const app = await page.locator('#root').getAttribute('data-app')
  const [editor] = /\/editor\/[^"]+/.exec(await (await request.get('/edit')).text()) ?? []
  for (const [address, cache] of [
    ['/', 'no-cache'],
    ['/donate', 'no-cache'],
    ['/DONATE', 'no-cache'],
    ['/nope', 'no-cache'],
    ['/icon-192.png', 'public, max-age=86400'],
    ['/shop/hoodie.svg', 'public, max-age=86400'],
    [app ?? '', 'public, max-age=31536000, immutable'],
    [editor ?? '', 'public, max-age=31536000, immutable'],
  ] as const) {
    const headers = (await request.get(address)).headers()
    expect(headers, address).toMatchObject({
      'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': cache,
    })
  }
})

test('the installed site keeps the button to go back', async ({ request }) => {
  const manifest: unknown = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ display: 'minimal-ui' })
})

test('search engines get every page except personal and missing ones', async ({ request }) => {
  const listed = await (await request.get('/sitemap.xml')).text()
  for (const address of [...Object.values(paths), '/nope']) {
    const html = await (await request.get(address)).text()
    const isListed = new RegExp(`<loc>https?://[^/<]+${address}</loc>`).test(listed)
    expect(html.includes('<meta name="robots" content="noindex"'), address).toBe(!isListed)
  }
  expect(listed).toContain('/donate</loc>')
  expect(listed).not.toMatch(/dashboard|nope|gift|order|payment|login|reset|error|offline/i)
})

test('reading waits for no script: none is loaded, inline ones are small', async ({ request }) => {
  const html = await (await request.get('/donate')).text()
  expect(html).not.toMatch(/<script[^>]*src=|rel="modulepreload"/)
  const scripts = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, text]) => text)
  expect(scripts.join()).toContain('addEventListener')
  expect(scripts.join().length).toBeLessThan(6550)
})
