// @ts-check
/** Serves the built site compressed by Brotli, as Firebase Hosting does. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { findChromium } from './browsers.mjs'

const compress = promisify(brotliCompress)
/** By the hash of what was compressed, since that takes long. @type {Map<string, Promise<Buffer>>} */
const compressed = new Map()

/** @param {Buffer} body */
function brotli(body) {
  const key = createHash('sha1').update(body).digest('base64')
  const result = compressed.get(key) ?? compress(body)
  compressed.set(key, result)
  return result
}

/** @param {import('node:http').Server} server */
async function listen(server) {
  server.listen(0)
  await once(server, 'listening')
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port
}

/** A port that nobody listens to. */
export async function freePort() {
  const server = createServer()
  const port = await listen(server)
  server.close()
  return port
}

/**
 * Puts Brotli in front of a site and its backend.
 * @param {string} site its origin
 */
export async function serveBrotli(site) {
  /**
   * @param {import('node:http').IncomingMessage} incoming
   * @param {import('node:http').ServerResponse} outgoing
   */
  async function serve(incoming, outgoing) {
    const { url = '/', method = 'GET' } = incoming
    const asked = { ...incoming.headers, 'accept-encoding': 'identity' }
    const onward = request(site + url, { method, headers: asked })
    incoming.pipe(onward)
    const [answer] = await once(onward, 'response')
    const { statusCode, headers } = answer
    const body = await buffer(answer)
    // Unlike Hosting, `vite preview` sends again what the browser has.
    if (headers.etag && headers.etag === asked['if-none-match']) {
      outgoing.writeHead(304, { etag: headers.etag }).end()
      return
    }
    const small = await brotli(body)
    const isSmaller = small.length < body.length
    if (isSmaller) headers['content-encoding'] = 'br'
    headers['content-length'] = `${isSmaller ? small.length : body.length}`
    delete headers['transfer-encoding']
    outgoing.writeHead(statusCode, headers).end(isSmaller ? small : body)
  }
  const server = createServer((incoming, outgoing) => {
    // Breaks off where the site does.
    serve(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const origin = `http://localhost:${await listen(server)}`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin, close }
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
  const { origin, close } = await serveBrotli(`http://localhost:${port}`)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', ...args],
  })
  return {
    origin,
    browser,
    close: async () => {
      await browser.close()
      close()
      await site.close()
    },
  }
}
