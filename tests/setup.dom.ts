import { webcrypto } from 'node:crypto'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import './support/nativeDialog'
import './support/organisation'
import './support/quickLabels'
import { startBackend } from './support/startBackend'

// What a file leaves behind must not reach the next one, nor hide what is missing there.
if ('testBackend' in globalThis) {
  throw new Error('Each file needs a realm of its own: run with two workers or more')
}

// A busy computer is slow, not wrong.
configure({ asyncUtilTimeout: 5000 })

// jsdom's has no `subtle`, which the payment service needs.
vi.stubGlobal('crypto', webcrypto)

// The whole backend, for the tests of this file; the site's settings point to it before any of the
// site's modules is loaded.
const server = await startBackend({ speed: 200 })
const { backend, origin } = server
vi.stubEnv('VITE_FIRESTORE_URL', origin)
vi.stubEnv('VITE_FIREBASE_AUTH_URL', origin)
vi.stubEnv('VITE_STK_BASE_URL', origin)
vi.stubEnv('VITE_EMAILJS_URL', origin)
vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-test')
vi.stubGlobal('testBackend', backend)
// Files that run as threads of one process would hear each other's logouts: each is a device of its own.
vi.stubGlobal(
  'BroadcastChannel',
  class extends BroadcastChannel {
    constructor(name: string) {
      super(`${origin} ${name}`)
    }
  },
)
// jsdom has no fetch; that of Node takes jsdom's forms only inside the Request that Vitest adapts.
const fetchOfNode = fetch
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  try {
    return await (init?.body instanceof FormData
      ? fetchOfNode(new Request(input, init))
      : fetchOfNode(input, init))
  } catch (cause) {
    // As in a browser, a call that fails throws the TypeError of this realm, not that of Node's.
    if (Object(cause).name !== 'TypeError' || cause instanceof TypeError) throw cause
    throw new TypeError(String(Object(cause).message), { cause })
  }
})

class AllInView implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.callback([{ isIntersecting: true }])
  disconnect = () => undefined
}

beforeEach(async () => {
  // jsdom has no layout, so there is nothing it could scroll.
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('IntersectionObserver', AllInView)
  sessionStorage.clear()
  localStorage.clear()
  await backend.reset()
})

afterEach(cleanup)
afterAll(() => {
  // The process, and with it what it calls its environment, goes on to the next file.
  vi.unstubAllEnvs()
  return server.close()
})
