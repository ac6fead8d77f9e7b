import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import './support/nativeDialog'
import './support/organisation'
import { startBackend } from './support/startBackend'

// A busy computer is slow, not wrong.
configure({ asyncUtilTimeout: 5000 })

// The whole backend, for the tests of this file; the site's settings point to it before any of the
// site's modules is loaded.
const server = await startBackend()
const { backend, origin } = server
vi.stubEnv('VITE_FIRESTORE_URL', origin)
vi.stubEnv('VITE_FIREBASE_AUTH_URL', origin)
vi.stubEnv('VITE_STK_BASE_URL', origin)
vi.stubEnv('VITE_EMAILJS_URL', origin)
vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-test')
vi.stubGlobal('testBackend', backend)
// jsdom has no fetch; that of Node takes jsdom's forms only inside the Request that Vitest adapts.
const fetchOfNode = fetch
vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
  init?.body instanceof FormData ? fetchOfNode(new Request(input, init)) : fetchOfNode(input, init),
)

beforeEach(async () => {
  // jsdom has no layout, so there is nothing it could scroll.
  vi.stubGlobal('scrollTo', () => undefined)
  sessionStorage.clear()
  localStorage.clear()
  await backend.reset()
})

afterEach(cleanup)
afterAll(() => server.close())
