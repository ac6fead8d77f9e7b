import type { Page } from '@playwright/test'
import { expect, test, worksOffline, type Network } from './network'
import { openInteractive } from './site'

const file = /(?<=^\/assets\/[\w-]+-[\w-]{8}(?:-next)?)\.(?:js|css)$/
const names = /(?<=[\w-]-[\w-]{8})\.(js|css)\b/g
const ofNext = /-next(?=\.(?:js|css)$)/
const textual = /html|javascript|css/

/** Deploys another version of the site: the same pages and files, under other names. */
function hosting(network: Network, site: string) {
  let version: 1 | 2 = 1
  /** The files that a browser was told to be missing. */
  const missing: string[] = []
  network.answer(async (address) => {
    if (file.test(address) && ofNext.test(address) !== (version === 2)) {
      missing.push(address)
      return { status: 404, type: 'text/html', body: 'Page not found' }
    }
    if (version === 1) return null
    const found = await fetch(site + address.replace(ofNext, ''), { redirect: 'manual' })
    const type = found.headers.get('content-type') ?? ''
    if (found.status !== 200 || !textual.test(type)) return null
    return { status: 200, type, body: (await found.text()).replaceAll(names, '-next.$1') }
  })
  return { missing, deploy: (next: typeof version) => void (version = next) }
}

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
      network,
      site,
    }) => {
      const { missing, deploy } = hosting(network, site)
      await openInteractive(page, '/')
      if (worker === 'allow') await worksOffline(page)
      deploy(2)
      await careers(page)
      await expectAlive(page)
      expect(missing.join()).toMatch(/CareersPage/)
      deploy(1)
      await page.goto('/')
      await careers(page)
      await expectAlive(page)
      await page.reload()
      await expectAlive(page)
      // With the worker, a link needs all that an address needs.
      if (worker === 'allow') return
      deploy(2)
      await page.reload()
      await expectAlive(page)
      deploy(1)
      await page.goto('/careers')
      await expectAlive(page)
    })
  })
}
