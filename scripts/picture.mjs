// @ts-check
/**
 * Takes pictures of the built site, in the light theme.
 *   npm run picture              the home page for the README, docs/home.png
 *   npm run picture -- pictures  every page on a phone and on a desktop, with a page that shows them all
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBuilt } from './serveBuilt.mjs'

const folder = process.argv[2]
const { origin, browser, close } = await openBuilt()

/**
 * @param {string} address
 * @param {{ width: number, height: number }} viewport
 * @param {import('@playwright/test').PageScreenshotOptions} picture
 */
async function take(address, viewport, picture) {
  // Nothing that types itself is caught half-way.
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await page.goto(`${origin}/${address}`, { waitUntil: 'networkidle' })
  await page.screenshot(picture)
  await page.close()
}

if (folder) {
  mkdirSync(folder, { recursive: true })
  const pages = readdirSync('dist').filter((name) => name.endsWith('.html'))
  for (const [name, width, height] of /** @type {const} */ ([
    ['phone', 360, 740],
    ['desktop', 1280, 800],
  ])) {
    for (const page of pages) {
      const path = join(folder, page.replace('.html', `-${name}.png`))
      const address = page.replace(/^index\.html$|\.html$/, '')
      await take(address, { width, height }, { path, fullPage: true })
    }
  }
  const shown = pages
    .map((page) => page.replace('.html', ''))
    .map(
      (name) =>
        `<h2>${name}</h2><img src="${name}-phone.png" alt="${name} on a phone"> <img src="${name}-desktop.png" alt="${name} on a desktop">`,
    )
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Every page</title>${shown.join('\n')}`,
  )
} else {
  await take('', { width: 1280, height: 640 }, { path: 'docs/home.png' })
}
await close()
