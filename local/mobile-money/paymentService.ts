import { randomBytes } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { send, sendJson, type Service, type ServiceError } from 'local-backend'
import { createPayments, fasterBy, readSettings, type PaymentHandler } from 'payment-service'
import { embeddedSettings } from '../embeddedSettings.ts'
import { bodyText, fieldsIn } from './body.ts'
import { knownShop } from './daraja.ts'
import { stories } from './stories.ts'

/** A request for a prompt, as it came in. */
export interface StkRequest {
  /** ISO 8601 */
  time: string
  /** As received, with its JSON type. */
  phone: unknown
  /** As received, with its JSON type; Kenyan shillings. */
  amount: unknown
  /** Null until there is an answer. */
  answered: { status: number; body: unknown } | null
}

interface Options {
  now: () => Date
  /** How many times faster than real time it asks and forgets. */
  speed: number
  /** How it reaches Daraja. */
  fetch: typeof fetch
  log: (line: string) => void
}

const site = embeddedSettings.VITE_SITE_URL
const settings = readSettings({
  ...knownShop,
  DARAJA_BASE_URL: site,
  PAYMENTS_PUBLIC_URL: site,
  PAYMENTS_ORIGINS: site,
  PAYMENTS_SECRET: randomBytes(32).toString('base64'),
  PAYMENTS_PROMPTS_PER_DAY: '1000000',
})

/** The project's own payment service at the addresses of this backend. */
export class PaymentService implements Service {
  readonly name = 'stk'
  /** All requests for a prompt, oldest first. */
  readonly requests: StkRequest[] = []
  readonly panel = {
    title: 'M-Pesa requests',
    key: 'stkRequests',
    entries: () => this.requests,
    hints: {
      title: 'Phone numbers for trying out M-Pesa',
      headings: ['Ends with', 'What happens'],
      rows: stories.map(
        ({ ending, description }) => [ending ?? 'anything else', description] as const,
      ),
    },
  } as const satisfies Service['panel']
  readonly #options: Options
  #payments: PaymentHandler

  constructor(options: Options) {
    this.#options = options
    this.#payments = this.#fresh()
  }

  owns(pathname: string): boolean {
    return /^\/api\/(stkpush$|stkpush\/|result\/)/.test(pathname)
  }

  async answer(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void> {
    const { method = 'GET', headers } = request
    const body = await bodyText(request)
    const isPrompt = method === 'POST' && address.pathname === '/api/stkpush'
    const entry = isPrompt ? this.#record(body) : null
    // Without an Origin, so that any page may ask this backend.
    const answer = await this.#payments(
      new Request(`${site}${address.pathname}`, {
        method,
        headers: { 'content-type': headers['content-type'] ?? '' },
        body: method === 'GET' || method === 'HEAD' ? null : body,
      }),
      { address: null },
    )
    const text = await answer.text()
    if (entry) entry.answered = { status: answer.status, body: fieldsIn(text) }
    send(response, answer.status, answer.headers.get('content-type') ?? 'text/plain', text)
  }

  answerError(response: ServerResponse, { status }: ServiceError): void {
    if (status >= 500) sendJson(response, status, { message: 'The payment service failed' })
    else {
      const words = `${STATUS_CODES[status]} - the request was refused`
      sendJson(response, status, { errorCode: `${status}.001.01`, errorMessage: words })
    }
  }

  reset(): void {
    this.requests.length = 0
    this.#payments = this.#fresh()
  }

  #fresh(): PaymentHandler {
    const { now, speed, fetch, log } = this.#options
    return createPayments({
      settings,
      fetch,
      now: () => now().getTime(),
      log: (line) => log(`Payment service: ${line}`),
      timing: fasterBy(speed),
    })
  }

  #record(body: string): StkRequest {
    const { phone = null, amount = null } = fieldsIn(body)
    const entry = { time: this.#options.now().toISOString(), phone, amount, answered: null }
    this.requests.push(entry)
    return entry
  }
}
