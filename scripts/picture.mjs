// @ts-check
/**
 * Takes the picture of the home page in the README: the built site, on a desktop, in the light theme.
 *   npm run picture
 */
import { chromium } from '@playwright/test'
import { serveBuilt } from '../bench/server.mjs'
import { findChromium } from './chromium.mjs'

const site = await serveBuilt()
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({
  viewport: { width: 1280, height: 640 },
  // Nothing that types itself is caught half-way.
  reducedMotion: 'reduce',
})
await page.goto(site.origin, { waitUntil: 'networkidle' })
await page.screenshot({ path: 'docs/home.png' })
await browser.close()
site.close()
