import type { IncomingMessage, ServerResponse } from 'node:http'

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body))
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, 'text/plain; charset=utf-8', text)
}

export function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.statusCode = status
  response.setHeader('content-type', type)
  response.setHeader('cache-control', 'no-store')
  response.end(text)
}

/**
 * Lets pages of any origin read the answer, like Firestore, EmailJS and Firebase's emulators.
 * Answers a preflight itself and then returns true.
 */
export function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const origin = request.headers.origin
  if (origin !== undefined) {
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('vary', 'Origin')
  }
  if (request.method !== 'OPTIONS') return false
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? 'content-type',
  )
  response.setHeader('access-control-max-age', '600')
  response.statusCode = 204
  response.end()
  return true
}
