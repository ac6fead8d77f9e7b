import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { organisation } from '../../src/content/organisation'
import { expect, test } from './site'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const animated = (page: Page) => page.locator('h1 [aria-hidden=true]')
const card = (page: Page, name: string) =>
  page.getByRole('button', { name: `Turn the card: ${name}` })
/** Opens the home page and waits until it is interactive. */
async function openHome(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Notify Me' })).toBeEnabled()
}

/** The parts of the page that will come into view; the library is fetched when somebody scrolls. */
async function startScrolling(page: Page) {
  await page.mouse.wheel(0, 20)
  const hidden = page.locator('[data-aos]:not(body)')
  await expect(hidden).not.toHaveCount(0)
  return hidden
}

const team = (page: Page) => page.locator('#team')

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

test.describe('the anchors', () => {
  for (const [name, id] of [
    ['Our services', 'services'],
    ['Our mission', 'mission'],
    ['Our values', 'core-values'],
    ['Learn more', 'services'],
  ] as const) {
    test(`'${name}' leads to #${id}, below the header that stays`, async ({ page }) => {
      await openHome(page)
      await page.getByRole('link', { name }).click()
      await expect(page).toHaveURL(`/#${id}`)
      const header = await page.getByRole('banner').boundingBox()
      const headerEnd = (header?.y ?? 0) + (header?.height ?? 0)
      await expect
        .poll(async () => (await page.locator(`#${id}`).boundingBox())?.y ?? 0)
        .toBeGreaterThanOrEqual(headerEnd)
      const { y } = (await page.locator(`#${id} h2`).boundingBox()) ?? { y: 0 }
      expect(y).toBeLessThan(740 / 2)
    })
  }

  test('an address with an anchor opens there', async ({ page }) => {
    await page.goto('/leadership#secretary')
    await expect(page.locator('#secretary')).toBeInViewport()
  })
})

test.describe('what is scrolled to', () => {
  test('comes into view once, and what is on the screen never left it', async ({ page }) => {
    await openHome(page)
    await startScrolling(page)
    const services = page.locator('#services > div')
    await expect(services).toHaveCSS('opacity', '0')
    await expect(services).toHaveCSS('transition-duration', '1s')
    await page.locator('#services h2').scrollIntoViewIfNeeded()
    await expect(services).toHaveCSS('opacity', '1')
    await expect(services).not.toHaveAttribute('data-aos')

    // Once: it stays when it is left and come back to.
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('#services h2').scrollIntoViewIfNeeded()
    await expect(services).toHaveCSS('opacity', '1')
    await expect(services).not.toHaveAttribute('data-aos')
    expect(await layoutShift(page)).toBe(0)
  })

  test('is all there at the end of the page, and after coming back to the page', async ({
    page,
  }) => {
    await openHome(page)
    const hidden = await startScrolling(page)
    await page.keyboard.press('End')
    await expect(hidden).toHaveCount(0)
    await page.getByRole('link', { name: 'Meet the leadership' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Leadership' })).toBeVisible()
    await page.goBack()
    await expect(page.locator('#team h2')).toBeVisible()
    await expect(page.locator('#team > div')).toHaveCSS('opacity', '1')
  })
})

test.describe('a card', () => {
  test('turns while a mouse is on it, and back when it leaves', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openHome(page)
    const back = page.getByText('Struggling is not a character flaw.')
    const size = () =>
      card(page, 'Destigmatization').evaluate(({ clientWidth, clientHeight }) => [
        clientWidth,
        clientHeight,
      ])
    const before = await size()
    await card(page, 'Destigmatization').hover()
    await expect(card(page, 'Destigmatization')).toHaveAttribute('aria-pressed', 'true')
    await expect(back.locator('..')).toHaveCSS('transform', 'none')
    expect(await size()).toEqual(before)
    await page.getByRole('heading', { name: 'What we stand for' }).hover()
    await expect(card(page, 'Destigmatization')).toHaveAttribute('aria-pressed', 'false')
    await expect(back.locator('..')).not.toHaveCSS('transform', 'none')
  })

  test('can be walked to and turned by keyboard, seven of them one after the other', async ({
    page,
  }) => {
    await openHome(page)
    await card(page, 'Co-founder / President').focus()
    for (const name of [
      'Co-founder / President',
      'Deputy President',
      'IT and Innovations',
      'Vice-Secretary',
      'Media and Relations',
      'Financial Officer',
      'Secretary',
    ]) {
      const front = team(page).getByRole('heading', { name, exact: true, includeHidden: true })
      await expect(card(page, name)).toBeFocused()
      await expect(card(page, name)).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(card(page, name)).toHaveAttribute('aria-pressed', 'true')
      await expect(front.locator('xpath=ancestor::*[@inert]')).toHaveCount(1)
      await page.keyboard.press('Space')
      await expect(card(page, name)).toHaveAttribute('aria-pressed', 'false')
      await expect(front.locator('xpath=ancestor::*[@inert]')).toHaveCount(0)
      await page.keyboard.press('Tab')
    }
    await expect(page.getByRole('link', { name: 'Meet the leadership' })).toBeFocused()
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('turns to and fro by tapping', async ({ page }) => {
      await openHome(page)
      const secretary = card(page, 'Secretary')
      await secretary.tap()
      await expect(secretary).toHaveAttribute('aria-pressed', 'true')
      await secretary.tap()
      await expect(secretary).toHaveAttribute('aria-pressed', 'false')
    })
  })

  test.describe('for readers who ask for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('cross-fades, and nothing on the page moves or is fetched to move', async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      await openHome(page)
      const back = page.getByText('Struggling is not a character flaw.').locator('..')
      await expect(back).toHaveCSS('opacity', '0')
      await expect(back).toHaveCSS('transform', 'none')
      await card(page, 'Destigmatization').press('Enter')
      await expect(back).toHaveCSS('opacity', '1')
      await page.mouse.wheel(0, 20)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('button', { name: 'Pause animation' })).toHaveCount(0)
      await expect(page.locator('[data-aos]')).toHaveCount(0)
      expect(fetched.filter((url) => /\/assets\/(mjs|aos)-/.test(url))).toEqual([])
    })
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const address of ['/', '/leadership']) {
    test(`${address} with every card turned has no accessibility violations in the ${colorScheme} theme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(address)
      await expect(page.getByRole('contentinfo').getByRole('button')).toBeEnabled()
      for (const button of await page.getByRole('button', { name: /^Turn the card/ }).all()) {
        await button.press('Enter')
        await expect(button).toHaveAttribute('aria-pressed', 'true')
      }
      // The cross-fade of the last card.
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState === 'finished'),
      )
      await page.evaluate(axe)
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      )
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
  }
}

test("'Notify Me' leads to the newsletter box while there is no waitlist page", async ({
  page,
}) => {
  await openHome(page)
  await page.getByRole('button', { name: 'Notify Me' }).click()
  const box = page.getByLabel('Subscribe to our newsletter')
  await expect(box).toBeFocused()
  await expect(box).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both sides of every card, all sections and all figures can be read', async ({ page }) => {
    await page.goto('/')
    for (const text of [
      'Struggling is not a character flaw.',
      'Runs meetings, minutes and letters; first contact for members.',
      'Branches at five institutions and a presence in 12 universities.',
      'Not launched yet',
      'Our target reach.',
    ]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(
      page.getByRole('heading', { name: 'Effective Mental Health Education' }),
    ).toBeVisible()
    for (const side of await page.locator('#core-values li > div > div').all()) {
      await expect(side).toHaveCSS('opacity', '1')
      await expect(side).toHaveCSS('transform', 'none')
      await expect(side).not.toHaveAttribute('inert')
    }
    await expect(card(page, 'Secretary')).toBeHidden()
  })
})
