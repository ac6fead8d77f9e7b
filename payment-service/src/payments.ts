import { fieldsOf, textOf } from './answer.ts'
import { connectDaraja } from './daraja.ts'
import { open, seal, secretName, type Prompt } from './handle.ts'
import { memoryLimiter, type Limit, type Limiter } from './limiter.ts'
import { outcomeOf, readOutcome, type NotPaidReason, type Outcome } from './outcome.ts'
import type { PaymentSettings } from './settings.ts'
import { timing as usualTiming, type Timing } from './timing.ts'

/** Who sent a request. */
export interface Caller {
  /** Their internet address; null where it is not known, and then not limited. */
  readonly address: string | null
  /** Goes on with some work after the answer. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined
}

/** Never rejects. */
export type PaymentHandler = (request: Request, caller: Caller) => Promise<Response>

interface Options {
  readonly settings: PaymentSettings
  readonly fetch?: typeof fetch
  /** In ms since 1970. */
  readonly now?: () => number
  /** Told what happens, in lines that name no phone and no key; silent unless given. */
  readonly log?: (line: string) => void
  readonly limiter?: Limiter
  readonly timing?: Timing
  /** Whether one request may wait for another one's token. */
  readonly isOneProcess?: boolean
}

/** What the page is told about a prompt. */
interface Report {
  readonly status: 'pending' | 'paid' | 'not-paid' | 'unknown'
  readonly reason?: NotPaidReason
  /** In ms; only while it is pending. */
  readonly askAgainInMs?: number
}

const stkPath = '/api/stkpush'
const resultPath = '/api/result'
const maxBytes = 1024
const maxCallbackBytes = 8 * 1024
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The payment service, as README.md describes it: a function from a request to its answer. */
export function createPayments({
  settings,
  fetch = (...call) => globalThis.fetch(...call),
  now = Date.now,
  log = () => {},
  limiter = memoryLimiter(),
  timing = usualTiming,
  isOneProcess = true,
}: Options): PaymentHandler {
  const { secret, origins, maxKsh, promptsPerDay } = settings
  let path: Promise<string> | null = null
  const callbackPath = () => {
    path ??= secretName('callback', secret).then((name) => `${resultPath}/${name}`)
    return path
  }
  const callbackUrl = async () => `${settings.publicUrl}${await callbackPath()}`
  const daraja = connectDaraja({ settings, fetch, now, log, timing, callbackUrl, isOneProcess })

  const promptOn = (phone: string): Limit => {
    return { name: `prompt ${phone}`, most: 1, withinMs: timing.untilMs }
  }

  async function startPrompt(request: Request, { address }: Caller): Promise<Response> {
    const type = request.headers.get('content-type') ?? ''
    if (!/^application\/json\b/i.test(type)) {
      return refusal(415, 'The content type must be application/json')
    }
    const body = await textUpTo(maxBytes, request)
    if (body === null) return refusal(413, `The request is longer than ${maxBytes} bytes`)
    const fields = fieldsOf(body)
    const phone = internationalPhone(fields.phone)
    if (phone === null) return refusal(400, 'Invalid PhoneNumber')
    const { amount } = fields
    const isWhole = typeof amount === 'number' && Number.isInteger(amount)
    if (!isWhole || amount < 1 || amount > maxKsh) {
      return refusal(400, `Invalid Amount: whole shillings from 1 to ${maxKsh}`)
    }
    const perPrompt: readonly Limit[] = [
      promptOn(phone),
      { name: `phone ${phone}`, most: 5, withinMs: hourMs },
      { name: `phone-day ${phone}`, most: 10, withinMs: 24 * hourMs },
      { name: 'all phones', most: promptsPerDay, withinMs: 24 * hourMs },
    ]
    const at = now()
    const reached = await limiter.take([...limitsOf(address), ...perPrompt], at)
    if (reached) return refusedBy(reached)

    const result = await daraja.push(phone, amount)
    switch (result.kind) {
      case 'accepted': {
        if (result.id === null) return json(200, result.words)
        const handle = await seal({ id: result.id, phone, at }, secret)
        return json(200, { ...result.words, handle, askAgainInMs: timing.firstAskMs })
      }
      case 'unknown':
        return json(504, { status: 'unknown', errorMessage: texts.noAnswer })
      default:
        // No prompt was sent.
        for (const { name } of perPrompt) await limiter.forget(name, at)
        if (result.kind === 'refused') return json(result.status, result.words)
        return refusal(503, result.kind === 'busy' ? texts.busy : texts.notSetUp)
    }
  }

  function refusedBy({ name, most }: Limit): Response {
    log(`prompt refused: ${name.split(' ')[0] ?? ''} limit reached`)
    if (name.startsWith('prompt')) return refusal(409, texts.promptOpen, 'prompt-open')
    if (name === 'all phones') return refusal(503, most === 0 ? texts.turnedOff : texts.dayIsFull)
    return refusal(429, name.startsWith('phone') ? texts.tooManyForPhone : texts.tooManyFromHere)
  }

  async function tell(handle: string): Promise<Response> {
    const prompt = await open(handle, secret)
    const age = prompt ? now() - prompt.at : Infinity
    if (prompt === null || age > timing.handleMs) return refusal(404, texts.noSuchPrompt)
    const questions = { most: 5, withinMs: 5 * timing.nextAskMs }
    const reached = await limiter.take([{ name: `question ${prompt.id}`, ...questions }], now())
    const outcome: Outcome = reached ? { status: 'open' } : await ask(prompt)
    if (outcome.status !== 'open') return json(200, outcome satisfies Report)
    if (!reached && age >= timing.untilMs) {
      return json(200, { status: 'unknown' } satisfies Report)
    }
    const report: Report = { status: 'pending', askAgainInMs: timing.nextAskMs }
    return json(200, report)
  }

  async function ask({ id, phone, at }: Prompt): Promise<Outcome> {
    const answer = await daraja.query(id)
    const outcome = readOutcome(answer, id)
    if (outcome.status !== 'open') {
      log(`prompt ended: ${outcome.status}, code ${textOf(fieldsOf(answer.body).ResultCode)}`)
      // The next one may come at once; one that came since stays open.
      await limiter.forget(promptOn(phone).name, at)
    }
    return outcome
  }

  /** Anybody may have sent it: only what the question says too is believed, and it is only logged. */
  async function readCallback(body: string): Promise<void> {
    const { stkCallback } = Object(fieldsOf(body).Body) as Record<string, unknown>
    const { CheckoutRequestID, ResultCode } = Object(stkCallback) as Record<string, unknown>
    const promptId = textOf(CheckoutRequestID)
    const told = outcomeOf(ResultCode)
    if (promptId === '' || told.status === 'open') return
    const known = readOutcome(await daraja.query(promptId), promptId)
    const isTrue = JSON.stringify(known) === JSON.stringify(told)
    const word = isTrue ? 'true' : known.status === 'open' ? 'not known yet' : 'not believed'
    log(`callback ${word}: ${told.status}`)
  }

  async function route(request: Request, caller: Caller): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === (await callbackPath())) {
      const body = request.method === 'POST' ? await textUpTo(maxCallbackBytes, request) : null
      const work = readCallback(body ?? '')
      caller.waitUntil?.(work)
      if (!caller.waitUntil) await work
      return json(200, { ResultCode: 0, ResultDesc: 'Accepted' })
    }
    const isStart = pathname === stkPath
    const handle = pathname.startsWith(`${stkPath}/`) ? pathname.slice(stkPath.length + 1) : ''
    if (!isStart && handle === '') return refusal(404, 'No such address')
    const origin = request.headers.get('origin')
    if (origin !== null && !origins.includes(origin)) return refusal(403, 'Not for this site')
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    if (request.method !== (isStart ? 'POST' : 'GET')) return refusal(405, 'Method Not Allowed')
    return isStart ? startPrompt(request, caller) : tell(handle)
  }

  return async (request, caller) => {
    const response = await route(request, caller).catch((error: unknown) => {
      log(`a bug: ${error instanceof Error ? error.message : String(error)}`)
      return json(500, { status: 'unknown', errorMessage: texts.noAnswer })
    })
    const origin = request.headers.get('origin')
    if (origin !== null && origins.includes(origin)) allowOrigin(response.headers, origin)
    response.headers.set('vary', 'Origin')
    return response
  }
}

/** Answers everything while settings are missing: on a host without a start, nothing else can. */
export function notSetUp(request: Request): Response {
  const isPreflight = request.method === 'OPTIONS'
  const response = isPreflight ? new Response(null, { status: 204 }) : refusal(503, texts.notSetUp)
  allowOrigin(response.headers, '*')
  return response
}

/** A campus, or a whole mobile network, may share one address; yet nobody is to use up the day for all. */
function limitsOf(address: string | null): readonly Limit[] {
  if (address === null) return []
  const network = networkOf(address)
  return [
    { name: `address ${network}`, most: 60, withinMs: 10 * minuteMs },
    { name: `address-day ${network}`, most: 150, withinMs: 24 * hourMs },
  ]
}

/** The page shows them as they are. */
const texts = {
  promptOpen: 'A prompt may still be open on this phone. Answer that one, or wait two minutes.',
  tooManyForPhone: 'This phone got too many prompts. Please pay to the till, or wait an hour.',
  tooManyFromHere: 'Too many prompts from your network. Please pay to the till, or wait.',
  dayIsFull: 'No more prompts can be sent today. Please pay to the till.',
  turnedOff: 'Prompts are turned off at the moment. Please pay to the till.',
  busy: 'M-Pesa is busy. Wait a minute, then try again.',
  notSetUp: 'The payment service is not set up. Please pay to the till.',
  noAnswer: 'M-Pesa did not answer. A prompt may still come.',
  noSuchPrompt: 'No such prompt, or it was more than ten minutes ago',
} as const

function refusal(status: number, errorMessage: string, errorCode?: string): Response {
  return json(status, { ...(errorCode && { errorCode }), errorMessage })
}

function json(status: number, body: object): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

function allowOrigin(headers: Headers, origin: string): void {
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-methods', 'GET, POST')
  headers.set('access-control-allow-headers', 'content-type')
  headers.set('access-control-max-age', '86400')
}

/** Null for a longer one, whatever its header says. */
async function textUpTo(most: number, request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length')) > most) return null
  const reader = request.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    if (done || value === undefined) return text + decoder.decode()
    size += value.length
    // Not cancelled: that ends the whole program where more of the body comes at once (nodejs/node#64529).
    if (size > most) return null
    text += decoder.decode(value, { stream: true })
  }
}

/** '254712345678' from any way to write it; null for anything else. Since 2026 any 07… and 01… may be M-Pesa's. */
function internationalPhone(phone: unknown): string | null {
  const digits = textOf(phone).replaceAll(/[\s()+.-]/g, '')
  const local = /^(?:254|0)?([17]\d{8})$/.exec(digits)?.[1]
  return local ? `254${local}` : null
}

/** Of an IPv6 address the first half: the other half is one person's to choose. */
function networkOf(address: string): string {
  if (address.includes('.')) return address
  const [first = [], last = []] = address.split('::').map((half) => half.split(':'))
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
