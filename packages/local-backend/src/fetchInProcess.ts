import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { LocalBackend } from './localBackend.ts'

/**
 * A `fetch` that only reaches this backend, without a network: for tests with thousands of requests,
 * and for a service that calls another. Takes an address and a text body; faults meet it too.
 */
export function fetchInProcess(backend: LocalBackend): typeof fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const url = input instanceof Request ? input.url : String(input)
      const { pathname, search } = new URL(url)
      const breakOff = () => reject(new TypeError('fetch failed'))
      const giveUp = () => reject(signal?.reason as unknown)
      if (signal?.aborted) return giveUp()
      signal?.addEventListener('abort', giveUp)
      const socket = { end: breakOff, destroy: breakOff, destroySoon: breakOff }
      const request = Object.assign(
        Readable.from(typeof body === 'string' ? [Buffer.from(body)] : []),
        {
          method,
          url: pathname + search,
          headers: Object.fromEntries(new Headers(headers)),
          socket,
        },
      )
      const response = Object.assign(new EventEmitter(), {
        statusCode: 200,
        socket,
        setHeader: () => {},
        end: (content?: string | Uint8Array<ArrayBuffer>) => {
          // Only now may a fault break the connection.
          response.emit('finish')
          resolve(new Response(content ?? null, { status: response.statusCode }))
        },
      })
      // The parts of Node's request and response that the backend uses.
      backend.handle(
        request as unknown as IncomingMessage,
        response as unknown as ServerResponse,
        () => resolve(new Response('No such address', { status: 404 })),
      )
    })
}
