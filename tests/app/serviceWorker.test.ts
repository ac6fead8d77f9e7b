// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetCopies } from '@/config/offline'

/** A worker that does as it is told, and the browser's list of them. */
function browserWithWorkers() {
  const told: unknown[] = []
  const installing = {
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      told.push(message)
      port?.postMessage(null)
    },
  }
  let registration: object | undefined
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const register = vi.fn(async () => {
    await finished
    registration = { installing }
    return registration
  })
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, register, getRegistration: async () => registration },
  })
  return { register, finish, told }
}

let becomeIdle: () => void

/** The page's modules as a page that was just opened has them. */
async function openPage() {
  vi.resetModules()
  const { registerServiceWorker } = await import('@/app/service-worker/register')
  const { forgetOfflineCopies } = await import('@/device/offlineCopies')
  return { registerServiceWorker, forgetOfflineCopies }
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    becomeIdle = callback
  })
  return () => vi.unstubAllGlobals()
})

test('a page registers the service worker once it is idle', async () => {
  const { register } = browserWithWorkers()
  const { registerServiceWorker } = await openPage()
  registerServiceWorker()
  expect(register).not.toHaveBeenCalled()
  becomeIdle()
  expect(register).toHaveBeenCalledWith('/sw.js')
})

test('a page that has meanwhile deleted its copies does not register the service worker', async () => {
  const { register } = browserWithWorkers()
  const { registerServiceWorker, forgetOfflineCopies } = await openPage()
  registerServiceWorker()
  await forgetOfflineCopies()
  becomeIdle()
  expect(register).not.toHaveBeenCalled()
})

test('a page that the first script is leaving does not register it either', async () => {
  const { register } = browserWithWorkers()
  const { registerServiceWorker } = await openPage()
  registerServiceWorker()
  document.body.dataset.left = ''
  becomeIdle()
  delete document.body.dataset.left
  expect(register).not.toHaveBeenCalled()
})

test('a worker registered while the copies are deleted deletes its own', async () => {
  const { register, finish, told } = browserWithWorkers()
  const { registerServiceWorker, forgetOfflineCopies } = await openPage()
  registerServiceWorker()
  becomeIdle()
  expect(register).toHaveBeenCalledOnce()
  await forgetOfflineCopies()
  finish()
  await vi.waitFor(() => expect(told).toEqual([forgetCopies]))
})
