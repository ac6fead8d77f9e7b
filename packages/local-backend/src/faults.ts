import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers'
import { send } from './http/answers.ts'
import type { Service } from './service.ts'

/** The errors that a service can answer with, each with Google's name and words for it. */
const errors = {
  'bad-request': [400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.'],
  unauthenticated: [401, 'UNAUTHENTICATED', 'Missing or invalid authentication.'],
  refuse: [403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.'],
  conflict: [409, 'ABORTED', 'Too much contention on these documents. Please try again.'],
  'too-many': [429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.'],
  'server-error': [500, 'INTERNAL', 'Internal error encountered.'],
  unavailable: [503, 'UNAVAILABLE', 'The service is currently unavailable.'],
} as const

/** What can go wrong, in the words of /__local. */
export const faultKinds = {
  'bad-request': 'answers 400 in the form of the service, nothing is carried out',
  unauthenticated: 'answers 401 in the form of the service, nothing is carried out',
  refuse: 'answers 403 in the form of the service, nothing is carried out',
  conflict: 'answers 409 in the form of the service, nothing is carried out',
  'too-many': 'answers 429 in the form of the service, nothing is carried out',
  'server-error': 'answers 500 in the form of the service, nothing is carried out',
  unavailable: 'answers 503 in the form of the service, nothing is carried out',
  'web-page': 'answers 200 with a web page, as the login of a Wi-Fi does, nothing is carried out',
  'error-page': 'answers 502 with a web page, as a proxy does, nothing is carried out',
  close: 'the connection breaks before anything is carried out',
  'lose-answer': 'everything is carried out, then the connection breaks',
  'break-answer':
    'everything is carried out, then the connection breaks in the middle of the answer',
  'cut-answer': 'everything is carried out, and half of the answer arrives as if it were all',
  slow: 'answers properly, but late',
  hang: 'never answers, nothing is carried out',
} as const
export type FaultKind = keyof typeof faultKinds

export interface Fault {
  /** The name of the service: 'firestore', 'auth', 'email' or one of the project's own. */
  target: string
  kind: FaultKind
  /** For how many calls; 1 by default. Preflights do not count. */
  count?: number
  /** For 'slow': milliseconds before the call is carried out. */
  delayMs?: number
}

export type PendingFault = Required<Fault>

export class FaultQueue {
  #pending: PendingFault[] = []

  readonly #slowMs: number

  /** @param slowMs the delay of 'slow' faults without their own */
  constructor(slowMs: number) {
    this.#slowMs = slowMs
  }

  get pending(): readonly PendingFault[] {
    return this.#pending
  }

  add(fault: Fault): void {
    this.#pending.push({ count: 1, delayMs: this.#slowMs, ...fault })
  }

  clear(): void {
    this.#pending = []
  }

  /** Takes the fault that meets a call that has just come in, or null. */
  take(target: string): PendingFault | null {
    const fault = this.#pending.find((one) => one.target === target)
    if (fault === undefined) return null
    fault.count -= 1
    this.#pending = this.#pending.filter(({ count }) => count > 0)
    return fault
  }
}

/** Makes a call go wrong in the fault's way; `carryOut` does what the call asks for. */
export function applyFault(
  fault: PendingFault,
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  carryOut: () => void,
): void {
  switch (fault.kind) {
    case 'close':
      return breakConnection(request)
    case 'hang':
      request.resume()
      return
    case 'slow':
      setTimeout(carryOut, fault.delayMs).unref()
      return
    case 'lose-answer':
      loseAnswer(request, response)
      return carryOut()
    case 'break-answer':
    case 'cut-answer':
      halveAnswer(request, response, fault.kind === 'break-answer')
      return carryOut()
    case 'web-page':
    case 'error-page':
      request.resume()
      return send(response, fault.kind === 'web-page' ? 200 : 502, 'text/html', webPage)
    default: {
      request.resume()
      const [status, name, message] = errors[fault.kind]
      service.answerError(response, { status, name, message })
    }
  }
}

/**
 * Ends a connection with something that no client takes for an answer. After a silent break,
 * browsers would send the request again if the connection had already served one.
 */
function breakConnection({ socket }: IncomingMessage): void {
  socket.end('broken')
}

const webPage = '<!doctype html><title>Log in</title><p>Log in to this network first.</p>'

/**
 * Throws away all further output, and breaks the connection at its end. The writer must not notice,
 * or it would report an error of its own.
 */
function loseAnswer(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  socket.write = (...parts: unknown[]): boolean => {
    const written = parts.find((part) => typeof part === 'function')
    if (written !== undefined) process.nextTick(written)
    return true
  }
  response.once('finish', () => breakConnection(request))
}

/** Sends half of an answer: as if it were whole, or until the connection breaks. */
function halveAnswer({ socket }: IncomingMessage, response: ServerResponse, breaks: boolean): void {
  const end = response.end.bind(response)
  const parts: Buffer[] = []
  const keep = (part: unknown): void => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part))
  }
  response.write = (part: unknown, ...more: unknown[]): boolean => {
    keep(part)
    for (const written of more) if (typeof written === 'function') process.nextTick(written)
    return true
  }
  response.end = (part?: unknown) => {
    keep(part)
    const whole = Buffer.concat(parts)
    const half = whole.subarray(0, Math.floor(whole.length / 2))
    response.setHeader('content-length', breaks ? whole.length : half.length)
    if (breaks) response.once('finish', () => socket.destroySoon())
    return end(half)
  }
}
