import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, test } from './site'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** As SPEC section 2 spells them; both spellings where it gives two. */
const addresses = [
  ...['/', '/Partnerships', '/partnerships', '/FAQ', '/faq', '/Contact', '/contact'],
  ...['/Activities', '/activities', '/careers', '/BankDonation', '/bankdonation', '/Blogs'],
  ...['/blogs', '/recordings', '/Donate', '/donate', '/MemberLogin', '/Register'],
  ...['/ResetPassword', '/Dashboard', '/shop', '/leadership', '/order-review', '/payment'],
  ...['/pay', '/order-confirmation', '/help-now', '/privacy', '/error'],
]

for (const address of addresses) {
  test(`${address} is a complete page of its own`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('head title')).toHaveCount(1)
    await expect(page.locator('head meta[name=description]')).toHaveCount(1)
    // As it is served: a visitor's /Dashboard becomes the login page at once.
    expect(await response?.text()).toMatch(
      new RegExp(`<link rel="canonical" href="http[^"]*${address === '/' ? '/' : address}"`, 'i'),
    )
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, 'nothing scrolls sideways at 320 px').toBeLessThanOrEqual(320)
  })
}

const pages = new Set(addresses.map((address) => address.toLowerCase()))

for (const scheme of ['light', 'dark'] as const) {
  for (const address of [...pages, '/nope']) {
    test(`${address} has no accessibility violations in the ${scheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(address)
      await page.evaluate(axe)
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      )
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
  }
}

test('an unknown address is a real 404 without header and footer', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await page.getByRole('link', { name: 'Go back home' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('/error shows the generic error page without header and footer', async ({ page }) => {
  await page.goto('/error')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Need help now?' })).toBeVisible()
})

test('every answer has the strict headers, and only what never changes is cached for long', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const asset = await page.locator('link[rel=stylesheet]').first().getAttribute('href')
  for (const [address, cache] of [
    ['/', 'no-cache'],
    ['/donate', 'no-cache'],
    ['/DONATE', 'no-cache'],
    ['/nope', 'no-cache'],
    [asset ?? '', 'public, max-age=31536000, immutable'],
  ] as const) {
    const headers = (await request.get(address)).headers()
    const policy = headers['content-security-policy']
    expect(policy, address).toContain("default-src 'none'")
    expect(policy, address).toContain("require-trusted-types-for 'script'")
    expect(policy, address).not.toContain('unsafe')
    expect(headers['strict-transport-security'], address).toContain('max-age=63072000')
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(headers['referrer-policy'], address).toBe('no-referrer')
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin')
    expect(headers['cache-control'], address).toBe(cache)
  }
})

test('reading never waits for script: what a page names is small', async ({ request }) => {
  const html = await (await request.get('/donate')).text()
  const named = [
    ...html.matchAll(/<script[^>]*src="([^"]+)"|rel="modulepreload"[^>]*href="([^"]+)"/g),
  ]
  const sizes = await Promise.all(
    named.map(
      async ([, src, href]) => (await (await request.get(src ?? href ?? '')).body()).length,
    ),
  )
  expect(sizes).not.toEqual([])
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(4096)
})
