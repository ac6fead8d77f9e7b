import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createPayments, readSettings } from '../index.ts'
import { darajaError, promptId, result } from './recorded.ts'

/** Cloudflare's program that runs the built worker; without it the tests ask the handler itself. */
const { WORKERD } = process.env

export const site = 'https://www.example.org'

/** What Daraja answers; null breaks the connection. */
export type DarajaAnswer = { readonly status?: number; readonly body: string } | null

/** A Daraja that says what a test tells it to. */
export interface ScriptedDaraja {
  push: (body: Record<string, unknown>) => DarajaAnswer
  query: () => DarajaAnswer
  token: () => DarajaAnswer
  /** What was asked, oldest first: 'token', 'push', 'query'. */
  readonly calls: string[]
  readonly pushes: Record<string, unknown>[]
}

export interface RunningService {
  readonly daraja: ScriptedDaraja
  readonly darajaUrl: string
  readonly lines: string[]
  /** Asks as the site's page does. */
  ask(path: string, init?: RequestInit): Promise<Response>
  push(body: unknown, headers?: Record<string, string>): Promise<Response>
  /** The processor time spent so far, in ms; only on Linux. */
  cpuMs(): number
  close(): Promise<void>
}

export const environment = {
  DARAJA_CONSUMER_KEY: 'the-key',
  DARAJA_CONSUMER_SECRET: 'the-secret',
  DARAJA_PASSKEY: 'the-passkey',
  DARAJA_SHORT_CODE: '600123',
  DARAJA_TILL: '',
  PAYMENTS_PUBLIC_URL: 'https://payments.example.org',
  PAYMENTS_ORIGINS: site,
  PAYMENTS_SECRET: Buffer.from('a secret of thirty-two bytes, ok').toString('base64'),
}

const calls = {
  '/oauth/v1/generate?grant_type=client_credentials': 'token',
  '/mpesa/stkpush/v1/processrequest': 'push',
  '/mpesa/stkpushquery/v1/query': 'query',
} as const

const keys = `Basic ${btoa(`${environment.DARAJA_CONSUMER_KEY}:${environment.DARAJA_CONSUMER_SECRET}`)}`

/** What the page asks for. */
export const wanted = { phone: '0712345678', amount: 500 }

export const phoneNo = (at: number) => `0711${String(100_000 + at)}`

/** An answer's status and body. */
export async function heard(answer: Promise<Response>): Promise<[number, Record<string, unknown>]> {
  const response = await answer
  return [response.status, (await response.json()) as Record<string, unknown>]
}

export const accepted = JSON.stringify({
  MerchantRequestID: '22205-34066-1',
  CheckoutRequestID: promptId,
  ResponseCode: '0',
  ResponseDescription: 'Success. Request accepted for processing',
  CustomerMessage: 'Success. Request accepted for processing',
})

/** Starts the service against a Daraja of its own. */
export async function startService(settings: Record<string, string> = {}): Promise<RunningService> {
  const daraja: ScriptedDaraja = {
    push: () => ({ body: accepted }),
    query: () => ({ body: result('4999') }),
    token: () => ({ body: JSON.stringify({ access_token: 'token', expires_in: '3599' }) }),
    calls: [],
    pushes: [],
  }
  const server = createServer((request, response) => {
    void answerOf(daraja, request).then((answer) => {
      if (answer === null) return request.socket.destroy()
      const { status = 200, body } = answer
      // The redirect leads back here, where it would start another prompt.
      if (status === 307) response.setHeader('location', request.url ?? '')
      response.writeHead(status).end(body)
      return undefined
    })
  })
  const darajaUrl = `http://127.0.0.1:${await listenAtFreePort(server)}`
  const env = { ...environment, DARAJA_BASE_URL: darajaUrl, ...settings }
  const lines: string[] = []
  const service = WORKERD ? await startWorkerd(WORKERD, env, lines) : startHandler(env, lines)
  const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
    service.ask(path, {
      ...init,
      headers: { origin: site, ...Object.fromEntries(new Headers(headers)) },
    })
  return {
    daraja,
    darajaUrl,
    lines,
    ask,
    push: (body, headers) =>
      ask('/api/stkpush', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    cpuMs: () => service.cpuMs(),
    close: async () => {
      await service.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answerOf(daraja: ScriptedDaraja, request: IncomingMessage): Promise<DarajaAnswer> {
  const body = await text(request)
  const { url, method, headers } = request
  const call = calls[url as keyof typeof calls]
  daraja.calls.push(call)
  if (call === 'token') {
    if (headers.authorization === keys) return daraja.token()
    return { status: 400, body: darajaError('400.008.01', 'Invalid Authentication passed') }
  }
  if (!/^Bearer token\d?$/.test(headers.authorization ?? '')) return { status: 401, body: '' }
  if (method !== 'POST' || headers['content-type'] !== 'application/json')
    return { status: 405, body: darajaError('405.001', 'Method Not Allowed') }
  const fields = JSON.parse(body) as Record<string, unknown>
  if (call === 'push') {
    daraja.pushes.push(fields)
    return daraja.push(fields)
  }
  const { CheckoutRequestID, BusinessShortCode, Password, Timestamp } = fields
  const { DARAJA_SHORT_CODE, DARAJA_PASSKEY } = environment
  const password = btoa(`${DARAJA_SHORT_CODE}${DARAJA_PASSKEY}${String(Timestamp)}`)
  const isOurs = BusinessShortCode === DARAJA_SHORT_CODE && Password === password
  if (isOurs && CheckoutRequestID === promptId) return daraja.query()
  return { status: 400, body: darajaError('400.002.02', 'Bad Request - Invalid Password') }
}

interface Reached {
  ask(path: string, init: RequestInit): Promise<Response>
  cpuMs(): number
  close(): Promise<void>
}

function startHandler(env: Record<string, string>, lines: string[]): Reached {
  const payments = createPayments({ settings: readSettings(env), log: (line) => lines.push(line) })
  return {
    ask: (path, init) => {
      const request = new Request(`https://payments.example.org${path}`, init)
      return payments(request, { address: request.headers.get('cf-connecting-ip') })
    },
    cpuMs: () => process.cpuUsage().user / 1000,
    close: async () => undefined,
  }
}

/** The worker that `npm run build` wrote. */
async function startWorkerd(
  program: string,
  env: Record<string, string>,
  lines: string[],
): Promise<Reached> {
  const port = await freePort()
  const bindings = Object.entries(env).map(
    ([name, value]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`,
  )
  const folder = mkdtempSync(join(tmpdir(), 'payments-'))
  const file = join(folder, 'workerd.capnp')
  copyFileSync(join(import.meta.dirname, '../dist/worker.js'), join(folder, 'worker.js'))
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "worker.js")],
      compatibilityDate = "2026-11-01",
      bindings = [${bindings.join(', ')}],
    )),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);`,
  )
  const child = spawn(program, ['serve', file])
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (said) => lines.push(...String(said).trim().split('\n')))
  }
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(lines.join('\n'))
  }
  return {
    ask: (path, init) => fetch(`${origin}${path}`, init),
    cpuMs: () => {
      // In hundredths of a second: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(' ')
      return (Number(fields[13]) + Number(fields[14])) * 10
    },
    close: async () => {
      child.kill()
      rmSync(folder, { recursive: true })
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenAtFreePort(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

function listenAtFreePort(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
