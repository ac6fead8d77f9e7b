import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { shifts } from './layout'
import { becomesInteractive, expect, test } from './site'

test.use({ timezoneId: 'Africa/Nairobi' })

/** 24 November 2026 is a Tuesday. */
const moments = {
  'at two in the morning': '2026-11-24T02:00:00+03:00',
  'on a weekday morning': '2026-11-24T10:00:00+03:00',
}

async function openAt(page: Page, moment: string) {
  await page.clock.setFixedTime(new Date(moment))
  await page.goto(paths.helpNow)
}

const lineOf = (page: Page, situation: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: situation }) })

test('who answers stands first, night and day, also once the app takes over', async ({ page }) => {
  for (const [when, moment] of Object.entries(moments)) {
    const isOfficeHour = when === 'on a weekday morning'
    await openAt(page, moment)
    const expectOrder = async () => {
      const calls = lineOf(page, 'Thoughts of suicide').getByRole('link')
      const first = isOfficeHour ? [/0722 178 177/, /1199/] : [/1199/, /0722 178 177/]
      await expect(calls, when).toHaveText(first)
      const office = lineOf(page, 'Alcohol or drugs')
      const link = office.getByRole('link', { name: /1192/ })
      await expect(link, when).toBeVisible({ visible: isOfficeHour })
      await expect(office, when).toContainText(isOfficeHour ? 'Open now' : 'Opens at 8:00')
    }
    await expectOrder()
    await becomesInteractive(page)
    await expectOrder()
    // The quick exit moves by 0.0054 if it is painted before its text; 8 px more above all else are 0.0064.
    expect(await shifts(page, { least: 0.006 }), when).toEqual([])
  }
})

test('the emergency box begins on the first screen at 320 px with text twice as large, and has the thickest edge in forced colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(paths.helpNow)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'none' })
    const top = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      const box = document.querySelector('main section')
      // A real organisation has no notice above the page.
      const root = document.querySelector('#root')
      return (box?.getBoundingClientRect().top ?? 9999) - (root?.getBoundingClientRect().top ?? 0)
    })
    expect(top, colorScheme).toBeLessThan(560)
    await page.emulateMedia({ colorScheme, forcedColors: 'active' })
    const [edge, ...others] = await page
      .locator('main :is(section, li, .card)')
      .evaluateAll((boxes) =>
        boxes.map((each) => parseFloat(getComputedStyle(each).borderTopWidth)),
      )
    expect(edge, colorScheme).toBeGreaterThan(Math.max(...others) + 1)
  }
})

test('on paper it has its address, each hour in words, and nothing about now', async ({ page }) => {
  await openAt(page, moments['at two in the morning'])
  await page.emulateMedia({ media: 'print' })
  const address = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading, '::after').content)
  expect(address).toMatch(/^"http.*\/help-now"$/)
  // Playwright calls all that is folded hidden, though paper shows it.
  const { height } = (await page.getByText(/^Your own use/).boundingBox()) ?? {}
  expect(height).toBeGreaterThan(0)
  await expect(page.getByText('Opens at 8:00')).toBeHidden()
  await expect(page.getByRole('link', { name: /^SMS to one2one/ })).toBeVisible()
})

test('it has at most 380 words as first seen', async ({ page }) => {
  await openAt(page, moments['on a weekday morning'])
  const words = await page.locator('#root').evaluate((root) => {
    for (const hidden of root.querySelectorAll('.visually-hidden')) hidden.remove()
    return (root as HTMLElement).innerText.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))
  })
  expect(words.length).toBeLessThanOrEqual(380)
})
