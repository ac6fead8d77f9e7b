// @ts-check
/**
 * Takes pictures of the built site, in the light theme.
 *   npm run picture              the home page for the README, docs/home.png
 *   npm run picture -- pictures  every page on a phone and on a desktop, in a folder `pictures` with an overview
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
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await page.goto(`${origin}/${address}`, { waitUntil: 'networkidle' })
  await page.screenshot(picture)
  await page.close()
}

if (folder) {
  mkdirSync(folder, { recursive: true })
  const pages = readdirSync('dist').filter((name) => name.endsWith('.html'))
  const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }
  for (const [name, viewport] of Object.entries(screens)) {
    for (const page of pages) {
      const path = join(folder, page.replace('.html', `-${name}.png`))
      const address = page.replace(/^index\.html$|\.html$/, '')
      await take(address, viewport, { path, fullPage: true })
    }
  }
  const shown = pages.map((page) => {
    const name = page.replace('.html', '')
    return `<h2>${name}</h2><img src="${name}-phone.png" alt="${name} on a phone"> <img src="${name}-desktop.png" alt="${name} on a desktop">`
  })
  const html = `<!doctype html><meta charset="utf-8"><title>Every page</title>${shown.join('\n')}`
  writeFileSync(join(folder, 'index.html'), html)
} else {
  await take('', { width: 1280, height: 640 }, { path: 'docs/home.png' })
}
await close()
