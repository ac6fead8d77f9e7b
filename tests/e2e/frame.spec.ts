import { readdirSync, readFileSync } from 'node:fs'
import { becomesInteractive, expect, test } from './site'

test('the mobile menu opens by its button, and closes by Esc, when it is left and when a link is chosen', async ({
  page,
}) => {
  await page.goto('/donate')
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Donate' }).focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()

  await button.click()
  await menu.getByRole('link', { name: 'Shop' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/shop')
  await expect(page).toHaveTitle(/^Shop/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await button.click()
  const current = menu.getByRole('link', { name: 'Shop' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(current).toHaveCSS('text-decoration-line', 'underline')

  // A wide screen shows the navigation as a bar instead.
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(8)
  await expect(button).toBeHidden()
  await expect(menu).toBeHidden()
})

test('an anchor is gone to, a new page starts at its top, and going back returns to the place', async ({
  page,
}) => {
  await page.goto('/leadership#secretary')
  await expect(page.locator('#secretary')).toBeInViewport()
  await page.goto('/help-now')
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  await careers.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await careers.click()
  await expect(page.getByRole('heading', { name: 'Volunteer roles' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  // Not an anchor at all.
  await page.evaluate(() => {
    location.hash = '%'
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Need help now?' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('pages can be read, helplines called, and no form sends anything into the address bar', async ({
    page,
  }) => {
    for (const address of ['/', '/pay', '/donate', '/help-now']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect(page.getByRole('link', { name: 'Need help now?' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByText('North Campus')).toBeVisible()
      for (const button of await page.locator('form button[type=submit]').all()) {
        await expect(button).toBeDisabled()
      }
    }
    const call = (number: string) => page.getByRole('link', { name: `Call ${number}` })
    await expect(call('1199')).toHaveAttribute('href', 'tel:1199')
    await expect(call('0722 178 177')).toHaveAttribute('href', 'tel:0722178177')
  })
})

test('no two files of the script import each other, which would break both or depend on luck', () => {
  const imported = (file: string) =>
    [
      ...readFileSync(`dist/assets/${file}`, 'utf8').matchAll(
        /(?:^|[;}])\s*(?:import|export)[^"'`();]*?["'`]\.\/([^"'`]+\.js)["'`]/g,
      ),
    ].flatMap(([, name]) => (name === undefined ? [] : [name]))
  const files = readdirSync('dist/assets').filter((file) => file.endsWith('.js'))
  const imports = new Map(files.map((file) => [file, imported(file)]))
  expect([...imports.values()].flat().length).toBeGreaterThan(files.length)
  const reachable = (from: string, seen = new Set<string>()): Set<string> => {
    for (const file of imports.get(from) ?? []) {
      if (!seen.has(file)) reachable(file, seen.add(file))
    }
    return seen
  }
  expect(files.filter((file) => reachable(file).has(file))).toEqual([])
})

test.describe('when the script cannot be fetched', () => {
  test.use({ expectedConsole: [expect.stringContaining('Failed to fetch')] })

  test('the page says so and can still be read', async ({ page }) => {
    await page.route('**/assets/libraries-*.js', (route) => route.abort())
    await page.goto('/help-now')
    await page.mouse.move(1, 1)
    await expect(page.getByText('Part of this page could not be loaded')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call 116' })).toBeVisible()
  })
})

test('a page whose code cannot be fetched says so, and comes when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await becomesInteractive(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.getByRole('heading', { name: 'Make a Donation' })).toBeVisible()
})
