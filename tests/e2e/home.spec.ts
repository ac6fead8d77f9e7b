import type { Page } from '@playwright/test'
import facts from '../facts/leaders.json' with { type: 'json' }
import organisation from '../facts/organisation.json' with { type: 'json' }
import { expectAccessible } from './accessibility'
import { now, shifts } from './layout'
import { holdFiles } from './network'
import { becomesInteractive, expect, openInteractive, test } from './site'

const letters = (page: Page) => page.locator('p[aria-hidden=true] > span')
const card = (page: Page, name: string) =>
  page.getByRole('button', { name: `Turn the card: ${name}` })

/** Opens the home page and waits until it is interactive. */
async function openHome(page: Page) {
  await openInteractive(page, '/')
}

/** The part of the name that is typed at the moment. */
const typed = (page: Page) =>
  letters(page).evaluateAll((all) =>
    all
      .filter((letter) => getComputedStyle(letter).opacity === '1')
      .map(({ textContent }) => textContent)
      .join(''),
  )

test.describe('the name', () => {
  const { productName } = organisation

  /** Waits until some of the name is typed, and not all of it: each letter is gone in a moment. */
  const expectHalfTyped = (page: Page) =>
    expect
      .poll(
        async () => {
          const text = await typed(page)
          return text !== '' && text !== productName && productName.startsWith(text)
        },
        { intervals: [20] },
      )
      .toBe(true)

  test('is typed, deleted, typed again and can be paused before any script', async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined)
    await page.goto('/')
    const arrived = await now(page)
    const heading = page.getByRole('heading', { level: 1, name: productName })
    await expect(heading).toHaveText(/There is room\s+on the bench\.$/)
    await expectHalfTyped(page)
    await expect.poll(() => typed(page), { intervals: [20] }).toBe(productName)
    await expectHalfTyped(page)
    await expect.poll(() => typed(page), { intervals: [20] }).toBe('')

    const pause = page.getByRole('checkbox', { name: 'Pause animation' })
    const { width, height } = (await pause.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await pause.check()
    await expect.poll(() => typed(page)).toBe(productName)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await pause.uncheck()
    await expectHalfTyped(page)
    expect(await shifts(page, { since: arrived, exceptPresses: true })).toEqual([])
  })
})

// Where its fallback is wider or narrower there is the most to move.
test('the display face arrives late without moving anything', async ({ page }) => {
  for (const address of ['/', '/partnerships', '/activities']) {
    const send = await holdFiles(page, '**/*.woff2')
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    const arrived = await now(page)
    send()
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.fonts.check("16px 'Suez One'"))).toBe(true)
    expect(await height(), address).toBe(before)
    expect(await shifts(page, { since: arrived, exceptPresses: true }), address).toEqual([])
  }
})

test('links and buttons lead down the page, below the fixed header', async ({ page }) => {
  await openHome(page)
  for (const [name, id] of [
    ['Our services', 'services'],
    ['Our mission', 'mission'],
    ['Our values', 'core-values'],
  ] as const) {
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/#${id}`)
    const header = await page.getByRole('banner').boundingBox()
    const headerEnd = (header?.y ?? 0) + (header?.height ?? 0)
    const top = async () => (await page.locator(`#${id}`).boundingBox())?.y ?? 0
    await expect.poll(top, name).toBeGreaterThanOrEqual(headerEnd)
    await expect
      .poll(async () => (await page.locator(`#${id} h2`).boundingBox())?.y ?? 0, name)
      .toBeLessThan(740 / 2)
  }
})

test('a reload, and a link from elsewhere, find their place on the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const values = page.locator('#core-values')
  const top = async () => (await values.boundingBox())?.y ?? 0
  await openHome(page)
  await values.evaluate((section) => section.scrollIntoView())
  const place = await top()
  const offBy = async () => Math.abs((await top()) - place)
  await page.reload()
  await becomesInteractive(page)
  await expect.poll(offBy).toBeLessThan(20)

  // By now the app comes from the cache, and starts while the browser looks for the place.
  await page.goto('about:blank')
  await openInteractive(page, '/#core-values')
  await expect.poll(offBy).toBeLessThan(20)
})

test('elements fade in once when scrolled to', async ({ page }) => {
  await openHome(page)
  const arrived = await now(page)
  await page.mouse.wheel(0, 20)
  const hidden = page.locator('[data-aos]:not(body)')
  await expect(hidden).not.toHaveCount(0)
  const services = page.locator('#services > div')
  await expect(services).toHaveCSS('opacity', '0')
  await expect(services).toHaveCSS('transition-duration', '1s')
  // Once: it stays the same after leaving and coming back.
  for (const visit of ['first', 'second']) {
    await page.locator('#services h2').scrollIntoViewIfNeeded()
    await expect(services, visit).toHaveCSS('opacity', '1')
    await expect(services, visit).not.toHaveAttribute('data-aos')
    await page.evaluate(() => scrollTo(0, 0))
  }
  expect(await shifts(page, { since: arrived, exceptPresses: true })).toEqual([])
  await page.keyboard.press('End')
  await expect(hidden).toHaveCount(0)
})

test.describe('a card', () => {
  test('turns by mouse and by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openHome(page)
    const value = card(page, 'Destigmatization')
    const back = page.getByText('We speak of it as plainly as of malaria.').locator('..')
    const size = () =>
      value.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
    const before = await size()
    await value.hover()
    await expect(value).toHaveAttribute('aria-pressed', 'true')
    await expect(back).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
    expect(await size()).toEqual(before)
    await page.getByRole('heading', { name: 'What we stand for' }).hover()
    await expect(value).toHaveAttribute('aria-pressed', 'false')
    await expect(back).toHaveCSS('transform', /^matrix3d\(-1, 0, /)

    await card(page, 'Chair').focus()
    for (const { name, role } of facts.leaders) {
      const label = name ? `${name}, ${role}` : role
      await expect(card(page, label)).toBeFocused()
      await expect(card(page, label)).toBeInViewport()
      // Enter turns it and Space turns it back, or the next Tab would lead to what stands on its back.
      await page.keyboard.press('Enter')
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
    }
    await expect(page.getByRole('link', { name: 'Meet the leadership' })).toBeFocused()
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('says its gist, and turns both ways at a tap', async ({ page }) => {
      await openHome(page)
      const gist = page.getByText('Struggling is not a character flaw.', { exact: true })
      await gist.scrollIntoViewIfNeeded()
      await expect(gist).toBeVisible()
      for (const isTurned of ['true', 'false']) {
        await card(page, 'Secretary').tap()
        await expect(card(page, 'Secretary')).toHaveAttribute('aria-pressed', isTurned)
      }
    })
  })

  test.describe('for readers who ask for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('cross-fades; nothing moves, and every side is accessible', async ({ page }) => {
      await openHome(page)
      const back = page.getByText('We speak of it as plainly as of malaria.').locator('..')
      await expect(back).toHaveCSS('opacity', '0')
      await expect(back).toHaveCSS('transform', 'none')
      await expect(page.getByRole('checkbox', { name: 'Pause animation' })).toHaveCount(0)
      expect(await typed(page)).toBe(organisation.productName)
      await expect(page.locator('#services > div')).toHaveCSS('opacity', '1')

      for (const button of await page.getByRole('button', { name: /^Turn the card/ }).all()) {
        await button.press('Enter')
        await expect(button).toHaveAttribute('aria-pressed', 'true')
      }
      await expect(back).toHaveCSS('opacity', '1')
      // The cross-fade of the last card.
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState === 'finished'),
      )
      await expectAccessible(page)
    })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both sides of every card, all sections and all figures can be read', async ({ page }) => {
    await page.goto('/')
    for (const text of [
      'Struggling is not a character flaw.',
      'Runs meetings, minutes and letters; first contact for members.',
      'People before technology.',
      'Not launched yet',
      'Our target reach.',
      'Effective Mental Health Education',
    ]) {
      await expect(page.getByText(text).last()).toBeVisible()
    }
    for (const side of await page.locator('#core-values li > div > div').all()) {
      await expect(side).toHaveCSS('opacity', '1')
      await expect(side).toHaveCSS('transform', 'none')
      await expect(side).not.toHaveAttribute('inert')
    }
    await expect(card(page, 'Secretary')).toBeHidden()
  })
})
