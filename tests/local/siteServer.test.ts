import { createLogger, createServer } from 'vite'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { demoMember } from '../../local/demoMember'
import { embeddedSettings } from '../../local/embeddedSettings'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a restarted server still has the backend', async () => {
  for (const name of Object.keys(embeddedSettings)) vi.stubEnv(name, undefined)
  const server = await createServer({
    customLogger: { ...createLogger(), info: () => {}, warn: () => {}, error: () => {} },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  onTestFinished(() => server.close())
  await server.listen()
  await server.restart()
  const origin = server.resolvedUrls?.local[0] ?? ''
  expect(await (await fetch(new URL('/__local', origin))).text()).toContain(demoMember.email)
  // The rules refuse it: somebody has judged it.
  const documents = 'projects/demo-local/databases/(default)/documents'
  const write = await fetch(new URL(`/v1/${documents}:commit`, origin), {
    method: 'POST',
    body: JSON.stringify({ writes: [{ update: { name: `${documents}/a/1`, fields: {} } }] }),
  })
  expect(write.status).toBe(403)
  const settings = await fetch(new URL('/src/config/settings.ts', origin))
  expect(await settings.text()).toContain(embeddedSettings.VITE_FIREBASE_PROJECT_ID)
})
