import { afterEach, expect, it, vi } from 'vitest'
import { forgetCopies } from '@/config/offline'
import { areCopiesForgotten, forgetOfflineCopies, keepsOfflineCopies } from '@/device/offlineCopies'

afterEach(() => void vi.unstubAllGlobals())

const registered = (workers: object) => ({
  controller: null,
  getRegistration: async (): Promise<object> => workers,
})

it.each([
  ['in charge', (worker: object) => ({ controller: worker })],
  ['of a first visit', (active: object) => registered({ active, installing: {} })],
  ['still being installed', (installing: object) => registered({ active: null, installing })],
])('a person who forgets the device waits until the worker %s has done so', async (_, workers) => {
  const done = vi.fn()
  const postMessage = (text: string, [port]: readonly MessagePort[]) => {
    expect(text).toBe(forgetCopies)
    done()
    port?.postMessage('')
  }
  vi.stubGlobal('navigator', { serviceWorker: workers({ postMessage }) })
  await forgetOfflineCopies()
  expect(done).toHaveBeenCalledOnce()
  expect(areCopiesForgotten()).toBe(true)
})

it.each([
  { serviceWorker: registered({}) },
  { serviceWorker: { getRegistration: (): null => null } },
  {},
])('and waits for nobody where no worker is (%o)', async (navigator) => {
  vi.stubGlobal('navigator', navigator)
  await expect(forgetOfflineCopies()).resolves.toBeUndefined()
})

it.each([
  [['pages'], true],
  [[], false],
  [null, false],
])('of the copies %o: some are kept is %s', async (names, areKept) => {
  vi.stubGlobal('caches', names && { keys: async () => names })
  expect(await keepsOfflineCopies()).toBe(areKept)
})
