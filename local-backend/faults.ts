import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers'
import { sendJson, sendText } from './http/answers.ts'

export const faultTargets = ['firestore', 'auth', 'email', 'stk'] as const
export type FaultTarget = (typeof faultTargets)[number]

/** What can go wrong, with the words that /__local shows. */
export const faultKinds = {
  refuse: 'answers 403 in the form of the service, nothing is carried out',
  'server-error': 'answers 500 in the form of the service, nothing is carried out',
  close: 'the connection breaks before anything is carried out',
  'lose-answer': 'everything is carried out, then the connection breaks',
  slow: 'answers properly, but late',
  hang: 'never answers, nothing is carried out',
} as const
export type FaultKind = keyof typeof faultKinds

/** What is to go wrong with the next calls to one of the services. */
export interface Fault {
  target: FaultTarget
  kind: FaultKind
  /** For how many calls; 1 unless told. Preflights do not count. */
  count?: number
  /** For 'slow': milliseconds until the call is carried out. */
  delayMs?: number
}

/** A fault that still waits for a call. */
export type PendingFault = Required<Fault>

/** Faults that wait for their calls, first in, first out for each target. */
export class FaultQueue {
  #pending: PendingFault[] = []

  /** @param slowMs the delay of 'slow' faults that name none */
  constructor(private readonly slowMs: number) {}

  get pending(): readonly PendingFault[] {
    return this.#pending
  }

  add(fault: Fault): void {
    this.#pending.push({ count: 1, delayMs: this.slowMs, ...fault })
  }

  clear(): void {
    this.#pending = []
  }

  /** Takes the fault for a call that has just come in, or null. */
  take(target: FaultTarget): PendingFault | null {
    const fault = this.#pending.find((one) => one.target === target)
    if (fault === undefined) return null
    fault.count -= 1
    this.#pending = this.#pending.filter(({ count }) => count > 0)
    return fault
  }

  /**
   * Whether a connection is about to break. Browsers silently send a request again when a
   * connection that served an earlier one breaks, so connections must not be reused until then.
   */
  get breaksConnection(): boolean {
    return this.#pending.some(({ kind }) => kind === 'close' || kind === 'lose-answer')
  }
}

/** Lets a call go wrong as the fault says; `carryOut` does what the call is for. */
export function applyFault(
  fault: PendingFault,
  request: IncomingMessage,
  response: ServerResponse,
  carryOut: () => void,
): void {
  switch (fault.kind) {
    case 'refuse':
      request.resume()
      return answerError(fault.target, response, 403)
    case 'server-error':
      request.resume()
      return answerError(fault.target, response, 500)
    case 'close':
      request.socket.destroy()
      return
    case 'hang':
      request.resume()
      return
    case 'slow':
      setTimeout(carryOut, fault.delayMs).unref()
      return
    case 'lose-answer':
      loseAnswer(request, response)
      carryOut()
  }
}

/**
 * What is answered from now on is thrown away, and the connection breaks when it is complete. The
 * writer must not notice: it would report an error of its own.
 */
function loseAnswer(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  socket.write = (...parts: unknown[]): boolean => {
    const written = parts.find((part) => typeof part === 'function')
    if (written !== undefined) process.nextTick(written)
    return true
  }
  response.once('finish', () => socket.destroy())
}

/** Refusals and failures in the words of each service. */
function answerError(target: FaultTarget, response: ServerResponse, status: 403 | 500): void {
  const isRefused = status === 403
  switch (target) {
    case 'firestore':
    case 'auth': {
      const name = isRefused ? 'PERMISSION_DENIED' : 'INTERNAL'
      const message =
        target === 'auth'
          ? name
          : isRefused
            ? 'Missing or insufficient permissions.'
            : 'Internal error encountered.'
      return sendJson(response, status, { error: { code: status, message, status: name } })
    }
    case 'email':
      return sendText(response, status, isRefused ? 'Forbidden' : 'Internal Server Error')
    case 'stk':
      return sendJson(
        response,
        status,
        isRefused
          ? { errorCode: '403.001.01', errorMessage: 'Forbidden - the request was refused' }
          : { message: 'The payment service failed' },
      )
  }
}
