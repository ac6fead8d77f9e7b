// @ts-check
/**
 * Serves the built site as Firebase Hosting does: `vite preview` has its headers and rewrites, and in front of it
 * everything is compressed once, by Brotli, and then sent from memory.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer */
/** @typedef {{ origin: string, close: () => void }} Served */

const compress = promisify(brotliCompress)
/** @type {Map<string, Promise<Buffer>>} by the hash of what is compressed */
const compressed = new Map()

/** @param {Buffer} body */
function brotli(body) {
  const key = createHash('sha1').update(body).digest('base64')
  const known = compressed.get(key)
  if (known) return known
  const result = compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  compressed.set(key, result)
  return result
}

/**
 * What the site answers, as it would come over the wire: as it is, or compressed where that is smaller.
 * @param {Answer} answer
 * @returns {Promise<Answer>}
 */
async function overTheWire({ status, headers, body }) {
  const small = await brotli(body)
  const { 'transfer-encoding': _chunked, connection: _connection, ...rest } = headers
  return small.length < body.length
    ? {
        status,
        headers: { ...rest, 'content-encoding': 'br', 'content-length': `${small.length}` },
        body: small,
      }
    : { status, headers: { ...rest, 'content-length': `${body.length}` }, body }
}

/**
 * The words of a page as bare HTML: what its styles and scripts cost is measured against this.
 * @param {Buffer} html
 */
const bareHtml = (html) =>
  Buffer.from(String(html).replace(/<(style|script)\b.*?<\/\1>|<link\b[^>]*>/gs, ''))

/**
 * Puts Brotli in front of a site. Calls of the backend go through and are compressed too.
 * @param {string} site its origin
 * @param {{ isBare?: boolean }} [options] isBare: serves the pages as bare HTML
 * @returns {Promise<Served>}
 */
export async function serveBrotli(site, { isBare = false } = {}) {
  /** @type {Map<string, Promise<Answer>>} */
  const pages = new Map()

  /**
   * @param {string} path
   * @param {import('node:http').IncomingMessage} incoming
   * @returns {Promise<Answer>}
   */
  async function ask(path, incoming) {
    const { 'if-none-match': _known, 'if-modified-since': _since, ...headers } = incoming.headers
    const outgoing = request(site + path, {
      method: incoming.method ?? 'GET',
      headers: { ...headers, 'accept-encoding': 'identity' },
    })
    incoming.pipe(outgoing)
    const [answer] = await once(outgoing, 'response')
    const isHtml = answer.headers['content-type']?.startsWith('text/html')
    const body = await buffer(answer)
    return overTheWire({
      status: answer.statusCode,
      headers: answer.headers,
      body: isBare && isHtml ? bareHtml(body) : body,
    })
  }

  /**
   * @param {import('node:http').IncomingMessage} incoming
   * @param {import('node:http').ServerResponse} outgoing
   */
  async function serve(incoming, outgoing) {
    const path = incoming.url ?? '/'
    const isPage = incoming.method === 'GET' && !path.startsWith('/__local')
    const asked = (isPage && pages.get(path)) || ask(path, incoming)
    if (isPage) pages.set(path, asked)
    const { status, headers, body } = await asked
    const isKnown = headers.etag !== undefined && headers.etag === incoming.headers['if-none-match']
    if (isKnown) outgoing.writeHead(304, { etag: headers.etag }).end()
    else outgoing.writeHead(status, headers).end(body)
  }

  const server = createServer((incoming, outgoing) => {
    // Where the site breaks off, so does this.
    serve(incoming, outgoing).catch(() => {
      pages.delete(incoming.url ?? '/')
      outgoing.destroy()
    })
  })
  return listening(server)
}

/** A port that nobody listens to. */
export async function freePort() {
  const { origin, close } = await listening(createServer())
  close()
  return Number(new URL(origin).port)
}

/**
 * @param {import('node:http').Server} server
 * @returns {Promise<Served>}
 */
async function listening(server) {
  server.listen(0)
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * Serves what is built, with the embedded backend: by Brotli, and as bare HTML.
 * @returns {Promise<Served & { bareOrigin: string }>}
 */
export async function serveBuilt() {
  const port = await freePort()
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const preview = spawn(
    process.execPath,
    [vite, 'preview', '--mode', 'embedded', '--port', `${port}`, '--strictPort'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await new Promise((resolve, reject) => {
    preview.stdout.on('data', (text) => String(text).includes('/__local') && resolve(undefined))
    preview.on('exit', () => reject(new Error('The site did not start')))
  })
  const site = `http://localhost:${port}`
  const [served, bare] = [await serveBrotli(site), await serveBrotli(site, { isBare: true })]
  return {
    origin: served.origin,
    bareOrigin: bare.origin,
    close: () => {
      served.close()
      bare.close()
      preview.kill()
    },
  }
}
