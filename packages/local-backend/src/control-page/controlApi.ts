import type { IncomingMessage, ServerResponse } from 'node:http'
import { faultKinds, type Fault, type FaultKind } from '../faults.ts'
import { send, sendJson, sendText } from '../http/answers.ts'
import { readBody } from '../http/requestBody.ts'
import type { LocalBackend } from '../localBackend.ts'
import { renderControlPage } from './controlPage.ts'
import { readState, toJson } from './controlState.ts'
import { controlStyles } from './controlStyles.ts'

const maxRequestBytes = 16 * 1024

/** /__local: a page for people, and JSON for tests. */
export class ControlApi {
  readonly #backend: LocalBackend

  constructor(backend: LocalBackend) {
    this.#backend = backend
  }

  owns(pathname: string): boolean {
    return /^\/__local(\/|$)/.test(pathname)
  }

  /** Never rejects. */
  async answer(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void> {
    response.setHeader('x-content-type-options', 'nosniff')
    // With no-referrer, browsers would send this page's forms with 'Origin: null'.
    response.setHeader('referrer-policy', 'same-origin')
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    const isPost = request.method === 'POST'
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Only GET and POST')
    // Any page in a browser could send a form here; only those of this origin may.
    if (isPost && !isSameOrigin(request))
      return sendText(response, 403, 'Only the pages of this server may do that')
    try {
      await (isPost ? this.#act(request, response, address) : this.#show(response, address))
    } catch (error) {
      sendText(response, 500, `The embedded backend failed: ${String(error)}`)
    }
  }

  #show(response: ServerResponse, { pathname }: URL): void {
    switch (pathname) {
      case '/__local':
      case '/__local/': {
        const page = renderControlPage(this.#backend)
        return send(response, 200, 'text/html; charset=utf-8', page)
      }
      case '/__local/style.css':
        return send(response, 200, 'text/css; charset=utf-8', controlStyles)
      case '/__local/state.json': {
        const state = toJson(readState(this.#backend), 2)
        return send(response, 200, 'application/json; charset=utf-8', state)
      }
      default: {
        const file = this.#backend.downloads.find(({ name }) => pathname === `/__local/${name}`)
        if (file === undefined) return sendText(response, 404, 'There is nothing here')
        response.setHeader('content-disposition', `attachment; filename="${file.fileName}"`)
        return send(response, 200, file.type, file.content())
      }
    }
  }

  async #act(request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<void> {
    const body = await readBody(request, maxRequestBytes)
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(
      request.headers['content-type'] ?? '',
    )
    if (pathname === '/__local/reset') {
      await this.#backend.reset()
    } else if (pathname === '/__local/fail-next') {
      const targets = this.#backend.services.map(({ name }) => name)
      const fault = readFault(isForm ? readForm(body) : readJson(body), targets)
      if (typeof fault === 'string') return sendText(response, 400, fault)
      this.#backend.failNext(fault)
    } else {
      return sendText(response, 404, 'There is nothing here')
    }
    if (!isForm) return sendJson(response, 200, {})
    response.setHeader('location', '/__local')
    return sendText(response, 303, 'See /__local')
  }
}

function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`
}

function readForm(body: Buffer): Record<string, unknown> {
  const form = new URLSearchParams(body.toString('utf8'))
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
  )
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/** A fault read from a request, or what is wrong with it. */
function readFault(raw: unknown, targets: readonly string[]): Fault | string {
  if (typeof raw !== 'object' || raw === null) return 'The body must be a JSON object'
  const { target, kind, count, delayMs } = raw as Record<string, unknown>
  const knownTarget = targets.find((one) => one === target)
  if (knownTarget === undefined) return `target must be one of ${targets.join(', ')}`
  if (!isFaultKind(kind)) return `kind must be one of ${Object.keys(faultKinds).join(', ')}`
  if (count !== undefined && !isWhole(count, 1)) return 'count must be a whole number from 1'
  if (delayMs !== undefined && !isWhole(delayMs, 0)) return 'delayMs must be whole milliseconds'
  return {
    target: knownTarget,
    kind,
    ...(count === undefined ? {} : { count }),
    ...(delayMs === undefined ? {} : { delayMs }),
  }
}

function isFaultKind(kind: unknown): kind is FaultKind {
  return typeof kind === 'string' && Object.hasOwn(faultKinds, kind)
}

function isWhole(value: unknown, atLeast: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= atLeast
}
