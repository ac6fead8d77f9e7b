import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LocalBackend } from './localBackend.ts'

/** Longer than Node's 5 s, so that a caller who was busy finds its connection open. */
export const keepAliveTimeout = 120_000

export interface ListeningBackend {
  /** 'http://127.0.0.1:PORT' */
  readonly origin: string
  /** Breaks all connections, including those of calls that are never answered. */
  close(): Promise<void>
}

/** Serves a backend at a port of this computer; at a free one by default. */
export async function listen(backend: LocalBackend, port = 0): Promise<ListeningBackend> {
  const server = createServer((request, response) =>
    backend.handle(request, response, () => {
      response.statusCode = 404
      response.end('No such address')
    }),
  )
  server.keepAliveTimeout = keepAliveTimeout
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
