import { fieldsOf, logged, textOf } from './answer.ts'
import { createCallbacks } from './callbacks.ts'
import { connectDaraja } from './daraja.ts'
import { secretName } from './handle.ts'
import { allowOrigin, json, refusal, texts, textUpTo } from './http.ts'
import { memoryLimiter } from './limiter.ts'
import { createPrompts, type Tools, type Wanted } from './prompts.ts'
import type { PaymentSettings } from './settings.ts'
import { timing as usualTiming } from './timing.ts'

export interface Caller {
  /** Their internet address; null if unknown, and then not limited. */
  readonly address: string | null
  /** Finishes work after the answer is sent. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined
}

/** Never rejects. */
export type PaymentHandler = (request: Request, caller: Caller) => Promise<Response>

interface Options extends Partial<Tools> {
  readonly settings: PaymentSettings
  readonly fetch?: typeof fetch
  /** Whether requests may share the fetching of a token. */
  readonly isOneProcess?: boolean
}

const stkPath = '/api/stkpush'
const resultPath = '/api/result'
const maxBytes = 1024
const maxCallbackBytes = 8 * 1024

/** The payment service that README.md describes: a function from a request to its answer. */
export function createPayments({
  settings,
  fetch = (...call) => globalThis.fetch(...call),
  now = Date.now,
  log = () => {},
  limiter = memoryLimiter(),
  timing = usualTiming,
  isOneProcess = true,
}: Options): PaymentHandler {
  const { secret, origins, maxKsh } = settings
  let path: Promise<string> | null = null
  const callbackPath = () => {
    path ??= secretName('callback', secret).then((name) => `${resultPath}/${name}`)
    return path
  }
  const callbackUrl = async () => `${settings.publicUrl}${await callbackPath()}`
  const daraja = connectDaraja({ settings, fetch, now, log, timing, callbackUrl, isOneProcess })
  const tools = { settings, daraja, now, log, limiter, timing }
  const prompts = createPrompts(tools)
  const readCallback = createCallbacks(tools)

  async function route(request: Request, { address, waitUntil }: Caller): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === (await callbackPath())) {
      const work = readCallback((await heard(maxCallbackBytes, request)) ?? '')
      if (waitUntil) waitUntil(work)
      else await work
      return json(200, { ResultCode: 0, ResultDesc: 'Accepted' })
    }
    const isStart = pathname === stkPath
    const handle = pathname.startsWith(`${stkPath}/`) ? pathname.slice(stkPath.length + 1) : ''
    if (!isStart && handle === '') return refusal(404, 'No such address')
    const origin = request.headers.get('origin')
    if (origin !== null && !origins.includes(origin)) return refusal(403, 'Not for this site')
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    if (request.method !== (isStart ? 'POST' : 'GET')) return refusal(405, 'Method Not Allowed')
    if (!isStart) return prompts.tell(handle)
    const wanted = await readWanted(request, maxKsh)
    return wanted instanceof Response ? wanted : prompts.start(wanted, address)
  }

  return async (request, caller) => {
    const response = await route(request, caller).catch((error: unknown) => {
      log(`a bug: ${logged(error instanceof Error ? error.message : String(error))}`)
      return json(500, { status: 'unknown', errorMessage: texts.noAnswer })
    })
    const origin = request.headers.get('origin')
    if (origin !== null && origins.includes(origin)) allowOrigin(response.headers, origin)
    response.headers.set('vary', 'Origin')
    return response
  }
}

/** Answers everything while settings are missing: a host that only calls `fetch` has no other way to say so. */
export function notSetUp(request: Request): Response {
  const isPreflight = request.method === 'OPTIONS'
  const response = isPreflight ? new Response(null, { status: 204 }) : refusal(503, texts.notSetUp)
  allowOrigin(response.headers, '*')
  return response
}

/** Null if it is too long; empty if the connection was lost, when nobody waits for an answer. */
function heard(most: number, request: Request): Promise<string | null> {
  return textUpTo(most, request).catch(() => '')
}

/** What is asked for, or the refusal. */
async function readWanted(request: Request, maxKsh: number): Promise<Wanted | Response> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    return refusal(415, 'The content type must be application/json')
  }
  const body = await heard(maxBytes, request)
  if (body === null) return refusal(413, `The request is longer than ${maxBytes} bytes`)
  const fields = fieldsOf(body)
  const phone = internationalPhone(fields.phone)
  if (phone === null) return refusal(400, 'Invalid PhoneNumber')
  const { amount } = fields
  const isWhole = typeof amount === 'number' && Number.isInteger(amount)
  if (!isWhole || amount < 1 || amount > maxKsh) {
    return refusal(400, `Invalid Amount: whole shillings from 1 to ${maxKsh}`)
  }
  return { phone, amountKsh: amount }
}

/** '254712345678' from any spelling; null for anything else. Since 2026 any 07… and 01… may be M-Pesa's. */
function internationalPhone(phone: unknown): string | null {
  const digits = textOf(phone).replaceAll(/^tel:|[\s\p{Cf}\p{Pd}()+.,]/giu, '')
  const local = /^(?:(?:00)?2540?|0)?([17]\d{8})$/.exec(digits)?.[1]
  return local ? `254${local}` : null
}
