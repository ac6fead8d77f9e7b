// @ts-check
import { once } from 'node:events'
import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { findChromium } from './browsers.mjs'

/** A free port. */
export async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  return port
}

/**
 * Serves the built site with the embedded backend, and opens Chromium.
 * @param {readonly string[]} [args] more arguments for Chromium
 */
export async function openBuilt(args = []) {
  const port = await freePort()
  const site = await preview({
    mode: 'embedded',
    logLevel: 'error',
    preview: { port, strictPort: true },
  })
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', ...args],
  })
  return {
    origin: `http://localhost:${port}`,
    browser,
    close: async () => {
      await browser.close()
      await site.close()
    },
  }
}
