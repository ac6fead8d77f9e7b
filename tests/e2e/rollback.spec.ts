import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { worksOffline } from './network'
import { becomesInteractive, expect, test as siteTest } from './site'

/** A site of which another version can be deployed: the same pages and files, under other names. */
interface Hosting {
  readonly origin: string
  readonly deploy: (version: 1 | 2) => void
  /** The files that a browser was told to be missing. */
  readonly missing: string[]
}

const names = /(?<=[\w-]-[\w-]{8})\.(js|css)\b/g
const namesOfNext = /(?<=[\w-]-[\w-]{8})-next\.(js|css)\b/g
const textual = /html|javascript|css/

async function withHosting(
  { site }: { site: string },
  use: (hosting: Hosting) => Promise<void>,
): Promise<void> {
  let version: 1 | 2 = 1
  const missing: string[] = []

  async function answer({ url = '/' }: IncomingMessage, response: ServerResponse) {
    const isAsset = url.startsWith('/assets/')
    const isOfNext = namesOfNext.test(url)
    namesOfNext.lastIndex = 0
    const isHere = !isAsset || isOfNext === (version === 2) || !/\.(?:js|css)$/.test(url)
    const path = isHere ? url.replaceAll(namesOfNext, '.$1') : '/assets/missing.js'
    const found = await fetch(site + path, { redirect: 'manual' })
    if (found.status === 404 && isAsset) missing.push(url)
    const type = found.headers.get('content-type') ?? ''
    const body = Buffer.from(await found.arrayBuffer())
    const isChanged = version === 2 && textual.test(type)
    for (const name of ['content-type', 'content-security-policy', 'cache-control', 'location']) {
      const value = found.headers.get(name)
      if (value !== null) response.setHeader(name, value)
    }
    response.writeHead(found.status)
    response.end(isChanged ? body.toString().replaceAll(names, '-next.$1') : body)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  await use({
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (next) => (version = next),
    missing,
  })
  server.closeAllConnections()
  server.close()
}

const test = siteTest.extend<{ hosting: Hosting }>({
  baseURL: ({ hosting }, use) => use(hosting.origin),
  hosting: withHosting,
})

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Volunteer roles' })
const careers = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()

/** The page does what it says, perhaps after a reload of its own. */
async function expectAlive(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible()
  const role = page.getByRole('article').first()
  const less = role.getByRole('button', { name: 'Read Less' })
  await expect(async () => {
    await page.mouse.wheel(0, 10)
    if (await less.isVisible()) return
    await role.getByRole('button', { name: 'Read More' }).click({ timeout: 500 })
    await expect(less).toBeVisible({ timeout: 1000 })
  }).toPass()
}

for (const worker of ['block', 'allow'] as const) {
  test.describe(`with the service worker: ${worker}`, () => {
    test.use({ serviceWorkers: worker })

    test('a page of version 1 is alive after version 2 and a rollback, by link and by address', async ({
      page,
      hosting,
    }) => {
      await page.goto('/')
      await becomesInteractive(page)
      if (worker === 'allow') await worksOffline(page)
      hosting.deploy(2)
      await careers(page)
      await expectAlive(page)
      expect(hosting.missing.join()).toMatch(/CareersPage/)
      hosting.deploy(1)
      await page.goto('/')
      await careers(page)
      await expectAlive(page)
      await page.reload()
      await expectAlive(page)
      // With the worker, what a link needs includes what an address needs.
      if (worker === 'allow') return
      hosting.deploy(2)
      await page.reload()
      await expectAlive(page)
      hosting.deploy(1)
      await page.goto('/careers')
      await expectAlive(page)
    })
  })
}
