import { fromPlainFields } from 'local-backend'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoMember } from '../../local/demoMember'
import { embeddedSettings } from '../../local/embeddedSettings'
import { cartOf, orderOf } from '../rules/cases/orders'

/** The site as `npm start` serves it. */
let server: ViteDevServer
beforeAll(async () => {
  for (const name of Object.keys(embeddedSettings)) vi.stubEnv(name, undefined)
  server = await createServer({
    customLogger: { ...createLogger(), info: () => {}, warn: () => {}, error: () => {} },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  await server.listen()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

const addressOf = (path: string) => new URL(path, server.resolvedUrls?.local[0])
const documents = 'projects/demo-local/databases/(default)/documents'

function commit(path: string, fields: object) {
  return fetch(addressOf(`/v1/${documents}:commit`), {
    method: 'POST',
    body: JSON.stringify({ writes: [{ update: { name: `${documents}/${path}`, fields } }] }),
  })
}

test('an organisation that tries the site can order what it sells', async () => {
  const { catalogue } = await server.ssrLoadModule('/src/content/facts/catalogue.json')
  const order = orderOf(catalogue.length === 0 ? [] : cartOf(1, catalogue))
  const { status } = await commit('Orders/R5T8AAAAAAAAAAAAAAAA', fromPlainFields(order))
  expect(status).toBe(catalogue.length === 0 ? 403 : 200)
})

test('a restarted server still has the backend', async () => {
  await server.restart()
  expect(await (await fetch(addressOf('/__local'))).text()).toContain(demoMember.email)
  // The rules refuse it: somebody has judged it.
  expect((await commit('a/1', {})).status).toBe(403)
  const settings = await fetch(addressOf('/src/config/settings.ts'))
  expect(await settings.text()).toContain(embeddedSettings.VITE_FIREBASE_PROJECT_ID)
})
