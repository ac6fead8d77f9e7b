import type { Page } from '@playwright/test'
import { leaders } from '../facts/leaders'
import { organisation } from '../facts/organisation'
import { expectAccessible } from './accessibility'
import { becomesInteractive, expect, test } from './site'

const animated = (page: Page) => page.locator('h1 [aria-hidden=true]')
const card = (page: Page, name: string) =>
  page.getByRole('button', { name: `Turn the card: ${name}` })

/** Opens the home page and waits until it is interactive. */
async function openHome(page: Page) {
  await page.goto('/')
  await becomesInteractive(page)
}

/** How far things have jumped since the page was opened; what the user's own action moved is left out. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

test.describe('the name', () => {
  test('is typed, deleted and typed again, can be paused, and moves nothing', async ({ page }) => {
    await page.goto('/')
    const { productName } = organisation
    const heading = page.getByRole('heading', { level: 1, name: productName, exact: true })
    await expect(heading).toBeVisible()
    for (const text of [productName.slice(0, 3), productName, productName.slice(0, 3)]) {
      await expect.poll(() => animated(page).textContent(), { intervals: [20] }).toBe(text)
    }
    const box = await heading.boundingBox()
    await page.getByRole('button', { name: 'Pause animation' }).click()
    await expect(animated(page)).toHaveCount(0)
    await expect(heading.getByText(productName)).toHaveCSS('opacity', '1')
    expect(await heading.boundingBox()).toEqual(box)
    const { width, height } = (await page
      .getByRole('button', { name: 'Play animation' })
      .boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await page.getByRole('button', { name: 'Play animation' }).click()
    await expect(animated(page)).toHaveCount(1)
    expect(await layoutShift(page)).toBe(0)
  })

  test('stands still when the library cannot be fetched, and so does everything else', async ({
    page,
  }) => {
    let refused = 0
    await page.route(/\/assets\/(mjs|aos)-/, (route) => {
      refused += 1
      return route.abort()
    })
    await openHome(page)
    await page.mouse.wheel(0, 20)
    await expect.poll(() => refused).toBeGreaterThanOrEqual(3)
    await expect(
      page.getByRole('heading', { level: 1 }).getByText(organisation.productName),
    ).toHaveCSS('opacity', '1')
    await expect(animated(page)).toHaveCount(0)
    await expect(page.locator('[data-aos]:not(body)')).toHaveCount(0)
  })
})

test('links and buttons lead down the page, below the header that stays', async ({ page }) => {
  await openHome(page)
  for (const [name, id] of [
    ['Our services', 'services'],
    ['Our mission', 'mission'],
    ['Our values', 'core-values'],
    ['Learn more', 'services'],
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

test('what is scrolled to comes into view once, and is there after coming back', async ({
  page,
}) => {
  await openHome(page)
  await page.mouse.wheel(0, 20)
  const hidden = page.locator('[data-aos]:not(body)')
  await expect(hidden).not.toHaveCount(0)
  const services = page.locator('#services > div')
  await expect(services).toHaveCSS('opacity', '0')
  await expect(services).toHaveCSS('transition-duration', '1s')
  // Once: it stays when it is left and come back to.
  for (const visit of ['first', 'second']) {
    await page.locator('#services h2').scrollIntoViewIfNeeded()
    await expect(services, visit).toHaveCSS('opacity', '1')
    await expect(services, visit).not.toHaveAttribute('data-aos')
    await page.evaluate(() => scrollTo(0, 0))
  }
  expect(await layoutShift(page)).toBe(0)

  await page.keyboard.press('End')
  await expect(hidden).toHaveCount(0)
  await page.getByRole('link', { name: 'Meet the leadership' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leadership' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('#team h2')).toBeVisible()
  await expect(page.locator('#team > div')).toHaveCSS('opacity', '1')
})

test.describe('a card', () => {
  test('turns by mouse, and can be walked to and turned by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openHome(page)
    const value = card(page, 'Destigmatization')
    const back = page.getByText('Struggling is not a character flaw.').locator('..')
    const size = () =>
      value.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
    const before = await size()
    await value.hover()
    await expect(value).toHaveAttribute('aria-pressed', 'true')
    await expect(back).toHaveCSS('rotate', 'y 0deg')
    expect(await size()).toEqual(before)
    await page.getByRole('heading', { name: 'What we stand for' }).hover()
    await expect(value).toHaveAttribute('aria-pressed', 'false')
    await expect(back).toHaveCSS('rotate', 'y -180deg')

    await card(page, 'Chair').focus()
    for (const { name, role } of leaders) {
      const label = name ? `${name}, ${role}` : role
      const front = page
        .locator('#team')
        .getByRole('heading', { name: name ?? role, exact: true, includeHidden: true })
      await expect(card(page, label)).toBeFocused()
      await expect(card(page, label)).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(front.locator('xpath=ancestor::*[@inert]')).toHaveCount(1)
      await page.keyboard.press('Space')
      await expect(front.locator('xpath=ancestor::*[@inert]')).toHaveCount(0)
      await page.keyboard.press('Tab')
    }
    await expect(page.getByRole('link', { name: 'Meet the leadership' })).toBeFocused()
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('turns to and fro by tapping', async ({ page }) => {
      await openHome(page)
      for (const isTurned of ['true', 'false']) {
        await card(page, 'Secretary').tap()
        await expect(card(page, 'Secretary')).toHaveAttribute('aria-pressed', isTurned)
      }
    })
  })

  test.describe('for readers who ask for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('cross-fades; nothing moves or is fetched to move, and every side is accessible', async ({
      page,
    }) => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      await openHome(page)
      const back = page.getByText('Struggling is not a character flaw.').locator('..')
      await expect(back).toHaveCSS('opacity', '0')
      await expect(back).toHaveCSS('rotate', 'none')
      await page.mouse.wheel(0, 20)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('button', { name: 'Pause animation' })).toHaveCount(0)
      await expect(page.locator('[data-aos]')).toHaveCount(0)
      expect(fetched.filter((url) => /\/assets\/(mjs|aos)-/.test(url))).toEqual([])

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
      await expect(side).toHaveCSS('rotate', 'none')
      await expect(side).not.toHaveAttribute('inert')
    }
    await expect(card(page, 'Secretary')).toBeHidden()
  })
})
