import { readdirSync, readFileSync } from 'node:fs'
import { expect, siteTest as test } from './site'

const tooOld = 'Forms and payments do not work in this browser: it is too old.'

test('a browser that skips module scripts shows the page and says why its forms are dead, and no other says so', async ({
  page,
}) => {
  for (const address of ['/', '/donate', '/offline', '/nope']) {
    await page.goto(address)
    await expect(page.getByText(tooOld), address).toHaveCount(0)
  }
  await page.route('**/donate', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('type="module"', 'type="unknown"')
    await route.fulfill({ response, body })
  })
  await page.goto('/donate')
  await expect(page.getByText(tooOld)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Donate By M-Pesa' })).toBeDisabled()
  await page.getByRole('link', { name: 'write or call us' }).click()
  await expect(page).toHaveURL('/contact')
})

test('no file of visitors has a look-behind, which ends the whole file in Safari before 16.4', () => {
  const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|html)$/.test(file) && !file.startsWith('editor/'))
    .filter((file) => /\(\?<[=!]/.test(readFileSync(`dist/${file}`, 'utf8')))
  expect(scripts).toEqual([])
})
