import { afterEach, expect, it, vi } from 'vitest'
import { forgetCopies } from '@/config/offline'
import { areCopiesForgotten, forgetOfflineCopies, hasOfflineCopies } from '@/device/offlineCopies'

afterEach(() => void vi.unstubAllGlobals())

const registered = (workers: object) => ({
  controller: null,
  getRegistration: (): Promise<object> => Promise.resolve(workers),
})

it.each([
  ['in charge', (worker: object) => ({ controller: worker })],
  ['of a first visit', (active: object) => registered({ active, installing: {} })],
  ['still being installed', (installing: object) => registered({ active: null, installing })],
])('a person who forgets the device waits until the worker %s has done so', async (_, workers) => {
  const done = vi.fn()
  const postMessage = (text: string, [port]: readonly MessagePort[]) => {
    expect(text).toBe(forgetCopies)
    setImmediate(() => {
      done()
      port?.postMessage('')
    })
  }
  vi.stubGlobal('navigator', { serviceWorker: workers({ postMessage }) })
  await forgetOfflineCopies()
  expect(done).toHaveBeenCalledOnce()
  expect(areCopiesForgotten()).toBe(true)
})

it.each([
  { serviceWorker: registered({}) },
  { serviceWorker: { getRegistration: () => Promise.resolve(undefined) } },
  { serviceWorker: { getRegistration: () => Promise.reject(new DOMException('Blocked')) } },
  {},
])('nothing is waited for without a worker (%o)', async (navigator) => {
  vi.stubGlobal('navigator', navigator)
  await expect(forgetOfflineCopies()).resolves.toBeUndefined()
})

it.each([
  [['pages'], true],
  [[], false],
  [null, false],
])('whether offline copies are stored, with the caches %o: %s', async (names, areKept) => {
  vi.stubGlobal('caches', names && { keys: async () => names })
  expect(await hasOfflineCopies()).toBe(areKept)
})

it('no offline copies are stored where storage is blocked', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('Blocked')) })
  expect(await hasOfflineCopies()).toBe(false)
})
