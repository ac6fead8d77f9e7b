import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createLocalBackend,
  type LocalBackend,
  type LocalBackendOptions,
} from '../../local-backend/createLocalBackend'
import { rulesSource } from '../rules/support/rules'

export interface RunningBackend {
  /** 'http://127.0.0.1:PORT' */
  origin: string
  backend: LocalBackend
  /** Breaks all connections, those of calls that are never answered included. */
  close(): Promise<void>
}

/** The Firebase project id of tests. */
export const testProjectId = 'demo-test'

/** Starts the embedded backend on a port of its own, with the project's firestore.rules for the goods of the tests unless given others. */
export async function startBackend(
  options: Partial<LocalBackendOptions> = {},
): Promise<RunningBackend> {
  const backend = createLocalBackend({ projectId: testProjectId, rules: rulesSource, ...options })
  const server = createServer((request, response) =>
    backend.handle(request, response, () => {
      response.statusCode = 404
      response.end('No such address')
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    backend,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
