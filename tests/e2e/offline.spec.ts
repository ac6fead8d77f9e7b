import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { offlineKb } from '../../bench/budgets.mjs'
import { answerWorker, expect, keptAddresses, test, visit, type Network } from './network'
import { openInteractive } from './site'

test.use({ timezoneId: 'Africa/Nairobi' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** What the worker has fetched by itself, in KB. */
async function fetchedUnasked(page: Page, network: Network) {
  const worker = await (await page.request.get('/sw.js')).text()
  const listed = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => `/${url}`)
  const after = network.asked.slice(network.asked.indexOf('/sw.js'))
  const own = [...new Set(after)].filter((address) =>
    ['/sw.js', ...listed].includes(address.replace(/\?.*/, '')),
  )
  expect(own.length).toBeGreaterThan(3)
  const weights = await Promise.all(
    own.map(async (address) => brotliCompressSync(await (await page.request.get(address)).body())),
  )
  return weights.reduce((sum, { length }) => sum + length, 0) / 1024
}

test('one visit to the first page gives the help page, the till’s steps and pages seen before without a network, for little data', async ({
  page,
  network,
  expectedConsole,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T02:00:00+03:00'))
  await visit(page, '/')
  const kb = await fetchedUnasked(page, network)
  expect(kb, `${kb.toFixed(1)} KB for times without a network`).toBeLessThanOrEqual(offlineKb)
  network.cut()
  await page.getByRole('link', { name: 'Need help now?' }).first().click()
  await expect(heading(page, 'Need help now?')).toBeVisible()
  await expect(page).toHaveURL('/help-now')
  await page.goto('/Help-Now')
  await expect(page.getByRole('link', { name: /^Call Childline/ })).toHaveAttribute(
    'href',
    'tel:116',
  )
  // It knows the hour without a network, too.
  const office = page.getByRole('listitem').filter({ hasText: 'Alcohol or drugs' })
  await expect(office).toContainText('Opens at 8:00')
  await page.getByRole('button', { name: 'Start the minute' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.goto('/pay')
  await expect(page.getByText('Lipa na M-Pesa').first()).toBeAttached()
  // Its steps can be read; what needs its script says that it could not be fetched.
  expectedConsole.push(expect.stringContaining('could not be fetched'))
  await expect(page.getByText('Part of this page could not be loaded')).toBeVisible()

  network.restore()
  await openInteractive(page, '/faq?from=a-friend')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(heading(page, 'Volunteer roles')).toBeVisible()
  network.cut()
  for (const [address, name, title] of [
    ['/FAQ/', 'Questions and answers', /^Questions and answers/],
    // Reached from inside the site, so that its HTML was never fetched.
    ['/careers', 'Volunteer roles', /^Volunteer with us/],
  ] as const) {
    await page.goto(address)
    await expect(heading(page, name)).toBeVisible()
    await expect(page).toHaveTitle(title)
  }
  await page.goto('/leadership')
  await expect(heading(page, 'You are offline')).toBeVisible()
  await expect(page.getByRole('link', { name: '1199' })).toHaveAttribute('href', 'tel:1199')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Go to the help page' }).click()
  await expect(heading(page, 'Need help now?')).toBeVisible()
  network.restore()
  await page.goBack()
  await expect(page).toHaveTitle(/^Leadership/)
  expect(await keptAddresses(page)).not.toContainEqual(expect.stringContaining('a-friend'))
  // Each further page that is opened costs no data for the worker's own.
  expect(network.asked.join()).not.toMatch(/a-friend.*offline\.html/)
})

test('shared styles are fetched for offline use too', async ({ request }) => {
  const worker = await (await request.get('/sw.js')).text()
  const pages = await Promise.all(
    Object.values(paths).map(async (address) => (await request.get(address)).text()),
  )
  const sheets = pages.flatMap((html) => /data-sheets="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [])
  const shared = [...new Set(sheets)].filter((sheet) => {
    const uses = sheets.filter((each) => each === sheet).length
    return uses > 1 && uses < pages.length
  })
  expect(shared.length).toBeGreaterThan(5)
  expect(shared.filter((sheet) => !worker.includes(`"${sheet.slice(1)}"`))).toEqual([])
})

test('a network that does not answer in time is given up', async ({ page, network }) => {
  const worker = await (await page.request.get('/sw.js')).text()
  const hurries = 'const wait = setTimeout; self.setTimeout = (go, ms) => wait(go, ms / 10)'
  answerWorker(network, `${hurries};${worker}`)
  await visit(page, '/')
  await page.goto('/faq')
  network.hold()
  for (const [address, name] of [
    ['/faq', 'Questions and answers'],
    ['/help-now', 'Need help now?'],
  ] as const) {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(heading(page, name)).toBeVisible()
  }
})

test('a server that fails takes no kept page away', async ({ page, network }) => {
  await visit(page, '/')
  const failure = { status: 503, type: 'text/html', body: 'Quota exceeded' }
  network.answer((address) => (address === '/help-now' ? failure : null))
  await page.goto('/help-now')
  await expect(heading(page, 'Need help now?')).toBeVisible()
})

test('a newer version arrives silently, and opens without a network', async ({ page, network }) => {
  await visit(page, '/')
  const worker = await (await page.request.get('/sw.js')).text()
  const help = await (await page.request.get('/help-now')).text()
  network.answer((address) => {
    if (address === '/sw.js') {
      const body = worker.replace(
        /"revision":"\w+","url":"help-now.html"/,
        '"revision":"next","url":"help-now.html"',
      )
      return { status: 200, type: 'text/javascript', body }
    }
    if (!address.startsWith('/help-now')) return null
    return { status: 200, type: 'text/html', body: help.replaceAll('1199', '1198') }
  })
  await page.goto('/faq')
  // More files of older versions than it keeps.
  await page.evaluate(async () => {
    const cache = await caches.open('assets')
    for (let at = 0; at < 160; at += 1) await cache.put(`/assets/${at}.js`, new Response(''))
  })
  // The old copy and the oldest files go when the new worker takes over.
  const kept = async () =>
    (await keptAddresses(page)).filter((each) => /^.(help-now.html|assets.(0|159).js)/.test(each))
  await expect.poll(kept).toEqual([expect.stringContaining('=next'), '/assets/159.js'])
  network.cut()
  await page.goto('/help-now')
  await expect(page.getByRole('link', { name: /^Call .*1198/ }).first()).toBeVisible()
})

test('a picture that replaced another is shown', async ({ page, network }) => {
  for (const width of [1, 2]) {
    network.answer((address) => {
      if (address !== '/photo.svg') return null
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1" />`
      return { status: 200, type: 'image/svg+xml', body }
    })
    await visit(page, '/faq')
    const photo = page.locator('img[src="/photo.svg"]')
    await page.evaluate(() =>
      document.body.append(Object.assign(new Image(), { src: '/photo.svg' })),
    )
    await expect(photo).toHaveJSProperty('naturalWidth', width)
  }
})

test('a page of a version whose files are gone loads itself again, once, and says what is missing', async ({
  page,
  network,
  expectedConsole,
}) => {
  await visit(page, '/')
  network.answer((address) =>
    address.startsWith('/assets/PartnershipsPage')
      ? { status: 404, type: 'text/html', body: 'Page not found' }
      : null,
  )
  expectedConsole.push(expect.stringContaining('could not be fetched'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partnerships' }).click()
  await expect(page).toHaveTitle(/^Partnerships/)
  await expect(page.getByText('Part of this page could not be loaded')).toBeVisible()
  expect(network.asked.filter((address) => address === '/partnerships')).toHaveLength(1)
})

test('a line says that the network is gone, even on a page without script, until it is back', async ({
  page,
  context,
}) => {
  await page.goto('/faq')
  const line = page.getByText('You are offline.')
  await expect(line).toBeHidden()
  await context.setOffline(true)
  await expect(line).toBeInViewport()
  await context.setOffline(false)
  await expect(line).toBeHidden()
})
