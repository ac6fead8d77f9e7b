import type { IncomingMessage } from 'node:http'

/** The path and query of a request; null if they are not a valid address. */
export function requestAddress(request: IncomingMessage): URL | null {
  const target = request.url ?? '/'
  // '//host/path' would be taken for another host.
  try {
    return new URL(`http://backend.invalid${target.startsWith('/') ? target : `/${target}`}`)
  } catch {
    return null
  }
}

/**
 * The origin of the page that sent a request: its Origin header or, for a request of the same
 * origin without one, the host asked.
 */
export function originOfPage(request: IncomingMessage): string {
  const origin = request.headers.origin
  return origin !== undefined && /^https?:\/\/[\w.:[\]-]+$/.test(origin)
    ? origin
    : ownOrigin(request)
}

function ownOrigin(request: IncomingMessage): string {
  const scheme = 'encrypted' in request.socket ? 'https' : 'http'
  return `${scheme}://${request.headers.host ?? 'localhost'}`
}
