import { fromPlainFields } from 'local-backend'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { demoMember } from '../../local/demoMember'
import { embeddedSettings } from '../../local/embeddedSettings'
import { cartOf, orderOf } from '../rules/cases/orders'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The site as `npm start` serves it. */
async function startSite(): Promise<ViteDevServer> {
  for (const name of Object.keys(embeddedSettings)) vi.stubEnv(name, undefined)
  const server = await createServer({
    customLogger: { ...createLogger(), info: () => {}, warn: () => {}, error: () => {} },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  onTestFinished(() => server.close())
  return server.listen()
}

const originOf = (server: ViteDevServer) => server.resolvedUrls?.local[0] ?? ''
const documents = 'projects/demo-local/databases/(default)/documents'

function commit(origin: string, path: string, fields: object) {
  return fetch(new URL(`/v1/${documents}:commit`, origin), {
    method: 'POST',
    body: JSON.stringify({ writes: [{ update: { name: `${documents}/${path}`, fields } }] }),
  })
}

test('a restarted server still has the backend', async () => {
  const server = await startSite()
  await server.restart()
  const origin = originOf(server)
  expect(await (await fetch(new URL('/__local', origin))).text()).toContain(demoMember.email)
  // The rules refuse it: somebody has judged it.
  expect((await commit(origin, 'a/1', {})).status).toBe(403)
  const settings = await fetch(new URL('/src/config/settings.ts', origin))
  expect(await settings.text()).toContain(embeddedSettings.VITE_FIREBASE_PROJECT_ID)
})

test('an organisation that tries the site can order what it sells', async () => {
  const server = await startSite()
  const { catalogue } = await server.ssrLoadModule('/src/content/facts/catalogue.json')
  const order = orderOf(catalogue.length === 0 ? [] : cartOf(1, catalogue))
  const { status } = await commit(
    originOf(server),
    'Orders/R5T8AAAAAAAAAAAAAAAA',
    fromPlainFields(order),
  )
  expect(status).toBe(catalogue.length === 0 ? 403 : 200)
})
