import type { Page } from '@playwright/test'
import { kilobytes, largest } from '../../../bench/traffic.mjs'
import { weigh } from '../../../bench/weigh.mjs'
import { demoStaff } from '../../../local/demoStaff'
import { expectAccessible, expectUsable } from '../../e2e/accessibility'
import { test as blockedTest } from '../../e2e/blockedStorage'
import { expectTouchTargets, shifts } from '../../e2e/layout'
import { logIn, logInButton, loginForm, test } from '../../e2e/memberArea'
import { holdFiles, test as networkTest, visit } from '../../e2e/network'
import { becomesInteractive, expect } from '../../e2e/site'
import { makeStaff } from './team'

/** What is fetched until the gate is quiet: as much as it needs, and about a tenth. */
const openedKb = 97

const wayIn = (page: Page) => page.getByRole('link', { name: 'Log in' })
const desk = (page: Page) => page.getByText(`${demoStaff.email}: Money`)

async function logInAtForm(page: Page) {
  const form = loginForm(page)
  await form.getByLabel('Email').fill(demoStaff.email)
  await form.getByLabel('Password', { exact: true }).fill(demoStaff.password)
  await logInButton(page).click()
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the gate is a complete page on phones and screens, stands still, and hides from search engines', async ({
    page,
  }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const response = await page.goto('/STAFF')
      expect(response?.status()).toBe(200)
      expect(response?.headers()).toMatchObject({
        'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
        'cache-control': 'no-cache',
      })
      await expect(wayIn(page)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Staff'])
      await expect(page).toHaveTitle(/^Staff \| ./)
      await expect(page.getByText(/^This is a sample organisation/)).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      expect(await shifts(page, { least: 0.02 })).toEqual([])
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrolled).toBeLessThanOrEqual(width)
      await expectTouchTargets(page)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: null, reducedMotion: null })
    }
    const textOf = async (file: string) => (await page.request.get(file)).text()
    expect(await textOf('/sitemap.xml')).not.toMatch(/staff/i)
    expect(await textOf('/licences.txt')).toContain('## @mui/material ')
  })

  test('the gate keeps to its budget', async ({ page }) => {
    const { opened } = await weigh(page, '/staff')
    const message = `/staff weighs ${kilobytes(opened).toFixed(1)} KB. Its largest files: ${largest(opened)}`
    expect(kilobytes(opened), message).toBeLessThanOrEqual(openedKb)
  })
})

test('staff log in and are back; a link opens the site, Back the desk', async ({ page, site }) => {
  await makeStaff(site)
  await page.goto('/staff')
  await wayIn(page).click()
  await expect(page).toHaveURL('/MemberLogin?back=staff')
  await becomesInteractive(page)
  await logInAtForm(page)
  await expect(page).toHaveURL('/staff')
  await expect(desk(page)).toBeVisible()
  // Not to the finished login.
  await page.goBack()
  await expect(page).toHaveURL('/staff')
  await expect(desk(page)).toBeVisible()

  const banner = page.getByRole('banner')
  for (const [link, address, title] of [
    ['Need help now?', '/help-now', /^Need help now\?/],
    ['Jaribio', '/', /^Jaribio/],
  ] as const) {
    await banner.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(title)
    await page.goBack()
    await expect(page).toHaveURL('/staff')
    await expect(desk(page)).toBeVisible()
  }
})

test('before a session is checked, and when it cannot be, the gate says so', async ({ page }) => {
  await logIn(page)
  const authPart = '**/assets/auth-*.js'
  const end = await holdFiles(page, authPart)
  await page.goto('/staff')
  const checking = page.getByText('Checking whether you are logged in…')
  await expect(checking).toBeVisible()
  end('abort')
  const lookAgain = page.getByRole('button', { name: 'Look again' })
  await expect(page.getByText('We could not find out whether you are logged in.')).toBeVisible()
  await expect(checking).toBeHidden()
  await expectUsable(page)
  await page.unroute(authPart)
  await lookAgain.click()
  await expect(page.getByText(/^Your email address is not confirmed yet/)).toBeVisible()
})

test('when its script cannot be fetched, the page offers to load it again', async ({ page }) => {
  const script = '**/assets/staff-*.js'
  await page.route(script, (route) => route.abort())
  await page.goto('/staff')
  await expect(page.getByText('The staff area is opening. If it does not')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(script)
  await page.getByRole('link', { name: 'load the page again' }).click()
  await expect(wayIn(page)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the gate says what it needs', async ({ page }) => {
    await page.goto('/staff')
    await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible()
    // Playwright looks for no text in it.
    await expect(page.locator('noscript p')).toBeVisible()
  })
})

blockedTest('where storage is blocked, staff log in at the gate itself', async ({ page, site }) => {
  await makeStaff(site)
  await page.goto('/staff')
  await expect(page.getByText(/^This page is for the team\. Your browser keeps/)).toBeVisible()
  await logInAtForm(page)
  await expect(desk(page)).toBeVisible()
  await expect(page).toHaveURL('/staff')
})

networkTest(
  'a version whose script is gone is loaded again, once, and says what could not be opened',
  async ({ page, network, site }) => {
    await makeStaff(site)
    await logIn(page, demoStaff)
    network.answer((address) =>
      // Each missing file is a reason to load the page again, so its styles are there.
      /^\/assets\/StaffGate.*\.js$/.test(address)
        ? { status: 404, type: 'text/html', body: 'Page not found' }
        : null,
    )
    await page.goto('/staff')
    await expect(page.getByText('This tab could not be opened.')).toBeVisible()
    expect(network.asked.filter((address) => address === '/staff')).toHaveLength(2)
  },
)

networkTest(
  'without a network a first visit shows the offline page, a second the gate, and the desk opens once there is one',
  async ({ page, network, site }) => {
    await makeStaff(site)
    await visit(page, '/')
    network.cut()
    await page.goto('/staff')
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page).toHaveTitle(/^You are offline/)
    network.restore()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(wayIn(page)).toBeVisible()
    network.cut()
    await page.goto('/staff')
    await expect(wayIn(page)).toBeVisible()
    network.restore()
    await logIn(page, demoStaff)
    await page.goto('/staff')
    await expect(desk(page)).toBeVisible()
    network.cut()
    await page.goto('/staff')
    await expect(page.getByText(/^We could not check your areas\./)).toBeVisible()
    network.restore()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(desk(page)).toBeVisible()
  },
)
