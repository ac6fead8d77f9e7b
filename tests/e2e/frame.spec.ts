import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from './site'

test.describe('the mobile menu', () => {
  test('opens by its button, closes by Esc with the focus back on it, and when a link is chosen', async ({
    page,
  }) => {
    await page.goto('/donate')
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Shop',
      'Activities',
      'Partnerships',
      'Blogs',
      'Contact',
      'FAQ',
      'Member',
      'Donate',
    ])
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: 'Shop' }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/shop')
    await expect(page).toHaveTitle(/^Shop/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await button.click()
    await expect(menu.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('link', { name: 'Shop' })).toHaveCSS(
      'text-decoration-line',
      'underline',
    )
  })
})

test('a wide screen shows the navigation as a bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText([
    'Home',
    'Shop',
    'Activities',
    'Partnerships',
    'Blogs',
    'Contact',
    'FAQ',
    'Member',
  ])
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
})

test('a new page starts at its top, and going back returns to the place', async ({ page }) => {
  await page.goto('/help-now')
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  await careers.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await careers.click()
  await expect(page.getByRole('heading', { name: 'Volunteer roles' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
})

test('a visitor subscribes to the newsletter, also after a failure', async ({ page, backend }) => {
  await page.goto('/')
  const box = page.getByLabel('Subscribe to our newsletter')
  await box.fill('asha@example.org')
  await backend.failNext({ target: 'firestore', kind: 'server-error' })
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Subscription failed. Please try again.')).toHaveCount(2)
  await expect(box).toHaveValue('asha@example.org')
  await box.press('Enter')
  await expect(page.getByText('Subscribed to our newsletter✅!')).toHaveCount(2)
  expect((await backend.state()).documents.mailingList).toEqual([
    { id: expect.any(String), fields: { email: 'asha@example.org' } },
  ])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of ['/', '/donate', '/pay', '/help-now']) {
    test(`${address} can be read, with its way to the helplines`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Need help now?' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByText('University of Nairobi')).toBeVisible()
    })
  }

  test('the helplines can be called', async ({ page }) => {
    await page.goto('/help-now')
    await expect(page.getByRole('link', { name: 'Call 1199' })).toHaveAttribute('href', 'tel:1199')
    await expect(page.getByRole('link', { name: 'Call 0722 178 177' })).toHaveAttribute(
      'href',
      'tel:0722178177',
    )
  })

  test('no form can send anything into the address bar', async ({ page }) => {
    await page.goto('/donate')
    for (const button of await page.locator('form button[type=submit]').all()) {
      await expect(button).toBeDisabled()
    }
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
    await expect(page.getByText('Part of this page could not be loaded')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call 116' })).toBeVisible()
  })
})

test('a page whose code cannot be fetched says so, and comes when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeEnabled()
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.getByRole('heading', { name: 'Make a Donation' })).toBeVisible()
})

test('an anchor that is none leaves the page as it is', async ({ page }) => {
  await page.goto('/donate')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await page.evaluate(() => {
    location.hash = '%'
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})

test('the mobile menu closes when the focus leaves it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Donate' }).focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
})
