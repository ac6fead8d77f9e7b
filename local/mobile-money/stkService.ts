import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers'
import {
  BodyTooLargeError,
  readBody,
  sendJson,
  sendText,
  type Service,
  type ServiceError,
} from 'local-backend'
import { outcomeOf, stkOutcomes, type StkOutcomeName } from './stkOutcomes.ts'

/** A request to charge a phone, as it came in. */
export interface StkRequest {
  /** ISO 8601 */
  time: string
  /** As received, with its JSON type. */
  phone: unknown
  /** As received, with its JSON type; Kenyan shillings. */
  amount: unknown
  /** 'invalid' when the body was refused whatever the phone's ending. */
  outcome: StkOutcomeName | 'invalid'
}

const maxRequestBytes = 16 * 1024

/** The payment backend's `/api/stkpush`, answering as Safaricom's Daraja does. */
export class StkService implements Service {
  readonly name = 'stk'
  /** All requests, the oldest first. */
  readonly requests: StkRequest[] = []
  readonly panel = {
    title: 'M-Pesa requests',
    key: 'stkRequests',
    entries: () => this.requests,
    hints: {
      title: 'Phone numbers for trying out M-Pesa',
      headings: ['Ends with', 'What happens'],
      rows: stkOutcomes.map(
        ({ ending, description }) => [ending ?? 'anything else', description] as const,
      ),
    },
  } as const
  readonly #now: () => Date
  readonly #slowMs: number

  /** @param slowMs how long the slow outcome takes, in milliseconds */
  constructor(now: () => Date, slowMs: number) {
    this.#now = now
    this.#slowMs = slowMs
  }

  owns(pathname: string): boolean {
    return pathname === '/api/stkpush'
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      sendJson(response, 405, darajaError('405.001.01', 'Method Not Allowed'))
      return
    }
    const body = await readJson(request)
    const problem = typeof body === 'string' ? body : problemOf(body)
    const { phone = null, amount = null } = typeof body === 'string' ? {} : body
    const outcome = problem === null ? outcomeOf(String(phone)) : 'invalid'
    this.requests.push({ time: this.#now().toISOString(), phone, amount, outcome })
    if (problem === null) this.#play(outcome, request, response)
    else sendJson(response, 400, darajaError('400.002.02', problem))
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
  }

  #play(outcome: StkRequest['outcome'], request: IncomingMessage, response: ServerResponse): void {
    switch (outcome) {
      case 'invalid':
      case 'invalid-phone':
        return sendJson(
          response,
          400,
          darajaError('400.002.02', 'Bad Request - Invalid PhoneNumber'),
        )
      case 'server-error':
        return sendJson(response, 500, { message: 'The payment service failed' })
      case 'unavailable':
        return sendText(response, 503, 'Service Unavailable')
      case 'rejected':
        return sendJson(response, 200, {
          ...receipt(),
          ResponseCode: '1',
          ResponseDescription: 'Rejected. The request could not be processed',
        })
      case 'slow':
        setTimeout(() => sendJson(response, 200, acceptance()), this.#slowMs).unref()
        return
      case 'no-answer':
        return
      case 'connection-closed':
        request.socket.destroy()
        return
      case 'accepted':
        return sendJson(response, 200, acceptance())
    }
  }
}

/** The body as an object, or what is wrong with it. */
async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | string> {
  try {
    const text = (await readBody(request, maxRequestBytes)).toString('utf8')
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      return 'Bad Request - the content type must be application/json'
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>
    return 'Bad Request - Invalid Request Body'
  } catch (error) {
    return error instanceof BodyTooLargeError
      ? 'Bad Request - Request Body Too Large'
      : 'Bad Request - Invalid Request Body'
  }
}

/** Daraja takes Kenyan mobile numbers and whole shillings from 1. */
function problemOf({ phone, amount }: Record<string, unknown>): string | null {
  const digits = typeof phone === 'number' ? String(phone) : phone
  if (typeof digits !== 'string' || !isKenyanMobile(digits))
    return 'Bad Request - Invalid PhoneNumber'
  const isText = typeof amount === 'string' && /^\d+$/.test(amount.trim())
  const shillings = typeof amount === 'number' || isText ? Number(amount) : Number.NaN
  return Number.isSafeInteger(shillings) && shillings >= 1 ? null : 'Bad Request - Invalid Amount'
}

function isKenyanMobile(phone: string): boolean {
  return /^(?:\+?254|0)?[17]\d{8}$/.test(phone.replace(/[\s()-]/g, ''))
}

function darajaError(errorCode: string, errorMessage: string): Record<string, string> {
  return { requestId: randomUUID(), errorCode, errorMessage }
}

function receipt(): Record<string, string> {
  return { MerchantRequestID: randomUUID(), CheckoutRequestID: `ws_CO_${randomUUID()}` }
}

function acceptance(): Record<string, string> {
  const text = 'Success. Request accepted for processing'
  return {
    ...receipt(),
    ResponseCode: '0',
    ResponseDescription: text,
    CustomerMessage: text,
    message: text,
  }
}
