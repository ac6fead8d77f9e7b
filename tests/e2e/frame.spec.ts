import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { neutralPage } from '@/content/texts/helpNow'
import { holdFiles, holdScript } from './network'
import { becomesInteractive, expect, openInteractive, openWith, test } from './site'

test('the mobile menu opens by its button; Esc, leaving and a link close it', async ({ page }) => {
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
  await menu.getByRole('link', { name: 'Need help now?' }).focus()
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

test('without dvh, as before Chrome 108, the whole menu can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 })
  const body = (await (await page.request.get('/faq')).text()).replaceAll('dvh', 'unknown')
  await page.route('/faq', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Menu' }).click()
  const last = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

test('anchors are scrolled to, new pages start on top, back finds the place', async ({ page }) => {
  await page.goto('/leadership#secretary')
  await expect(page.locator('#secretary')).toBeInViewport()
  await openInteractive(page, '/privacy')
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
  await expect(page).toHaveURL('/privacy#%')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy', exact: true })).toBeVisible()
  // Skipping to the content keeps what the page before passed on.
  await openWith(page, '/order-confirmation', { totalCost: 700 })
  await becomesInteractive(page)
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await expect(page.locator('h1')).toHaveText('Thank you for your order')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true })

  test('visitors read and call helplines; no form can be sent or typed into', async ({ page }) => {
    for (const address of [
      ...['/', '/pay', '/donate', '/careers'],
      ...['/MemberLogin', '/ResetPassword', '/order-review', '/payment', '/order-confirmation'],
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: 'Need help now?' })).toBeVisible()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await expect(menu).toBeHidden()
      await header.getByRole('button', { name: 'Menu' }).tap()
      await expect(menu.getByRole('link')).toHaveCount(10)
      await expect(page.getByRole('contentinfo').getByText('North Campus')).toBeVisible()
      for (const button of await page.locator('form button[type=submit]').all()) {
        await expect(button).toBeDisabled()
      }
      await expect(page.getByText(/^(Checking|Looking|One moment)/)).toBeHidden()
    }
    await page.goto('/Dashboard')
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByText(/^Checking/)).toBeHidden()
    await page.goto('/help-now')
    await expect(page.getByRole('link', { name: 'Leave this page' })).toHaveAttribute(
      'href',
      neutralPage,
    )
    const call = (name: string) => page.getByRole('link', { name: `Call ${name}` })
    await expect(call('Childline Kenya, 116')).toHaveAttribute('href', 'tel:116')
    await expect(call('Befrienders Kenya, 0722 178 177')).toHaveAttribute('href', 'tel:0722178177')

    // A form cannot be typed into, and says how else to reach us.
    for (const [address, name] of [
      ['/contact', 'Contact'],
      ['/donate', 'Donation'],
      ['/recordings', 'Leave a Review'],
      ['/Register', 'Registration'],
      ['/', 'Newsletter'],
    ] as const) {
      await page.goto(address)
      const form = page.getByRole('form', { name })
      // Playwright looks for no text in it.
      const instead = form.locator('noscript p')
      await expect(instead).toBeVisible()
      const ways = await instead
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(ways, name).toEqual([
        'tel:+254700000001',
        'https://wa.me/254700000002',
        'mailto:team@example.org',
      ])
      await expect(form.getByRole('textbox')).toHaveCount(0)
      await expect(page.locator('main').getByRole('button', { disabled: true })).toHaveCount(0)
    }
  })
})

test('no two files of the script import each other', () => {
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

test('no part of the script is imported before it has been fetched', () => {
  const script = readdirSync('dist/assets')
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`dist/assets/${file}`, 'utf8'))
    .join('\n')
  expect(script.match(/import\(`/g)?.length).toBeGreaterThan(20)
  // Each import is followed by what to fetch for it; a part that needs nothing but itself has an empty list.
  expect(script).not.toMatch(/import\(`[^`]+`\)[^,;]{0,40}(;return\{[^}]*\}\})?,\[\]/)
})

test('a page to read fetches no script until somebody is there, unless there is something of theirs', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/careers', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await becomesInteractive(page)
  expect(scripts).not.toEqual([])
  await page.evaluate(() => localStorage.setItem('cart:2', '{}'))
  await page.reload()
  // Without any sign of a person.
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
})

const acts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a press': (page) => page.getByRole('button', { name: 'Menu' }).click(),
  sending: (page) => page.getByRole('button', { name: 'Subscribe' }).click(),
  typing: (page) => page.getByLabel('Subscribe to our newsletter').fill('asha@example.org'),
}
test('with Save-Data a page is read without the app, which comes with use', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await page.mouse.move(100, 100)
  await page.mouse.wheel(0, 800)
  await page.keyboard.press('Tab')
  for (const part of await page.locator('main > section').all()) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toHaveCSS('opacity', '1')
  }
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  for (const [name, act] of Object.entries(acts)) {
    await page.goto('/')
    await expect(page.locator('[data-waiting]'), name).not.toHaveCount(0)
    await act(page)
    await expect(page.locator('[data-waiting]'), name).toHaveCount(0)
  }
})

test('presses and typing before the script arrives are done later', async ({ page, backend }) => {
  const letThrough = await holdScript(page)
  await page.goto('/blogs')
  // The menu and what folds open without it.
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  const title = page.getByRole('form', { name: 'Submit Your Blog' }).getByLabel('Title')
  await title.fill('On rest')
  const [blog] = await page.getByRole('article').all()
  await blog?.getByRole('button', { name: 'Expand' }).click()
  await expect(page.getByText('Sleep is when the day’s reading gets filed.')).toBeVisible()
  await page.getByLabel('Subscribe to our newsletter').fill('asha@example.org')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await subscribe.click()
  await expect(subscribe).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL('/blogs')
  letThrough()
  await expect(blog?.getByRole('button', { name: 'Collapse' }) ?? title).toBeVisible()
  await expect(page.getByText('Subscribed to our newsletter✅!').first()).toBeVisible()
  await expect(subscribe).not.toHaveAttribute('aria-busy')
  await expect(title).toHaveValue('On rest')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  const { documents } = await backend.state()
  expect(documents.mailingList).toHaveLength(1)
})

test('a role chosen before the script arrives is the one applied for', async ({ page }) => {
  const letThrough = await holdScript(page)
  await page.goto('/careers')
  await page.getByLabel('Your preferred role').selectOption({ index: 1 })
  letThrough()
  await becomesInteractive(page)
  const mail = page.getByRole('link', { name: 'Apply by email' })
  await expect(mail).toHaveAttribute('href', /Volunteer%20application%3A/)
})

test('all files of a page’s script are requested at once', async ({ page }) => {
  await page.route('**/assets/frame-*.js', () => undefined)
  const own = page.waitForRequest('**/assets/DonatePage-*.js')
  await page.goto('/donate')
  await own
})

test('the next page is not shown before its styles are there', async ({ page }) => {
  await page.goto('/faq')
  await page.mouse.move(1, 1)
  await becomesInteractive(page)
  const release = await holdFiles(page, '**/assets/DonatePage-*.css')
  const script = page.waitForResponse('**/assets/DonatePage-*.js')
  await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click()
  await (await script).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Questions and answers')
  release()
  await expect(heading).toHaveText('Make a Donation')
})

test.describe('when the script cannot be fetched', () => {
  test.use({ expectedConsole: [expect.stringContaining('Failed to fetch')] })

  test('the menu opens, and its links work', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/careers')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByText('Part of this page could not be loaded')).toBeVisible()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the page can be read, and that message answers a press that waited', async ({ page }) => {
    const end = await holdScript(page)
    await page.goto('/help-now')
    await page.evaluate(() => (document.title = 'The same page'))
    const start = page.getByRole('button', { name: 'Start the minute' })
    await start.click()
    await expect(start).toHaveAttribute('aria-busy', 'true')
    // Broken off, as by leaving, and not missing: it is not loaded again.
    end('abort')
    await expect(page.getByText('Part of this page could not be loaded')).toBeFocused()
    await expect(start).not.toHaveAttribute('aria-busy')
    await expect(start).toBeDisabled()
    await expect(page).toHaveTitle('The same page')
    await expect(page.getByRole('link', { name: /^Call Childline/ })).toBeVisible()
  })
})

test('a page whose code is missing says so, and opens once online', async ({ page, context }) => {
  // Where it neither comes nor fails, its HTML does.
  await page.clock.install()
  await page.route('**/assets/CareersPage-*.js', () => undefined)
  await openInteractive(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(page.getByRole('heading', { name: 'Volunteer roles' })).toBeVisible()

  await openInteractive(page, '/')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.getByRole('heading', { name: 'Make a Donation' })).toBeVisible()
})
