import { afterEach, expect, it, vi } from 'vitest'
import { mayPrefetch } from '@/device/connection'
import { whenIdle } from '@/device/whenIdle'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  [true, undefined, {}, { saveData: false, effectiveType: '4g' }],
  [false, { saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }],
])('pages are prefetched (%s) with the connection %o', (may, ...connections) => {
  for (const connection of connections) {
    vi.stubGlobal('navigator', { connection })
    expect(mayPrefetch(), JSON.stringify(connection)).toBe(may)
  }
})

it('a task runs when the browser is idle, unless cancelled', () => {
  const ask = vi.fn(() => 7)
  const cancel = vi.fn()
  vi.stubGlobal('requestIdleCallback', ask)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const task = () => undefined
  whenIdle(task)
  expect(ask).toHaveBeenLastCalledWith(task, {})
  whenIdle(task, 500)()
  expect(ask).toHaveBeenLastCalledWith(task, { timeout: 500 })
  expect(cancel).toHaveBeenCalledWith(7)
})

it('Safari, which does not report being idle, runs it a moment later', () => {
  vi.useFakeTimers()
  const task = vi.fn()
  whenIdle(task)
  whenIdle(task)()
  expect(task).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})
