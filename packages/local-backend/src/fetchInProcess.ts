import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { LocalBackend } from './localBackend.ts'

/** A `fetch` that reaches this backend alone, without a network: for tests with thousands of requests. */
export function fetchInProcess(backend: LocalBackend): typeof fetch {
  return (input, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve) => {
      const url = input instanceof Request ? input.url : String(input)
      const { pathname, search } = new URL(url)
      const request = Object.assign(
        Readable.from(typeof body === 'string' ? [Buffer.from(body)] : []),
        { method, url: pathname + search, headers: Object.fromEntries(new Headers(headers)) },
      )
      const response = {
        statusCode: 200,
        setHeader: () => {},
        end: (text: string) => resolve(new Response(text, { status: response.statusCode })),
      }
      // The parts of Node's request and response that the backend uses.
      backend.handle(
        request as unknown as IncomingMessage,
        response as unknown as ServerResponse,
        () => resolve(new Response('No such address', { status: 404 })),
      )
    })
}
