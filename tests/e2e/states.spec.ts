import { expect, openInteractive, test } from './site'

test("a phone's header has the name, of 3 or 24 letters, and the tagline of a short one, even beside the cart", async ({
  page,
}) => {
  /** What the header of another organisation looks like, whose name this is. */
  const withName = (name: string) =>
    page.evaluate((text) => {
      const brand = document.querySelector('header a[href="/"]')
      const [words, shown] = brand?.querySelectorAll('span') ?? []
      if (!brand || !words || !shown) throw new Error('The header has no name')
      // As Brand.tsx does.
      words.toggleAttribute('data-long', text.length > 9)
      shown.textContent = text
      const { right } = brand.getBoundingClientRect()
      const next = brand.nextElementSibling?.nextElementSibling?.getBoundingClientRect()
      return {
        said: brand instanceof HTMLElement ? brand.innerText : '',
        isWhole: shown.scrollWidth <= shown.clientWidth,
        isApart: right <= (next?.left ?? 0),
        isOneRow: (document.querySelector('header')?.clientHeight ?? 99) <= 64,
        isWide: document.documentElement.scrollWidth > innerWidth,
      }
    }, name)
  const fits = { isWhole: true, isApart: true, isOneRow: true, isWide: false }
  const allFit = async () => {
    for (const width of [320, 360, 400]) {
      await page.setViewportSize({ width, height: 740 })
      for (const name of ['Uta', 'Kibaraza']) {
        const said = `${name}\nHealthy Minds, Healthy Lives`
        expect(await withName(name), `${name} at ${width}`).toEqual({ ...fits, said })
      }
      for (const said of ['Kituo cha Vijana Nairobi', 'Tuzungumzewapendwavijana']) {
        expect(await withName(said), `${said} at ${width}`).toEqual({ ...fits, said })
      }
    }
  }
  await openInteractive(page, '/shop')
  await allFit()
  await page.getByRole('radio', { name: 'M', exact: true }).first().check()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  await allFit()
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return document.documentElement.scrollWidth
  })
  expect(width, 'with text twice as large').toBeLessThanOrEqual(320)
})

test('paper shows both sides of cards and folded parts, and no buttons', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Struggling is not a character flaw\. We speak/)).toBeVisible()
  await expect(page.getByText('Matches every shilling to a record.')).toBeVisible()
  await expect(page.getByText('Healthy Minds, Healthy Lives').first()).toBeVisible()
  for (const address of ['/', '/faq', '/help-now', '/leadership']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('navigation', { name: /^(Main|Menu)$/ })).toHaveCount(0)
    // The titles of what folds are buttons, and are read.
    const folds = page.getByRole('heading').getByRole('button')
    await expect(page.getByRole('button')).toHaveCount(await folds.count())
    await expect(page.getByText('Leave this page', { exact: true })).toBeHidden()
    await expect(page.getByText('Donate', { exact: true }).locator('visible=true')).toHaveCount(0)
  }
  await page.goto('/faq')
  await expect(page.getByText(/^Come to an activity, volunteer/)).toBeVisible()
  await page.goto('/partnerships')
  await expect(page.getByText('learn together and share what works')).toHaveCSS('opacity', '1')
  await page.goto('/leadership')
  const address = await page
    .getByRole('link', { name: 'Email Asha Test' })
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toContain('mailto:asha@example.org')
  // In ink, whatever the screen looks like.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/help-now')
  for (const line of [
    page.getByRole('link', { name: /^Call Childline/ }),
    page.getByRole('link', { name: 'Call 999' }),
    page.getByText('In danger right now?'),
  ]) {
    await expect(line).toBeVisible()
    await expect(line).toHaveCSS('color', 'rgb(34, 48, 42)')
  }
  await page.goto('/error')
  const height = await page.getByRole('main').evaluate((main) => main.scrollHeight)
  expect(height, 'no sheet is left empty').toBeLessThan(1000)
})

test('in forced colours and less motion pages have a heading and stand still', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const address of ['/', '/donate', '/pay', '/shop', '/help-now']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const moving = await page.evaluate(() => document.getAnimations().length)
    expect(moving, address).toBe(0)
  }
})
