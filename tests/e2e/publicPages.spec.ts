import { readFileSync } from 'node:fs'
import { neutralPage } from '@/content/texts/helpNow'
import { expectNarrowEnough, expectUsable } from './accessibility'
import { holdScript } from './network'
import { becomesInteractive, expect, openInteractive, test } from './site'

test('a link opens its question even before the script arrives, and the keyboard skips closed answers', async ({
  page,
}) => {
  const letThrough = await holdScript(page)
  await page.goto('/faq#q3')
  await expect(page.getByText('Write to us to join the waitlist')).toBeVisible()
  await expect(page.getByText('Come to an activity, volunteer in one role')).toBeHidden()
  letThrough()
  await becomesInteractive(page)
  const asked = page.getByRole('button', { name: 'How do I get started?' })
  await expect(asked).toHaveAttribute('aria-expanded', 'true')
  await expect(asked).toBeInViewport()
  const top = await asked.evaluate((element) => element.getBoundingClientRect().top)
  expect(top, 'not under the sticky header').toBeGreaterThanOrEqual(56)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Link to this question' }).last().click()
  await expect(page).toHaveURL(/\/faq#q3$/)

  await page.getByRole('button', { name: 'What is Jaribio?' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'See the helplines' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('The app has not launched yet.')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'How can I get involved?' })).toBeFocused()
})

test.describe('Leave this page', () => {
  test('at three Shifts covers all, even a dialog; coming back uncovers it', async ({ page }) => {
    await openInteractive(page, '/')
    await page.getByRole('link', { name: 'Need help now?' }).first().click()
    // An answer without a page leaves this one as it is while another is on its way.
    await page.route('https://www.google.com/**', (route) => route.fulfill({ status: 204 }))
    await page.getByRole('button', { name: 'I cannot explain it. Please sit with me.' }).click()
    await page.getByRole('button', { name: 'Show it large' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const isAsked = page.waitForRequest(neutralPage)
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
    await isAsked
    await expect(page).toHaveTitle('Loading')
    const cover = page.getByRole('alert')
    expect(await cover.boundingBox()).toMatchObject({ width: 360, height: 740 })
    await expect(page.locator('body')).toHaveText('Loading.', { useInnerText: true })
    const onTop = await page.evaluate(() => document.elementFromPoint(180, 30)?.textContent)
    expect(onTop, 'above the sticky header too').toBe('Loading.')
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(page).toHaveTitle(/^Need help now\?/)
    await expect(page.getByRole('link', { name: /^Call Childline/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('opens a new tab on request, and is in reach of every number', async ({ page, context }) => {
    await page.goto('/help-now')
    const leave = page.getByRole('link', { name: 'Leave this page' })
    for (const link of await page.getByRole('link', { name: /^Call / }).all()) {
      await link.scrollIntoViewIfNeeded()
      await expect(leave).toBeInViewport()
      await link.click({ trial: true })
    }
    const opened = context.waitForEvent('page')
    await leave.click({ modifiers: ['Control'] })
    await opened
    await expect(page).toHaveURL('/help-now')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all that folds is open, and an activity can be put into a calendar', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByText('The app has not launched yet.')).toBeVisible()
    await expect(page.getByText('Come to an activity, volunteer in one role')).toBeVisible()
    await page.goto('/careers')
    await expect(page.getByText('Keep ground rules and time')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Read More' })).toHaveCount(0)
    await page.goto('/blogs')
    await expect(page.getByText('Sleep is when the day’s reading gets filed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Expand' })).toHaveCount(0)
    await page.goto('/activities')
    await expect(page.getByRole('link', { name: 'Book on Calendar' })).toHaveCount(5)
    const arrives = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download .ics' }).first().click()
    const download = await arrives
    expect(download.suggestedFilename()).toBe('awareness-month.ics')
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/)
  })
})

test.describe('when the script cannot be fetched', () => {
  test.use({ expectedConsole: [expect.stringContaining('could not be fetched')] })

  test('everything that folds is open', async ({ page }) => {
    await page.route('**/assets/FaqPage-*.js', (route) => route.abort())
    await page.goto('/faq')
    await expect(page.getByText('Come to an activity, volunteer in one role')).toBeHidden()
    await page.mouse.move(1, 1)
    await expect(page.getByText('Part of this page could not be loaded')).toBeVisible()
    await expect(page.getByText('Come to an activity, volunteer in one role')).toBeVisible()
  })
})

test('added entries, refusals, and the list of what is kept are accessible', async ({ page }) => {
  await expectNarrowEnough(page)
  await page.goto('/blogs')
  const form = page.getByRole('form', { name: 'Submit Your Blog' })
  await form.getByLabel('Title').fill('x'.repeat(200))
  await form.getByLabel('Summary').fill('y'.repeat(2000))
  await form.getByLabel('Link').fill(`https://${'z'.repeat(60)}.example.org`)
  await form.getByRole('button', { name: 'Add blog' }).click()
  await expect(page.getByText('Only on this device')).toBeVisible()
  await form.getByRole('button', { name: 'Add blog' }).click()
  await expect(form.getByText('Title is required')).toBeVisible()
  await expectUsable(page)
  await page.goto('/privacy')
  const here = page.getByRole('region', { name: 'On this device right now' })
  await expect(here.getByRole('listitem').first()).toBeVisible()
  await expectUsable(page)
})
